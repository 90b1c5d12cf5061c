/** The webhook and the lists behind their authoriser, called with events as API Gateway makes them. */
import fc from 'fast-check';
import type { BulkAnswer } from '../../contract/webhook-answers.ts';
import { maxBulkLeads } from '../../contract/webhook-limits.ts';
import { undocumented } from '../contract/openapi-validator.ts';
import type { Answer, RequestEvent } from '../simulation/world/senders.ts';
import { oddName, oddText, oddValue, nested } from './values.ts';
import { aTown, keyValue, restADay, type Town } from './town.ts';

const MOST_DEPTH = 8000;
/** Stack frames and internal error names, which no answer may contain. */
const LEAK = /\n\s+at |\.ts:\d+|TypeError|RangeError|SyntaxError|ZodError|node_modules/;

const lead = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  city: 'Pune',
  loanAmount: 250_000,
};
const members = [
  ...Object.keys(lead),
  'target',
  'fields',
  'allowDuplicate',
  'consent',
  'reference',
];

/** A valid lead with some members changed, removed or added. */
const leadBody = fc
  .record({
    changed: fc.dictionary(fc.oneof(fc.constantFrom(...members), oddName), oddValue, {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    omitted: fc.subarray(Object.keys(lead), { maxLength: 1 }),
    target: fc.option(fc.constantFrom('loans', 'asks', 'nobodys'), { nil: undefined }),
    fields: fc.option(
      fc.dictionary(
        fc.oneof(fc.constantFrom('branch', 'income', 'born', 'own', 'kind'), oddName),
        fc.oneof(oddValue, fc.constantFrom('2026-02-30', '1.5', 'yes', 'Gold', 12)),
        { maxKeys: 5, noNullPrototype: true },
      ),
      { nil: undefined },
    ),
    hasChanges: fc.boolean(),
  })
  .map(({ changed, omitted, target, fields, hasChanges }) => {
    const body: Record<string, unknown> = { ...lead, target, fields };
    if (hasChanges) for (const [name, value] of Object.entries(changed)) body[name] = value;
    for (const name of hasChanges ? omitted : []) delete body[name];
    return JSON.stringify(body);
  });

/** A call with many leads, some of them odd; their keys repeat. */
const bulkBody = fc
  .array(
    fc.tuple(leadBody, fc.oneof(fc.constantFrom('one', 'two'), fc.uuid(), oddValue), oddValue),
    { maxLength: 6 },
  )
  .chain((leads) =>
    fc.constantFrom(1, 1, 1, 40).map((times) =>
      JSON.stringify({
        leads: Array.from({ length: leads.length * times }, (_, place) => {
          const [text, idempotencyKey, odd] = leads[place % leads.length]!;
          const lead: unknown = JSON.parse(text);
          return place % 7 === 6 ? odd : { ...(lead as object), idempotencyKey };
        }).slice(0, maxBulkLeads + 1),
      }),
    ),
  );

const body: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: leadBody },
  { weight: 4, arbitrary: bulkBody },
  {
    weight: 2,
    arbitrary: fc
      .tuple(leadBody, fc.nat(), oddText)
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice(at % 50)),
  },
  { weight: 1, arbitrary: oddText },
  { weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat({ max: MOST_DEPTH }), fc.constantFrom('array' as const, 'object' as const))
      .chain(([depth, kind]) =>
        fc.constantFrom('fields', 'consent', 'name', 'target', '').map((name) => {
          const deep = nested(depth, kind);
          return name === '' ? deep : JSON.stringify(lead).replace('{', `{"${name}":${deep},`);
        }),
      ),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ 'Content-Type': 'application/json' }) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        name: fc.constantFrom('content-type', 'CONTENT-TYPE', 'Content-Type'),
        type: fc.oneof(
          fc.constantFrom('application/json', 'Application/JSON; charset=utf-8', 'text/plain', ';'),
          oddText,
        ),
        key: fc.option(fc.oneof(oddText, fc.constant('one'), fc.uuid()), { nil: undefined }),
        others: fc.dictionary(oddName, oddText, { maxKeys: 2, noNullPrototype: true }),
      })
      .map(({ name, type, key, others }) => ({
        ...others,
        [name]: type,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      })),
  },
  fc.constant(null),
);

