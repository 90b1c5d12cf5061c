/**
 * Generators of odd requests to the REST API. The requests go to the functions in process, or over
 * HTTP.
 */
import fc from 'fast-check';
import { maxBulkLeads } from '../../contract/webhook-limits.ts';
import { aLead } from '../functions/builders.ts';
import { oddName, oddText, oddValue, nested } from './values.ts';
import { keyValue } from './town.ts';

const MOST_DEPTH = 8000;
const lead = aLead({ loanAmount: 250_000 });
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

/** The body of a call with many leads, some of them odd; Idempotency-Keys repeat. */
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
/**
 * The body of a request that adds a callback endpoint, with odd members. Some cases send this
 * request and no lead.
 */
const callback = fc
  .record({
    address: fc.oneof(
      fc.webUrl(),
      fc.webUrl().map((url) => url.replace('http:', 'https:')),
      oddText,
    ),
    events: fc.oneof(fc.array(fc.constantFrom('form.live', 'submission.failed')), oddValue),
    formIds: fc.option(fc.oneof(fc.array(fc.constantFrom('loans', 'stage', 'x')), oddValue), {
      nil: undefined,
    }),
    withValues: fc.option(fc.oneof(fc.boolean(), oddValue), { nil: undefined }),
    other: fc.option(oddValue, { nil: undefined, freq: 9 }),
  })
  .map((chosen) => JSON.stringify(chosen));
/** A request that reads a list. Some cases send this request and no lead. */
const list = fc.record({
  resource: fc.constantFrom('/submissions', '/submissions', '/forms', '/events', '/callbacks'),
  query: fc.dictionary(
    fc.oneof(fc.constantFrom('status', 'form', 'reference', 'cursor', 'limit', 'after'), oddName),
    parameter,
    { maxKeys: 4, noNullPrototype: true },
  ),
});

export const oddRequest = fc.record({
  callback: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, callback),
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
  /** Whether the body really has the encoding that `isBase64Encoded` declares. */
  isTold: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  key: fc.oneof({ weight: 19, arbitrary: fc.constant(keyValue) }, oddText),
});

export type OddRequest = typeof oddRequest extends fc.Arbitrary<infer Event> ? Event : never;

export const listCall = ({ resource, query }: NonNullable<OddRequest['list']>) => ({
  ...{ httpMethod: 'GET', resource, pathParameters: null, queryStringParameters: query },
});

export const callbackCall = (body: string) => ({
  ...{ httpMethod: 'POST', resource: '/callbacks', pathParameters: null, isBase64Encoded: false },
  body,
});

export function isStatusOf({
  httpMethod,
  pathParameters,
}: Pick<OddRequest, 'httpMethod' | 'pathParameters'>) {
  return httpMethod === 'GET' && pathParameters !== null && 'id' in pathParameters;
}

/** The operation of the OpenAPI document that the request calls. */
export function operationOf(sent: OddRequest): { path: string; method: 'get' | 'post' } {
  const { list: listed, callback: added } = sent;
  if (listed) return { path: listed.resource, method: 'get' };
  if (added !== undefined) return { path: '/callbacks', method: 'post' };
  if (isStatusOf(sent)) return { path: '/process-lead/{submissionId}', method: 'get' };
  return { path: sent.resource, method: 'post' };
}
