import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import {
  breakerKeys,
  createCircuitBreakerStore,
  type CircuitBreakerStore,
} from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { aDashboard, askDashboard, aTargetAddress } from '../dashboard-api/ask-dashboard.ts';
import { anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let circuitBreaker: CircuitBreakerStore;

beforeEach(async () => {
  circuitBreaker = createCircuitBreakerStore({
    client: db.client,
    table: 'circuitBreakers',
    now: clock.now,
  });
  const { client } = db;
  await client.send(new DeleteCommand({ TableName: 'circuitBreakers', Key: { target: key } }));
});

async function ask(identity: unknown = { sub: user }) {
  const submissions = createSubmissionStore({
    client: db.client,
    table: 'submissions',
    now: clock.now,
  });
  const queue = { send: async () => undefined };
  const dashboard = aDashboard({ db, submissions, queue, log: keptLog(), now: clock.now });
  return askDashboard(dashboard, { field: 'targetHealth', args: {}, identity });
}

const user = aUser();
const key = breakerKeys.ofStage(user, aTargetAddress);
const fail = async (times: number) => {
  for (let count = 0; count < times; count += 1) {
    await circuitBreaker.record(key, {}, { reason: 'blocked', fenced: false });
  }
};
const succeed = async () => {
  const entry = await circuitBreaker.enter(key, { token: anId(), leaseSeconds: 120 });
  if (entry.kind === 'go') await circuitBreaker.record(key, entry.pass, 'success');
};

test('the breaker of a working target is closed', async () => {
  expect((await ask()).data).toEqual({
    target: aTargetAddress,
    state: 'closed',
    failures: 0,
    lastReason: null,
    openedAt: null,
    openUntil: null,
  });
});

test('an open breaker shows when its pause began and ends', async () => {
  await fail(5);
  expect((await ask()).data).toEqual({
    target: aTargetAddress,
    state: 'open',
    failures: 5,
    lastReason: 'blocked',
    openedAt: '2026-03-01T10:00:00.000Z',
    openUntil: '2026-03-01T10:01:00.000Z',
  });
});

test('the breaker is half open after its pause', async () => {
  await fail(5);
  clock.turn(60);
  expect((await ask()).data).toMatchObject({ state: 'half_open', failures: 5 });
  await succeed();
  expect((await ask()).data).toMatchObject({ state: 'closed', failures: 0 });
});

test("another user's breaker stays closed", async () => {
  await fail(5);
  expect((await ask({ sub: aUser() })).data).toMatchObject({ state: 'closed', failures: 0 });
});

test('a caller without a sign-in is refused', async () => {
  expect((await ask(null)).error).toMatchObject({ type: 'Unauthorized' });
});
