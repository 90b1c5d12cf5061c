/**
 * Sends leads with the types that `openapi-typescript` makes of the document. Compiled and run by
 * `npm run bench -- openapi` only, since the types are made there.
 */
import type { components, paths } from './types.ts';

type Answers<Path extends 'process-lead' | 'leads'> = paths[`/${Path}`]['post']['responses'];
type Lead = components['schemas']['Lead'];
type Bulk = paths['/leads']['post']['requestBody']['content']['application/json'];
type Accepted = Answers<'process-lead'>[202]['content']['application/json'];
type Refused = Answers<'process-lead'>[400]['content']['application/json'];
type Results = Answers<'leads'>[207]['content']['application/json'];
type Status =
  paths['/process-lead/{submissionId}']['get']['responses'][200]['content']['application/json'];

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
};
const accepted = (await (await post('/process-lead', lead)).json()) as Accepted;
const id: string = accepted.submissionId;
const status = (await (await call(`/process-lead/${id}`)).json()) as Status;
const refused = (await (await post('/process-lead', { ...lead, phone: 'none' })).json()) as Refused;
const { results } = (await (
  await post('/leads', { leads: [{ ...lead, idempotencyKey: id }] })
).json()) as Results;
const [first] = results;

const expected = [
  accepted.success,
  status.submissionId === id,
  refused.details?.[0]?.field === 'phone',
  refused.type === '/problems#invalid-request',
  first?.httpStatus === 202,
];
if (expected.includes(false)) throw new Error(JSON.stringify({ accepted, status, refused, first }));
console.log(`sent ${id}, now ${status.status}; the refusal's title: ${refused.title}`);
