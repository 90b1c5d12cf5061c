/**
 * When a page may send the same lead once more, tested with traffic logs that are written by hand.
 */
import { expect, test } from '@jest/globals';
import type { LetOut, LogEvent } from '../../../../functions/browser/traffic/log.ts';
import { renewedBy } from '../../../../functions/browser/traffic/renewed-send.ts';
import { digestOf, partsOf } from '../../../../functions/browser/traffic/request-content.ts';
import { submitTraffic } from '../../../../functions/browser/traffic/submit-traffic.ts';
import { answered, aRequest, filling, letOut, pressed, used } from '../traffic/log-builders.ts';

const sent = (permit: number, changes: Partial<LetOut> = {}) =>
  letOut(permit, { content: 1, tokens: 1, ...changes });
const checked: LogEvent[] = [
  sent(1, { isCheck: true }),
  { kind: 'permit used', permit: 1, status: 204, isCheck: true },
];
const mayGo = (events: readonly LogEvent[], next: Pick<LetOut, 'content' | 'tokens'>) =>
  renewedBy([filling, pressed, ...events], next) !== undefined;
const renewed = { content: 1, tokens: 2 };
const same = { content: 1, tokens: 1 };

test.each<[string, LogEvent[], typeof renewed]>([
  ...[400, 401, 403, 419, 422].map((status): [string, LogEvent[], typeof renewed] => [
    `a renewed token after ${status}`,
    [sent(1), used(1, status)],
    renewed,
  ]),
  ['the submit after its check', checked, same],
  ['a second check', [...checked, ...checked], same],
  ['a renewed token after a check and 419', [...checked, sent(2), used(2, 419)], renewed],
])('the page may send the same lead again: %s', (_what, events, next) => {
  expect(mayGo(events, next)).toBe(true);
});

test.each<[string, LogEvent[], typeof renewed]>([
  ...[200, 204, 408, 409, 429, 500, undefined].map(
    (status): [string, LogEvent[], typeof renewed] => [
      `a renewed token after ${status}`,
      [sent(1), used(1, status)],
      renewed,
    ],
  ),
  ['a renewed token before the answer', [sent(1)], renewed],
  ['the same token after 403', [sent(1), used(1, 403)], same],
  [
    'a second renewed token',
    [sent(1), used(1, 401), sent(2, { tokens: 2 }), used(2, 401)],
    { content: 1, tokens: 3 },
  ],
  [
    'the submit after a check that was answered as a submit',
    [sent(1, { isCheck: true }), used(1, 200)],
    same,
  ],
  ['the submit beside its check', [sent(1, { isCheck: true })], same],
  ['a second submit after a check', [...checked, sent(2), used(2, 200)], renewed],
])('the page may not send the same lead again: %s', (_what, events, next) => {
  expect(mayGo(events, next)).toBe(false);
});

test.each([
  [{ Authorization: 'Bearer 2' }],
  [{ 'X-CSRF-Token': '2' }],
  [{ 'x-xsrf-token': '2' }],
  [{ RequestVerificationToken: '2' }],
  [{ 'X-WP-Nonce': '2' }],
])('the header %j counts as a renewable token', (headers) => {
  expect(tokensIn(headers)).not.toBe(tokensIn({}));
});

test.each([
  [{ traceparent: '00-2' }],
  [{ 'x-request-id': '2' }],
  [{ 'X-Trace-Token': '2' }],
  [{ 'Idempotency-Key': '2' }],
  [{ 'Next-Action': '2' }],
  [{ 'content-type': 'text/plain' }],
])('the header %j does not count as a renewable token', (headers) => {
  expect(tokensIn(headers)).toBe(tokensIn({}));
});

function tokensIn(headers: Readonly<Record<string, string | undefined>>): string {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) own[name] = value;
  return partsOf({ method: 'POST', url: '', headers: own }).tokens;
}