const parameter = fc.oneof(
  fc.constantFrom('success', 'processing', 'loans', 'stage', '1', '100', 'CRM-1', ''),
  oddText,
);
/** A call of a list, in place of a lead. */
const list = fc.record({
  resource: fc.constantFrom('/submissions', '/submissions', '/forms'),
  query: fc.dictionary(
    fc.oneof(fc.constantFrom('status', 'form', 'reference', 'cursor', 'limit'), oddName),
    parameter,
    { maxKeys: 4, noNullPrototype: true },
  ),
});

const event = fc.record({
  list: fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, list),
  httpMethod: fc.oneof(
    { weight: 15, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'OPTIONS', 'get', '') },
  ),
  pathParameters: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    fc.oneof(oddText, fc.uuid()).map((id) => ({ id })),
    oddText.map((text) => ({ [text]: text })),
  ),
  headers,
  body,
  accept: fc.constantFrom(undefined, '*/*', 'application/problem+json'),
  resource: fc.constantFrom('/process-lead', '/leads'),
  isBase64Encoded: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  /** Whether `isBase64Encoded` is correct for the body. */
  isTold: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  key: fc.oneof({ weight: 19, arbitrary: fc.constant(keyValue) }, oddText),
});

type SentEvent = typeof event extends fc.Arbitrary<infer Event> ? Event : never;

export async function fuzzWebhook(seed: number, cases: number): Promise<void> {
  let town = await aTown(seed);
  let done = 0;
  await fc.assert(
    fc.asyncProperty(event, async (one) => {
      await sendOne(town, one);
      done += 1;
      if (done % 250 === 0) await restADay(town);
      // Starts a new service now and then, because each case gets slower as the tables grow.
      if (done % 2500 === 0) town = await aTown(seed + done);
    }),
    { seed, numRuns: cases, endOnFailure: false },
  );
  await restADay(town);
}

async function sendOne({ service }: Town, one: SentEvent): Promise<void> {
  const { isTold, key, accept, list: listed, ...sent } = one;
  const headers = { ...sent.headers, ...(accept !== undefined && { accept }) };
  const isEncoded = sent.isBase64Encoded === isTold;
  const text = isEncoded && sent.body ? Buffer.from(sent.body).toString('base64') : sent.body;
  const resource = isStatusOf(sent) ? '/process-lead/{id}' : sent.resource;
  const event = {
    ...{ ...sent, resource, headers, body: text },
    ...(listed && listCall(listed)),
  } as RequestEvent;
  const answer = await service.call(key, event);
  service.turn(1);
  const { statusCode, body: told } = answer;
  if (statusCode >= 500) throw new Error(`It answered ${statusCode}: ${told}`);
  // Other keys do not reach the webhook; the gateway answers in the words of the template.
  if (key === keyValue) checkDocumented(one, answer);
  if (LEAK.test(told)) throw new Error(`The answer tells of our code: ${told.slice(0, 500)}`);
  const body = JSON.parse(told) as { submissionId?: string; results?: BulkAnswer['results'] };
  const accepted = statusCode === 202 ? [body] : (body.results ?? []).map((one) => one.body);
  const ids = new Set(service.rows().map(({ id }) => id));
  for (const { submissionId } of accepted.filter((one) => !('error' in one))) {
    if (!ids.has(submissionId ?? '')) throw new Error('An accepted lead has no row');
  }
}

const listCall = ({ resource, query }: NonNullable<SentEvent['list']>) => ({
  ...{ httpMethod: 'GET', resource, pathParameters: null, queryStringParameters: query },
});

function isStatusOf({
  httpMethod,
  pathParameters,
}: Pick<SentEvent, 'httpMethod' | 'pathParameters'>) {
  return httpMethod === 'GET' && pathParameters !== null && 'id' in pathParameters;
}

/**
 * Expects that the OpenAPI document describes the status, the media type and every member of the
 * answer.
 */
function checkDocumented(sent: SentEvent, answer: Answer) {
  const { statusCode, headers = {}, body } = answer;
  const isGet = sent.list !== undefined || isStatusOf(sent);
  const ofLead = isGet ? '/process-lead/{submissionId}' : sent.resource;
  const path = sent.list?.resource ?? ofLead;
  const mediaType = (headers['Content-Type'] as string | undefined) ?? 'application/json';
  const json = JSON.parse(body) as Record<string, unknown>;
  const told = { path, method: isGet ? ('get' as const) : ('post' as const), statusCode };
  const [first] = undocumented({ ...told, mediaType, body: json });
  if (first) throw new Error(`The OpenAPI document does not know: ${first}`);
}
