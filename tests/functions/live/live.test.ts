import { Sha256 } from '@smithy/core/checksum';
import { marshall } from '@aws-sdk/util-dynamodb';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AccountRow } from '../../../contract/account.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { publishChanges } from '../../../functions/live/publish-changes.ts';
import { endSubscriptions } from '../../../functions/live/end-subscriptions.ts';
import { createLiveCall } from '../../../functions/live/live-channel.ts';
import { createPublisher } from '../../../functions/live/publish-submission.ts';
import { aClock, aLead, aRow } from '../builders.ts';
import { listen } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';

interface Received {
  request: IncomingMessage;
  body: string;
  submission: { id: string; version: number };
}

const identity = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
};
const clock = aClock();
let server: Server;
let origin: string;
let received: Received[];
let reply: (received: Received) => { status: number; body: string };
let log: ReturnType<typeof keptLog>;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { variables } = JSON.parse(body) as {
        variables: { submission: Received['submission'] };
      };
      const one = { request, body, submission: variables.submission };
      received.push(one);
      const { status, body: answer } = reply(one);
      response.writeHead(status).end(answer);
    });
  });
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  reply = () => ({ status: 200, body: '{"data":{}}' });
  log = keptLog();
});

function aRecord(row: SubmissionRow, eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'MODIFY') {
  const SequenceNumber = `${row.id}-${row.version}`;
  const image = marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  const { id, userId } = image!;
  const content =
    eventName === 'REMOVE' ? { Keys: { id: id!, userId: userId! } } : { NewImage: image! };
  return { eventName, dynamodb: { SequenceNumber, ...content } };
}

const run = (
  records: DynamoDBRecord[],
  graphqlUrl = `${origin}/graphql`,
  { timeoutMs = 2000, isWatched = async (): Promise<boolean> => true } = {},
) =>
  publishChanges(
    { Records: records },
    {
      isWatched,
      publish: createPublisher(createLiveCall({ graphqlUrl, identity, timeoutMs })),
      logger: log.logger,
      now: clock.now,
    },
  );

test('a changed submission is published without its attempts', async () => {
  const screenshotKey = 'screenshots/u/s/1.jpg';
  const fields = [{ field: 'name', value: 'What the bot typed' }];
  const startedAt = clock.now().toISOString();
  const attempts = [{ number: 1, startedAt, outcome: 'failed' as const, fields }];
  const row = aRow({
    status: 'error',
    ...{ failureReason: 'captcha', possiblySent: false, attempts },
    ...{ keyId: 'key', screenshotKey, screenshotUntil: '2026-04-01T10:00:00.000Z' },
    decision: { wentIn: false, at: startedAt, by: 'user' },
    ...{ formId: 'form', recipeVersion: 3, fields: { employer: 'Tata' }, reference: 'CRM-1' },
  });
  expect(await run([aRecord(row)])).toEqual({ batchItemFailures: [] });
  const { userId, id, version, createdAt, updatedAt } = row;
  expect(received.map(({ submission }) => submission)).toEqual([
    {
      ...aLead(),
      ...{ userId, id, version, createdAt, updatedAt },
      status: 'error',
      retryCount: 0,
      nextAttemptAt: null,
      failureReason: 'captcha',
      hasScreenshot: true,
      keyId: 'key',
      submittedAt: null,
      possiblySent: false,
      nothingSent: false,
      decidedAt: startedAt,
      decidedWentIn: false,
      formId: 'form',
      recipeVersion: 3,
      fields: '{"employer":"Tata"}',
      reference: 'CRM-1',
      waitingFor: null,
      expiresAt: null,
    },
  ]);
  expect(received[0]!.body).not.toContain('typed');
  const { query } = JSON.parse(received[0]!.body) as { query: string };
  for (const field of Object.keys(received[0]!.submission)) expect(query).toContain(field);
});

test('a change of a user without an open page is not published', async () => {
  const isWatched = async () => false;
  const removal = aRecord(aRow(), 'REMOVE');
  const result = await run([aRecord(aRow()), removal], undefined, { isWatched });
  expect([result, received]).toEqual([{ batchItemFailures: [] }, []]);
});

test('changes are delivered again if the check for open pages fails', async () => {
  const rows = [aRow(), aRow()];
  const isWatched = () => Promise.reject(new Error('The table does not answer'));
  const { batchItemFailures } = await run(
    rows.map((row) => aRecord(row)),
    undefined,
    { isWatched },
  );
  expect(batchItemFailures).toHaveLength(2);
  expect(log.lines.filter((line) => line.startsWith('error'))).not.toEqual([]);
});

