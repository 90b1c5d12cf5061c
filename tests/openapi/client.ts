/**
 * Sends leads and reads the lists, using the types that `openapi-typescript` makes from the OpenAPI
 * document. Only `npm run bench -- openapi` compiles and runs this file, because it makes the
 * types.
 */
import type { components, paths } from './types.ts';

type Answers<Path extends 'process-lead' | 'leads'> = paths[`/${Path}`]['post']['responses'];
type AnswerOf<Path extends '/process-lead/{submissionId}' | '/submissions' | '/forms' | '/events'> =
  paths[Path]['get']['responses'][200]['content']['application/json'];
type Lead = components['schemas']['Lead'];
type Bulk = paths['/leads']['post']['requestBody']['content']['application/json'];
type Accepted = Answers<'process-lead'>[202]['content']['application/json'];
type Refused = Answers<'process-lead'>[400]['content']['application/json'];
type Results = Answers<'leads'>[207]['content']['application/json'];
type Status = AnswerOf<'/process-lead/{submissionId}'>;
type SubmissionQuery = NonNullable<paths['/submissions']['get']['parameters']['query']>;

const [base = '', key = ''] = process.argv.slice(2);
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${base}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-api-key': key },
  });
const post = (path: string, body: Lead | Bulk) =>
  call(path, { method: 'POST', body: JSON.stringify(body) });

const lead: Lead = {
  name: 'Priya Sharma',
  phone: '+91 98765 43210',
  email: 'priya@leads.example',
  city: 'Mumbai',
  loanAmount: 2_500_000,
  reference: 'CRM-4711 +91',
};
const accepted = (await (await post('/process-lead', lead)).json()) as Accepted;
const id: string = accepted.submissionId;
const status = (await (await call(`/process-lead/${id}`)).json()) as Status;
const refused = (await (await post('/process-lead', { ...lead, phone: 'none' })).json()) as Refused;
const { results } = (await (
  await post('/leads', { leads: [{ ...lead, idempotencyKey: id }] })
).json()) as Results;
const [first] = results;
const query: SubmissionQuery = { form: 'stage', limit: 1 };
const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
const listed = (await (
  await call(`/submissions?${new URLSearchParams(texts)}`)
).json()) as AnswerOf<'/submissions'>;
const forms = (await (await call('/forms')).json()) as AnswerOf<'/forms'>;
const events = (await (await call('/events?limit=1')).json()) as AnswerOf<'/events'>;

const expected = [
  accepted.success,
  status.submissionId === id,
  refused.details?.[0]?.field === 'phone',
  refused.type === '/problems#invalid-request',
  first?.httpStatus === 202,
  listed.items.length === 1,
  listed.items[0]?.reference === lead.reference,
  listed.nextCursor !== undefined,
  forms.items.length === 0,
  // An event is listed one minute after it was written, so the list is still empty.
  events.items.length === 0,
];
const answers = { accepted, status, refused, first, listed, forms, events };
if (expected.includes(false)) throw new Error(JSON.stringify(answers));
console.log(`sent ${id}, now ${status.status}; the refusal's title: ${refused.title}`);
