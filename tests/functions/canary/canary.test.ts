/**
 * The canary's round trip through the real authoriser, webhook and bot, all in this process. Only
 * the browser is simulated. The test moves the clock while the canary waits.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { canaryOwner } from '../../../contract/canary.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import type { AttemptNote } from '../../../functions/bot/bot-dependencies.ts';
import { countRoundTrip } from '../../../functions/canary/count-round-trip.ts';
import { makeCanaryKey } from '../../../functions/canary/canary-key.ts';
import { canaryPatienceMs, goRoundTrip } from '../../../functions/canary-lead/round-trip.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { createWaitingRoom } from '../bot/waiting-room.ts';
import { anId, noAccount, rowLimits } from '../builders.ts';
import { queueThat, webhookOn } from '../webhook/webhook-builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;
let sent: LeadMessage[];
let ends: AttemptNote[];
let botWorks: boolean;
/** The number of failed attempts after which the form works again. */
let failures: number;

beforeEach(() => {
  room = createWaitingRoom(db.client);
  room.temper.outcome = 'success';
  [sent, ends, botWorks, failures] = [[], [], true, Infinity];
});

const makeKey = () =>
  makeCanaryKey({
    client: db.client,
    lookupTable: 'apiKeyLookup',
    newId: anId,
    now: room.clock.now,
  });

const findKey = (keyValue: string) =>
  authorise(keyValue, {
    find: (hash) => findApiKey(db.client, 'apiKeyLookup', hash),
    findAccount: noAccount,
    now: room.clock.now,
  });

/**
 * Runs a canary lead's round trip on a simulated stage: the webhook checks the API key, and waiting
 * advances the test's clock.
 */
async function roundTrip(keyValue?: string) {
  const webhook = createWebhook(
    webhookOn({
      ...{ client: db.client, now: room.clock.now, logger: keptLog().logger },
      submissions: room.store,
      queue: queueThat(async (message) => void sent.push(message)),
    }),
  );
  const key = keyValue ?? (await makeKey());
  return goRoundTrip({
    call: async (httpMethod, path, body = '') => {
      const authorizer = await findKey(key);
      if (!authorizer) return { status: 403, body: {} };
      const answer = await webhook({
        ...{ httpMethod, body, isBase64Encoded: false },
        resource: path ? '/process-lead/{id}' : '/process-lead',
        headers: { 'Content-Type': 'application/json' },
        pathParameters: path ? { id: path.slice(1) } : null,
        requestContext: { authorizer },
      });
      return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown };
    },
    cancel: async (id) => void (await room.store.cancel({ userId: canaryOwner, id, ...rowLimits })),
    wait: async (milliseconds) => {
      room.clock.turn(milliseconds / 1000);
      if (!botWorks) return;
      if (room.temper.attempts >= failures) room.temper.outcome = 'success';
      for (const message of sent) {
        await room.deliver(message, { note: (note) => void ends.push(note) });
      }
    },
    now: room.clock.now,
  });
}

const measured = (report: Awaited<ReturnType<typeof roundTrip>>) => {
  const counts: unknown[][] = [];
  countRoundTrip(report, (...call) => counts.push(call));
  return counts;
};
const rowOf = (submissionId = '') => room.rowOf({ userId: canaryOwner, submissionId });

test('a successful round trip emits CanaryFailed with 0, and its duration', async () => {
  const report = await roundTrip();
  expect(report).toEqual({ outcome: 'success', seconds: 3, submissionId: expect.any(String) });
  expect(measured(report)).toEqual([
    ['CanaryFailed', 0],
    ['CanarySeconds', 3, 'Seconds'],
  ]);
});

test('a canary lead counts in no statistics and expires', async () => {
  const { submissionId } = await roundTrip();
  expect(ends).toMatchObject([{ outcome: 'success', canary: true }]);
  const endsAt = (await rowOf(submissionId))?.expiresAt ?? 0;
  expect(endsAt - room.clock.now().getTime() / 1000).toBeLessThanOrEqual(86_400);
});

test('a slow round trip is measured with its duration', async () => {
  room.temper.outcome = 'target_unreachable';
  failures = 2;
  const began = room.clock.now().getTime();
  const { outcome, seconds } = await roundTrip();
  expect(outcome).toBe('success');
  expect(seconds).toBe((room.clock.now().getTime() - began) / 1000);
  expect(seconds).toBeGreaterThan(10);
});

test('a canary lead that the form refuses is a failure', async () => {
  room.temper.outcome = 'captcha';
  const report = await roundTrip();
  expect(report).toMatchObject({ outcome: 'failed', why: 'The lead ended as captcha.' });
  expect(measured(report)).toEqual([['CanaryFailed', 1]]);
});

test('a canary lead that no bot takes is cancelled', async () => {
  botWorks = false;
  const report = await roundTrip();
  expect(report).toMatchObject({
    outcome: 'too late',
    why: 'The lead is still processing after 240 seconds.',
  });
  expect(report.seconds).toBeGreaterThanOrEqual(canaryPatienceMs / 1000);
  expect(measured(report)).toEqual([['CanaryFailed', 1]]);
  expect(await rowOf(report.submissionId)).toMatchObject({ failureReason: 'cancelled' });
});

test('a refused canary key is a failure', async () => {
  const report = await roundTrip('fak_unknown');
  expect(report).toEqual({
    outcome: 'failed',
    why: 'The webhook answered 403 to the lead.',
    seconds: 0,
  });
});

test('failed canary leads open no circuit breaker', async () => {
  room.temper.outcome = 'target_unreachable';
  for (let lead = 1; lead <= 5; lead += 1) {
    await room.deliver(await room.aMessage(1, canaryOwner));
  }
  expect(room.temper.attempts).toBe(5);
  room.temper.outcome = 'success';
  const message = await room.aMessage();
  await room.deliver(message);
  expect(await room.rowOf(message)).toMatchObject({ status: 'success' });
});

test('each canary key expires within minutes and is stored hashed', async () => {
  const [key, other] = [await makeKey(), await makeKey()];
  expect(key).toMatch(/^fak_[A-Za-z0-9]{40}$/);
  expect(other).not.toBe(key);
  expect(await findKey(key)).toMatchObject({ userId: canaryOwner, canary: 'true', takesForms: '' });
  const { Items = [] } = await db.client.send(new ScanCommand({ TableName: 'apiKeyLookup' }));
  expect(JSON.stringify(Items)).not.toContain(key);
  expect(Items.every(({ removeAt }) => Number(removeAt) > 0)).toBe(true);
  room.clock.turn(601);
  expect(await findKey(key)).toBeUndefined();
});
