/**
 * `callbacks [replays]`: measures how long after the end of a submission its callback and its live
 * event arrive. It measures while another user's ten endpoints hang, and while another user replays
 * many deliveries. Each measurement is compared with one without load just before it. The bench
 * writes the submissions into the table itself, so no browser takes part. Fails if the median is
 * more than 1.2 times the median without load, or if a callback takes over a second longer than the
 * slowest callback without load. The tolerance is a second, because a delivery that exceeds the
 * limit of simultaneous calls waits at least that long.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteCallback } from '../../../contract/graphql-operations.ts';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { until } from '../../until.ts';
import { replayMany } from './replays.ts';
import { openRoom, type Room, type User } from './room.ts';

const ROWS = 60;
const WARM_ROWS = 15;
/**
 * The pause between the ends of two submissions. It keeps a user's callbacks below ten a second,
 * because faster callbacks would be delayed by the limit for one host.
 */
const PAUSE_MS = 100;
/**
 * The time limit of a measurement. It is reached only if the callbacks of the measured user wait
 * for another user's hanging callbacks.
 */
const LONGEST_MS = 40 * SECOND_MS;
const HANGING = 10;
/**
 * The bench ends this number of submissions of the user with the hanging endpoints. Each submission
 * causes one callback to each of the ten endpoints.
 */
const HANGING_ROWS = 20;
const REPLAYS = '10000';
const MOST_RATIO = 1.2;
const MOST_LATER_MS = SECOND_MS;

interface Times {
  callback: number[];
  live: number[];
}

export async function benchCallbacks([replays = REPLAYS]: readonly string[]): Promise<void> {
  const room = await openRoom();
  try {
    const victim = await room.addUser();
    await room.addEndpoints(victim, 'takes', 1);
    const measure = await measuring(room, victim);
    await measure(WARM_ROWS);
    const quiet = await measure(ROWS);
    show('quiet', quiet);
    const calm = await hang(room);
    // A call that hangs keeps its process busy, so the next call starts a new process. The result
    // of this measurement is not used: its calls only start enough processes for the next
    // measurement.
    await measure(WARM_ROWS);
    compare(`another user's ${HANGING} endpoints hang`, quiet, await measure(ROWS));
    await calm();
    const between = await measure(ROWS);
    show('quiet', between);
    const count = await replayMany(room, await room.addUser(), Number(replays));
    compare(`another user replays ${count} deliveries`, between, await measure(ROWS));
  } finally {
    await room.close();
  }
}

/**
 * Returns a function that ends submissions one after the other and measures them. It ends the next
 * submission after the callback and the live event of the previous one have arrived.
 */
async function measuring(room: Room, user: User): Promise<(rows: number) => Promise<Times>> {
  const toldAt = await room.watch(user);
  return async (rows) => {
    const times: Times = { callback: [], live: [] };
    const begun = performance.now();
    for (let number = 0; number < rows; number += 1) {
      if (performance.now() - begun > LONGEST_MS) break;
      const { id, endedAt } = await room.endRow(user);
      const called = await until('the callback', () => room.calledAt.get(id));
      const shownAt = await until('the live event', () => toldAt.get(id));
      times.callback.push(called - endedAt);
      times.live.push(shownAt - endedAt);
      await sleep(PAUSE_MS);
    }
    return times;
  };
}

/** Makes the ten endpoints of a new user hang. @returns a function that deletes these endpoints. */
async function hang(room: Room): Promise<() => Promise<void>> {
  const user = await room.addUser();
  const endpoints = await room.addEndpoints(user, 'hangs', HANGING);
  for (let number = 0; number < HANGING_ROWS; number += 1) await room.endRow(user);
  const isHanging = ({ address }: { address: string }) =>
    (room.receiver.calls.get(new URL(address).pathname) ?? 0) > 1;
  await until('a call to hang', () => endpoints.some(isHanging));
  return async () => {
    for (const { id } of endpoints) await room.ask(user, deleteCallback, { id });
  };
}

function compare(name: string, quiet: Times, beside: Times): void {
  show(name, beside);
  const ratio = at(0.5, beside.callback) / at(0.5, quiet.callback);
  const later = at(1, beside.callback) - at(1, quiet.callback);
  const isFair = ratio <= MOST_RATIO && later <= MOST_LATER_MS;
  if (!isFair) process.exitCode = 1;
  console.log(
    `  callbacks: median ratio ${ratio.toFixed(2)}, slowest ${later.toFixed(0)} ms later` +
      (isFair ? '' : '  FAILED'),
  );
}

function show(name: string, { callback, live }: Times): void {
  const text = (times: readonly number[]) =>
    `p50 ${at(0.5, times).toFixed(0)} ms, p99 ${at(0.99, times).toFixed(0)} ms`;
  console.log(`${name}, ${callback.length} rows: callback ${text(callback)}; live ${text(live)}`);
}

function at(part: number, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}
