/**
 * The sweep sends callbacks that are due or were lost, and notifies the owners of disabled
 * endpoints.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { sweep, type Sweeping } from '../../../functions/callback-sweep/sweep.ts';
import { createDueCallbacks } from '../../../functions/stores/callbacks/due-callbacks.ts';
import { answering, openCallbacks } from '../callbacks/callback-world.ts';

const world = await openCallbacks();
const { clock, endpoints, sent, log } = world;
let owners: string[];
beforeEach(() => {
  owners = [];
});
const run = (changes: Partial<Sweeping> = {}) =>
  sweep({
    due: createDueCallbacks(world.table),
    ...{ queue: world.queue, events: world.events, plan: world.plan, now: clock.now },
    tell: async (userId) => void owners.push(userId),
    lookAtAlerts: () => Promise.resolve(0),
    logger: { error: () => undefined },
    hasTime: () => true,
    ...changes,
  });
/** Selects the messages of one event, because deliveries of other tests become due too. */
const sentOf = (eventId: string) => sent.filter((message) => message.eventId === eventId);

test("a callback's lost message is sent again, at growing intervals", async () => {
  await world.anEndpoint();
  const { id } = await world.happen();
  const minutes: number[] = [];
  for (let minute = 0; minute < 30; minute += 1) {
    sent.length = 0;
    await run();
    if (sentOf(id).length > 0) minutes.push(minute);
    clock.turn(60);
  }
  expect(minutes).toEqual([3, 6, 12, 24]);
});

test('a callback that is planned for later is sent once, when due', async () => {
  await world.anEndpoint();
  const { id } = await world.happen();
  world.answer(answering(500));
  for (let call = 0; call < 3; call += 1) await world.takeMessage();
  expect(sent).toEqual([]);
  clock.turn(30 * 60 - 1);
  await run();
  expect(sentOf(id)).toEqual([]);
  clock.turn(1);
  await run();
  await run();
  expect(sentOf(id)).toHaveLength(1);
  expect(await world.takeMessage()).toMatchObject({ calls: 4 });
});

test('a callback delivery that has ended is not sent again', async () => {
  await world.anEndpoint();
  const { id } = await world.happen();
  await world.takeMessage();
  clock.turn(3600);
  await run();
  expect(sentOf(id)).toEqual([]);
});

test('a callback replay that is planned for later stays marked as a replay', async () => {
  const key = await world.anEndpoint();
  const { id } = await world.happen();
  await world.takeMessage();
  await log.replayOne(key, id);
  sent.length = 0;
  clock.turn(180);
  await run();
  expect(sentOf(id)).toMatchObject([{ isReplay: true, delaySeconds: 0 }]);
});

test('an owner is notified once of a disabled endpoint', async () => {
  const userId = world.user();
  const key = await world.anEndpoint();
  const other = await world.anEndpoint({ events: ['callback.disabled'] });
  world.answer(answering(410));
  await world.happen();
  await world.takeMessage();
  const failing: Partial<Sweeping> = { tell: () => Promise.reject(new Error('no')) };
  expect(await run(failing)).toMatchObject({ failed: 1, notices: 0 });
  expect(await run()).toMatchObject({ notices: 1 });
  expect(await run()).toMatchObject({ notices: 0 });
  expect(owners).toEqual([userId]);
  clock.turn(61);
  const { events } = await world.events.list({ userId, limit: 10 });
  const disabled = events.find(({ type }) => type === 'callback.disabled');
  expect(events).toHaveLength(2);
  expect(disabled).toMatchObject({
    ...{ type: 'callback.disabled', timestamp: '2026-03-01T10:00:00.000Z' },
    data: { callbackId: key.endpointId, host: new URL(world.address).host },
  });
  // The notification is sent twice, because the first run was interrupted. Both messages belong to
  // one delivery.
  expect(sentOf(disabled?.id ?? '').map(({ endpointId }) => endpointId)).toEqual([
    ...[other.endpointId, other.endpointId],
  ]);
});

test('an owner is not notified of a disabled endpoint that is already resumed', async () => {
  const key = await world.anEndpoint();
  world.answer(answering(410));
  await world.happen();
  await world.takeMessage();
  await endpoints.resume(key);
  await run();
  expect(owners).toEqual([]);
});

test('a sweep sends no callback after its time limit', async () => {
  await world.anEndpoint();
  const { id } = await world.happen();
  sent.length = 0;
  clock.turn(3600);
  await run({ hasTime: () => false });
  expect(sentOf(id)).toEqual([]);
});