test('the request that publishes a change has a valid signature', async () => {
  await run([aRecord(aRow())]);
  const { request, body } = received[0]!;
  const signedAt = String(request.headers['x-amz-date']);
  const signer = new SignatureV4({ service: 'appsync', sha256: Sha256, ...identity });
  const expected = await signer.sign(
    new HttpRequest({
      method: 'POST',
      path: '/graphql',
      headers: {
        host: String(request.headers.host),
        'content-type': String(request.headers['content-type']),
      },
      body,
    }),
    { signingDate: new Date(signedAt.replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:')) },
  );
  expect(request.url).toBe('/graphql');
  expect(request.headers['x-amz-security-token']).toBe('session');
  expect(request.headers.authorization).toContain('/eu-west-1/appsync/aws4_request');
  expect(request.headers.authorization).toBe(expected.headers['authorization']);
});

test('expired submissions are not published', async () => {
  const expired = aRow({ status: 'success', expiresAt: clock.now().getTime() / 1000 });
  const kept = aRow({ status: 'success', expiresAt: clock.now().getTime() / 1000 + 1 });
  await run([aRecord(expired), aRecord(kept)]);
  expect(received.map(({ submission }) => submission.id)).toEqual([kept.id]);
});

test('removed submissions are published by id, removed accounts are not', async () => {
  const { id, userId } = aRow();
  const account = { eventName: 'REMOVE' as const, dynamodb: { SequenceNumber: '1', Keys: {} } };
  await run([aRecord(aRow({ id, userId }), 'REMOVE'), account]);
  expect(received.map(({ body }) => (JSON.parse(body) as { variables: object }).variables)).toEqual(
    [{ id, userId }],
  );
});

test("a submission's changes are published in order until one fails", async () => {
  const row = aRow();
  const other = aRow();
  reply = ({ submission }) =>
    submission.id === row.id && submission.version === 2
      ? { status: 500, body: '' }
      : { status: 200, body: '{"data":{}}' };
  const changes = [1, 2, 3].map((version) => aRecord({ ...row, version }));
  const result = await run([...changes, aRecord(other)]);
  expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: `${row.id}-2` }] });
  const versions = received.filter(({ submission }) => submission.id === row.id);
  expect(versions.map(({ submission }) => submission.version)).toEqual([1, 2]);
  expect(received.map(({ submission }) => submission.id)).toContain(other.id);
});

test('failures of GraphQL are reported without quoting the answer', async () => {
  const quote = { errorType: 'Validation', message: 'got "Asha Rao"' };
  const answers = [JSON.stringify({ errors: [quote] }), '<html>Asha Rao</html>'];
  for (const body of answers) {
    reply = () => ({ status: 200, body });
    expect((await run([aRecord(aRow())])).batchItemFailures).toHaveLength(1);
  }
  expect(log.lines.join()).toContain('Validation');
  expect(log.lines.join()).not.toContain('Asha');
});

test('a publishing request without an answer times out', async () => {
  // This test has its own server, because the request may arrive only after the test has ended.
  const silent = createServer(() => undefined);
  const url = await listen(silent);
  expect((await run([aRecord(aRow())], url, { timeoutMs: 50 })).batchItemFailures).toHaveLength(1);
  silent.closeAllConnections();
  silent.close();
});

function anAccount(account: AccountRow): DynamoDBRecord {
  const image = marshall(account) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  return { eventName: 'MODIFY', dynamodb: { SequenceNumber: account.userId, NewImage: image! } };
}

const end = (accounts: AccountRow[]) =>
  endSubscriptions(
    { Records: accounts.map(anAccount) },
    {
      call: createLiveCall({ graphqlUrl: `${origin}/graphql`, identity, timeoutMs: 2000 }),
      logger: log.logger,
    },
  );

describe("the end of a user's sessions", () => {
  test("the end of a user's sessions ends earlier subscriptions", async () => {
    const at = clock.now().toISOString();
    const result = await end([
      { userId: 'a', notBefore: 1000 },
      { userId: 'b', notBefore: 1000, disabledAt: at },
      { userId: 'c', deletedAt: at },
      { userId: 'd' },
    ]);
    expect(result).toEqual({ batchItemFailures: [] });
    const ended = received.map(({ body }) => (JSON.parse(body) as { variables: object }).variables);
    const ever = expect.any(Number);
    expect(ended).toHaveLength(3);
    expect(ended).toEqual(
      expect.arrayContaining([
        { userId: 'a', notBefore: 1000 },
        { userId: 'b', notBefore: ever },
        { userId: 'c', notBefore: ever },
      ]),
    );
  });

  test('subscriptions that could not be ended are tried again', async () => {
    reply = ({ body }) => ({ status: body.includes('"b"') ? 500 : 200, body: '{"data":{}}' });
    const accounts = ['a', 'b'].map((userId) => ({ userId, notBefore: 1000 }));
    expect(await end(accounts)).toEqual({ batchItemFailures: [{ itemIdentifier: 'b' }] });
  });
});
