/** Tests signed calls of AWS services, against a local service whose answers the test sets. */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { AwsFailure } from '../../../functions/aws-calls/aws-answer.ts';
import { createAwsCall, type AwsService } from '../../../functions/aws-calls/call-aws.ts';
import { listen } from '../local-aws.ts';

const identity = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
};
const body = { phone: '+919876543210' };
const target = 'TrentService.GenerateMac';

type Answer = (response: ServerResponse) => void;

let server: Server;
let endpoint: string;
let requests: { request: IncomingMessage; body: string }[];
let answers: Answer[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ request, body });
      answers.shift()?.(response);
    });
  });
  endpoint = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const answer =
  (status: number, content: string, headers = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(content);
const cutOff: Answer = (response) => response.destroy();
const silence: Answer = () => undefined;
const ok = answer(200, '{"Mac":"one"}');

const callWith = (changes: Partial<AwsService> = {}) =>
  createAwsCall({ service: 'kms', endpoint, identity, timeLimitMs: 5000, ...changes });

async function failureOf(one: Answer, changes: Partial<AwsService> = {}): Promise<AwsFailure> {
  answers = [one];
  const error: unknown = await callWith(changes)({ target, body }).catch((error: unknown) => error);
  if (error instanceof AwsFailure) return error;
  throw error;
}

test('a request to AWS names its operation and is signed', async () => {
  answers = [ok];
  expect(await callWith()({ target, body })).toEqual({ Mac: 'one' });
  const [{ request, body: sent } = { request: undefined, body: '' }] = requests;
  expect(JSON.parse(sent)).toEqual(body);
  expect(request?.headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': target,
    'x-amz-security-token': 'session',
  });
  expect(request?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/kms\/aws4_request, SignedHeaders=content-type;host;x-amz-/,
  );
});

test('an AWS operation with its own path needs no target header', async () => {
  answers = [ok];
  await callWith({ service: 'ses' })({ path: '/v2/email/outbound-emails', body });
  expect(requests[0]?.request.url).toBe('/v2/email/outbound-emails');
  expect(requests[0]?.request.headers['content-type']).toBe('application/json');
  expect(requests[0]?.request.headers['x-amz-target']).toBeUndefined();
});

test.each([3_600_000, -900_000])(
  'an AWS call corrects a clock that is wrong by %i ms',
  async (byMs) => {
    const date = new Date(Date.now() - byMs).toUTCString();
    answers = [answer(403, '{"__type":"InvalidSignatureException"}', { date }), ok, ok];
    const call = callWith();
    expect(await call({ target, body })).toEqual({ Mac: 'one' });
    await call({ target, body });
    const signed = requests.map(({ request }) => timeOf(String(request.headers['x-amz-date'])));
    const errors = signed.map((time) => Math.abs(Date.parse(date) - time) > 60_000);
    expect(errors).toEqual([true, false, false]);
  },
);

test('a clock correction does not extend a try’s time limit', async () => {
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  answers = [answer(403, '{}', { date }), ok];
  const limits = jest.spyOn(AbortSignal, 'timeout');
  try {
    await callWith()({ target, body });
    expect([requests.length, limits.mock.calls]).toEqual([2, [[5000]]]);
  } finally {
    limits.mockRestore();
  }
});

test("a refused request is not repeated if the caller's clock agrees with AWS's clock", async () => {
  expect((await failureOf(answer(403, '{}'))).status).toBe(403);
  expect(requests).toHaveLength(1);
});

/** Converts a time such as `20260301T100000Z` to epoch milliseconds. */
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));

test("AWS's answer without a body is returned as an empty object", async () => {
  answers = [answer(200, '')];
  expect(await callWith()({ target, body })).toEqual({});
});

test.each<[string, Answer, string]>([
  [
    'a code in the header',
    answer(400, '{}', { 'x-amzn-errortype': 'NotFound:http://a/' }),
    'NotFound',
  ],
  ['a code in the body', answer(400, '{"__type":"com.amazonaws#NotFound"}'), 'NotFound'],
  ['no code', answer(403, '<html>+919876543210'), 'unnamed'],
  ['personal data as code', answer(400, '{"__type":"+91 9876543210"}'), 'unnamed'],
  ['status 200 but no JSON', answer(200, 'ok: +919876543210'), 'without JSON'],
])("AWS's answer with %s gives an error code without personal data", async (_, refusal, code) => {
  const failure = await failureOf(refusal);
  expect(failure.code).toBe(code);
  expect(failure.message).toBe(`kms GenerateMac answered ${failure.status} ${code}`);
});

test("no error of an AWS call quotes the call's request or answer", async () => {
  const message = `The number ${body.phone} is wrong`;
  const failure = await failureOf(answer(400, JSON.stringify({ __type: 'Invalid', message })));
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain(body.phone);
});

test.each<[string, Answer[]]>([
  ['throttling', [answer(400, '{"__type":"ThrottlingException"}'), answer(429, '{}'), ok]],
  ['an outage', [answer(500, ''), answer(503, ''), ok]],
  ['a broken connection', [cutOff, cutOff, ok]],
])('an AWS call succeeds after %s, within the allowed tries', async (_, replies) => {
  answers = [...replies];
  expect(await callWith({ tries: 3 })({ target, body })).toEqual({ Mac: 'one' });
  expect(requests).toHaveLength(3);
});

test('an AWS request is sent only once if no number of tries is set', async () => {
  expect((await failureOf(answer(500, ''))).status).toBe(500);
  expect(requests).toHaveLength(1);
});

test('an AWS call throws the error of its last try', async () => {
  answers = [answer(500, ''), answer(503, ''), ok];
  await expect(callWith({ tries: 2 })({ target, body })).rejects.toThrow('503');
});

test('an AWS request that AWS refuses is not repeated', async () => {
  const denied = answer(400, '{"__type":"AccessDeniedException"}');
  expect((await failureOf(denied, { tries: 3 })).code).toBe('AccessDeniedException');
  expect(requests).toHaveLength(1);
});

test('each try of an AWS call has a time limit', async () => {
  answers = [silence, silence];
  const call = callWith({ tries: 2, timeLimitMs: 20 });
  await expect(call({ target, body })).rejects.toThrow('timeout');
  expect(requests.length).toBeLessThanOrEqual(2);
});
