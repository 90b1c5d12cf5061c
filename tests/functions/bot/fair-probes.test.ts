/**
 * A target works again while one user sends many leads with errors of their own. Measures how long
 * another user's valid lead waits, on a clock that the test controls.
 */
import { expect, test } from '@jest/globals';
import type { BrowserEnd } from '../../../functions/bot/invoke-browser.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { AttemptReason } from '../../../contract/submission.ts';
import { aUser } from '../builders.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { createWaitingRoom } from './waiting-room.ts';

/**
 * Each test uses tables of its own, because another test's reconciler would also send these rows.
 */
function inRoomOfItsOwn<Result>(
  use: (room: ReturnType<typeof createWaitingRoom>) => Promise<Result>,
): Promise<Result> {
  return use(createWaitingRoom(createMemoryTables({ definitions: tableDefinitions }).client));
}

const BOTS = 4;
const STEP_SECONDS = 2;
const FLOOD_SECONDS = 8;
const RECONCILER_SECONDS = 60;
const PAUSE_SECONDS = 60;

interface Flood {
  fault: AttemptReason;
  /** The duration of each of the flood's attempts. */
  attemptSeconds: number;
  /** Whether the bot dies at the end of each attempt and records nothing. */
  dies?: boolean;
  /** When the valid lead arrives, in seconds after the end of the pause. */
  victimAt: number;
  /**
   * When the reconciler first runs, in seconds after the end of the pause; then it runs every
   * minute.
   */
  reconcilerAt?: number;
  /** The number of accounts that send the flood. */
  accounts?: number;
}

/** Simulates the bots, their queue and the reconciler, one step at a time. */
function createStreet(room: ReturnType<typeof createWaitingRoom>, flood: Flood) {
  const queue: LeadMessage[] = [];
  const known: LeadMessage[] = [];
  const running: { endsAt: number; end: () => Promise<unknown> }[] = [];
  let seconds = 0;

  /** Delivers a message until it is acknowledged or its attempt has begun. */
  async function deliver(message: LeadMessage, isSlow: boolean) {
    await new Promise<void>((handled, reject) => {
      const processed = room.deliver(message, {
        attempt: (work) => {
          if (!isSlow) return room.attempt(work);
          return new Promise<BrowserEnd>((resolve) => {
            const end = async () => {
              if (flood.dies) return;
              resolve(await room.attempt(work));
              await processed;
            };
            running.push({ endsAt: seconds + flood.attemptSeconds, end });
            handled();
          });
        },
      });
      processed.then(() => handled(), reject);
    });
  }

  return {
    add(message: LeadMessage) {
      known.push(message);
      queue.push(message);
    },
    async step(isSlow: (message: LeadMessage) => boolean) {
      const over = running.filter(({ endsAt }) => endsAt <= seconds);
      for (const one of over) running.splice(running.indexOf(one), 1);
      for (const { end } of over) await end();
      if ((seconds - (flood.reconcilerAt ?? 0)) % RECONCILER_SECONDS === 0)
        queue.push(...(await room.sentAgain(known)));
      while (queue.length > 0 && running.length < BOTS) {
        const message = queue.shift();
        if (message) await deliver(message, isSlow(message));
      }
      room.clock.turn(STEP_SECONDS);
      seconds += STEP_SECONDS;
    },
    seconds: () => seconds,
  };
}

/**
 * @returns how long the valid lead waited, counted from its arrival or from the end of the pause,
 * whichever is later.
 */
async function waitIn(room: ReturnType<typeof createWaitingRoom>, flood: Flood): Promise<number> {
  const { fault, victimAt, accounts = 1 } = flood;
  const street = createStreet(room, flood);
  await room.openBreaker();
  const hostile = Array.from({ length: accounts }, aUser);
  room.temper.outcome = 'success';
  for (const user of hostile) room.temper.toUser.set(user, fault);
  let good: LeadMessage | undefined;
  for (let seconds = 0; seconds < 600; seconds = street.seconds()) {
    if (!good && seconds >= PAUSE_SECONDS + victimAt) street.add((good = await room.aMessage()));
    if (seconds % FLOOD_SECONDS === 0) {
      for (const user of hostile) street.add(await room.aMessage(1, user));
    }
    await street.step(({ userId }) => hostile.includes(userId));
    const row = good && (await room.rowOf(good));
    if (row?.status === 'success') return seconds - PAUSE_SECONDS - Math.max(0, victimAt);
  }
  return Infinity;
}

const waitOf = (flood: Flood) => inRoomOfItsOwn((room) => waitIn(room, flood));

const faults = ['blocked', 'outcome_unknown', 'validation_refused', 'no_confirmation'] as const;
/** Runs the reconciler at the moments that make the valid lead wait longest. */
const arrivals = [
  { victimAt: -50, reconcilerAt: 58 },
  { victimAt: 2, reconcilerAt: 0 },
  { victimAt: 30, reconcilerAt: 0 },
];
const LEADS = 200;

test.each(faults)('valid leads wait at most 3 minutes despite failures: %s', async (fault) => {
  for (const arrival of arrivals) {
    const waited = await waitOf({ ...arrival, fault, attemptSeconds: 58 });
    expect({ ...arrival, waited: waited <= 180 }).toEqual({ ...arrival, waited: true });
  }
});

test('despite dying bots a lead waits at most 5 minutes', async () => {
  for (const arrival of arrivals) {
    const waited = await waitOf({
      ...arrival,
      fault: 'internal',
      attemptSeconds: 90,
      dies: true,
    });
    expect({ ...arrival, waited: waited <= 300 }).toEqual({ ...arrival, waited: true });
  }
});

test('a valid lead gets its turn beside four flooding accounts', async () => {
  const fault = 'no_confirmation';
  const waited = await waitOf({ fault, attemptSeconds: 58, victimAt: 30, accounts: 4 });
  expect(waited).toBeLessThanOrEqual(180 + 3 * 60);
});

test('after a success 200 waiting leads are each sent once', async () => {
  const { attempts, statuses } = await inRoomOfItsOwn(async (room) => {
    await room.openBreaker();
    room.temper.outcome = 'success';
    const userId = aUser();
    const waiting: LeadMessage[] = [];
    for (let count = 0; count < LEADS; count += 1) waiting.push(await room.aMessage(5, userId));
    for (const message of waiting) await room.deliver(message);
    for (let minute = 0; minute < 3; minute += 1) {
      room.clock.turn(60);
      const sent = await room.sentAgain(waiting);
      for (let at = 0; at < sent.length; at += BOTS) {
        await Promise.all(sent.slice(at, at + BOTS).map((message) => room.deliver(message)));
      }
    }
    const statuses = new Set<string | undefined>();
    for (const message of waiting) statuses.add((await room.rowOf(message))?.status);
    return { attempts: room.temper.attempts, statuses };
  });
  expect(attempts).toBe(LEADS);
  expect(statuses).toEqual(new Set(['success']));
});