test.each([
  ['a form-encoded body', 'email=a&_token=1', 'email=a&_token=2'],
  ['JSON', '{"email":"a","csrfToken":"1"}', '{"email":"a","csrfToken":"2"}'],
  ['JSON with a count', '{"try":1,"csrfToken":"1"}', '{"try":2,"csrfToken":"2"}'],
  [
    'a multipart body',
    '--x\r\nContent-Disposition: form-data; name="_csrf"\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="_csrf"\r\n\r\n2\r\n--x--',
  ],
])('two requests that differ only by a token in %s have equal content', (_where, first, second) => {
  const [one, other] = [first, second].map((body) => partsOf(withBody(body)));
  expect([one?.content === other?.content, one?.tokens === other?.tokens]).toEqual([true, false]);
});

test('two requests with different values have different content', () => {
  const [one, other] = ['author=1&_token=1', 'author=2&_token=1'].map((body) =>
    partsOf(withBody(body)),
  );
  expect([one?.content === other?.content, one?.tokens === other?.tokens]).toEqual([false, true]);
});

test.each<[string, string, { url?: string; body?: string }, boolean]>([
  ['a count of attempts', 'apply?try=1', { url: 'apply?try=2' }, true],
  ['a time against caching', 'apply?_=1795680000001', { url: 'apply?_=1795680000002' }, true],
  ['a random number against caching', 'apply?_=0.1234567', { url: 'apply?_=0.7654321' }, true],
  ['a count that the first try lacks', 'apply', { url: 'apply?try=1' }, true],
  [
    'a count and a time that the first try lacks',
    'a?b=1',
    { url: 'a?try=1&t=1795680000&b=1' },
    true,
  ],
  ['a count among values', 'apply?a=1&b=2', { url: 'apply?a=1&retry=1&b=2' }, true],
  ['a count in JSON', 'apply', { body: '{"email":"a","attempt":2}' }, true],
  ['a count in JSON that the first try lacks', 'apply', { body: '{"email":"a"}' }, true],
  ['a count at the start of JSON', 'apply', { body: '{"retryCount":"1","email":"a"}' }, true],
  ['a step with a short key', 'apply?t=1', { url: 'apply?t=2' }, false],
  ['an answer with a short key', 'apply', { body: '{"email":"a","t":12}' }, false],
  ['another step', 'apply?step=1', { url: 'apply?step=2' }, false],
  ['another action', 'apply?t=check', { url: 'apply?t=save' }, false],
  ['another value', 'apply', { body: '{"email":"b","attempt":1}' }, false],
])('whether a repeat with %s equals the first request', (_what, url, changed, isEqual) => {
  const body = '{"email":"a","attempt":1}';
  const [one, other] = [
    { url, body },
    { url, body, ...changed },
  ].map((each) => digestOf({ ...withBody(each.body), url: `https://lender.example/${each.url}` }));
  expect(one === other).toBe(isEqual);
});

test.each([
  ['a form-encoded body', 'email=a', 'email=a&retry=1'],
  ['a form-encoded body that begins with it', 'email=a', 'try=2&email=a'],
  ['a multipart body', partsWith(''), partsWith(aPart('try', '1'))],
])(
  'a repeat that adds a count of attempts counts as equal to the first request: %s',
  (_where, first, repeat) => {
    expect(digestOf(withBody(repeat))).toBe(digestOf(withBody(first)));
  },
);

function aPart(name: string, value: string): string {
  return `--x1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function partsWith(more: string): string {
  return `${aPart('email', 'a')}${more}--x1--\r\n`;
}

const withBody = (body: string) => ({
  method: 'POST',
  url: 'https://lender.example/apply',
  headers: {},
  postDataEntries: [{ bytes: Buffer.from(body).toString('base64') }],
});

test("after a repeat with a renewed token, only the repeat's answer counts", () => {
  const events = [
    ...[filling, pressed, aRequest(), sent(1), used(1, 419), answered(1, 419)],
    ...[aRequest({ request: 2 }), sent(2, { tokens: 2, renews: 1 }), used(2, 200), answered(2)],
  ];
  expect(submitTraffic(events)).toMatchObject({ answer: { status: 200 }, opposite: undefined });
});

test('a request that only checks the values is not the submit', () => {
  const events = [filling, pressed, aRequest({ isCheck: true }), answered(1, 204)];
  expect(submitTraffic(events)).toMatchObject({
    submitSeen: false,
    mayHoldLead: false,
    sentWhole: false,
  });
});
