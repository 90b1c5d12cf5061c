/**
 * The bot's call of the browser function, against a local server that stands in for Lambda's API.
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createInvokeBrowser } from '../../../functions/browser-calls/invoke-browser.ts';
import { longestAnswerBytes, type BrowserCall } from '../../../contract/browser-call.ts';
import { accessKeyOf, isSignedBy } from '../../../local-cloud/iam/request-signature.ts';
import { aLead } from '../builders.ts';
import { listen } from '../local-aws.ts';
import { aFailure } from '../bot/stand-in-browser.ts';
import { nextEvent } from '../../until.ts';

const call: BrowserCall = {
  lead: aLead(),
  target: { name: 'Form', url: 'https://forms.example/', demo: false },
  deadline: 0,
  fence: { url: 'https://api.example/fence', token: 'token' },
  picture: { url: 'https://bucket.example/', fields: {} },
};

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer;
let server: Server;
let endpoint: string;
let requests: number;

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      answer(request, response, Buffer.concat(chunks).toString());
    });
  });
  endpoint = await listen(server);
});
afterEach(async () => {
  server.closeAllConnections();
  await nextEvent('the server to close', server.close(), 'close');
});

const invoke = (waitMs = 5000) =>
  createInvokeBrowser({
    functionName: 'stack-Browser',
    endpoint,
    identity: {
      region: 'eu-west-1',
      credentials: { accessKeyId: 'ASIABOT', secretAccessKey: 'secret', sessionToken: 'session' },
    },
    waitMs,
  })('user-1', call);

const respond =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

describe('a call of the browser function', () => {
  test('each call of the browser function is signed for one tenant and has its own connection', async () => {
    let seen: object = {};
    answer = (request, response, body) => {
      const { method = '', url = '', headers } = request;
      const signed = { method, url, headers };
      seen = {
        url,
        tenant: headers['x-amz-tenant-id'],
        kind: headers['x-amz-invocation-type'],
        connection: headers.connection,
        key: accessKeyOf(signed),
        good: isSignedBy(signed, 'secret'),
        forged: isSignedBy(signed, 'another'),
        body: JSON.parse(body) as unknown,
      };
      response.end('{"kind":"stopped"}');
    };
    expect(await invoke()).toEqual({ kind: 'answered', answer: { kind: 'stopped' } });
    expect(seen).toEqual({
      url: '/2015-03-31/functions/stack-Browser/invocations',
      tenant: 'user-1',
      kind: 'RequestResponse',
      connection: 'close',
      key: 'ASIABOT',
      good: true,
      forged: false,
      body: call,
    });
  });

  test.each([
    [400, 'InvalidParameterValueException'],
    [403, 'AccessDeniedException'],
    [404, 'ResourceNotFoundException'],
    [429, 'TooManyRequestsException'],
  ])('a call that Lambda refuses with %d %s counts as never begun', async (status, type) => {
    answer = respond(status, '{}', { 'x-amzn-errortype': type });
    expect(await invoke()).toMatchObject({
      kind: 'never began',
      cause: { message: `Lambda answered ${status}: ${type}` },
    });
  });

  test.each([400, 403])(
    "a call refused with %d is signed again with the answer's time",
    async (status) => {
      const date = new Date(Date.now() + 3_600_000).toUTCString();
      const refuse = respond(status, '{}', { 'x-amzn-errortype': 'InvalidSignature', date });
      const signedAt: string[] = [];
      answer = (request, response, body) => {
        signedAt.push(String(request.headers['x-amz-date']).slice(0, 11));
        if (requests === 1) refuse(request, response, body);
        else response.end('{"kind":"stopped"}');
      };
      expect(await invoke()).toEqual({ kind: 'answered', answer: { kind: 'stopped' } });
      const hour = new Date(date).toISOString().replaceAll(/[-:]/g, '').slice(0, 11);
      expect([requests, signedAt[1]]).toEqual([2, hour]);
    },
  );

  test('a call that reaches no server counts as never begun', async () => {
    await nextEvent('the server to close', server.close(), 'close');
    expect(await invoke()).toMatchObject({ kind: 'never began' });
  });
});

describe('when the outcome of a call is unknown', () => {
  const failure = JSON.stringify(aFailure('timeout'));
  test.each<[string, Answer]>([
    ['is a server error', respond(500, '{}')],
    ['is a cut connection', (_request, response) => response.destroy()],
    [
      'is cut short',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write(failure.slice(0, 20));
        response.destroy();
      },
    ],
    [
      'is a function error',
      respond(200, '{"errorType":"Sandbox.Timedout"}', {
        'x-amz-function-error': 'Unhandled',
      }),
    ],
    ['is not JSON', respond(200, '<html>')],
    ['is null', respond(200, 'null')],
    ['has an unknown reason', respond(200, failure.replace('timeout', 'bribed'))],
    [
      'has a reason that no attempt ends with',
      respond(200, failure.replace('timeout', 'cancelled')),
    ],
    ['has a message that is too long', respond(200, failure.replace('It failed', 'x'.repeat(501)))],
    ['does not mention the fence', respond(200, failure.replace('"fenced"', '"fence"'))],
    [
      'has megabytes',
      respond(200, JSON.stringify({ kind: 'success', x: 'x'.repeat(longestAnswerBytes) })),
    ],
  ])("the outcome of a call is unknown if Lambda's answer %s", async (_name, how) => {
    answer = how;
    expect(await invoke()).toMatchObject({ kind: 'unknown' });
    expect(requests).toBe(1);
  });

  test('the outcome of a call is unknown if no answer comes in time', async () => {
    answer = () => undefined;
    expect(await invoke(2000)).toMatchObject({ kind: 'unknown' });
    expect(requests).toBe(1);
  });

  test("the cause of a function error does not contain the error's message", async () => {
    const body = '{"errorType":"TypeError","errorMessage":"of Asha Rao"}';
    answer = respond(200, body, { 'x-amz-function-error': 'Unhandled' });
    const end = await invoke();
    expect(end.kind === 'unknown' && end.cause.message).toBe(
      'The browser function ended with an error: TypeError',
    );
  });
});

test("unknown members of the browser's answer are removed", async () => {
  const failure = {
    ...aFailure('captcha'),
    claimToken: 'x',
    receipt: { builder: 'b', other: 'y' },
  };
  answer = respond(200, JSON.stringify(failure));
  expect(await invoke()).toEqual({
    kind: 'answered',
    answer: { ...aFailure('captcha'), receipt: { builder: 'b' } },
  });
});
