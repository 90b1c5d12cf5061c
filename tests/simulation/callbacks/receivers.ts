/**
 * The simulated receivers of callbacks. Each receiver has a temper: a fixed way of answering calls.
 */
import { DAY_MS, HOUR_MS } from '../../../contract/time-units.ts';
import type { CalledAnswer, NoAnswer } from '../../../functions/network/guarded-call.ts';
import { Chance } from '../world/chance.ts';

const DOWN_HOURS = 27;
/**
 * How long receivers cause trouble, in milliseconds after the start of the simulated world. Later
 * every receiver accepts each call, except the receivers `ends`, `asks` and `fails`.
 */
export const troubleMs = 30 * HOUR_MS;

/**
 * How a receiver behaves. `dies`: it stores the event, but its answer is cut off. `ends`: after an
 * hour it answers with the status 410. `asks`: after an hour it asks for no more calls. `fails`: it
 * always answers with errors.
 */
export const tempers = [
  ...(['takes', 'down', 'dies', 'hangs', 'errors', 'aborts', 'late'] as const),
  ...(['ends', 'asks', 'fails'] as const),
];
export type Temper = (typeof tempers)[number];
/** The kinds of receivers that must have stored every event at the end of the simulation. */
export const recovering: ReadonlySet<Temper> = new Set([
  ...(['takes', 'down', 'dies', 'hangs', 'late', 'errors'] as const),
]);

export interface Reply {
  answer: CalledAnswer | NoAnswer;
  afterMs: number;
  /** Whether the receiver has stored the event. */
  isStored: boolean;
}

/**
 * Decides how a receiver answers one call.
 * @param sinceMs milliseconds since the simulated world began.
 */
export function replyOf(
  temper: Temper,
  {
    seed,
    eventId,
    call,
    sinceMs,
  }: { seed: number; eventId: string; call: number; sinceMs: number },
): Reply {
  const chance = new Chance(seed, `${eventId}, call ${call}`);
  const taken = reply(200, chance.between(5, 200));
  if (temper === 'fails') return reply(500, 20);
  if (temper === 'ends') return sinceMs < HOUR_MS ? taken : reply(410, 20);
  if (temper === 'asks') {
    return sinceMs < HOUR_MS ? taken : reply(chance.of([200, 500]), 20, 'disable');
  }
  if (sinceMs >= troubleMs) return taken;
  switch (temper) {
    case 'takes':
      return taken;
    case 'down':
      // The receiver accepts the calls of the first minute, because the service calls an endpoint
      // rarely before its first accepted call.
      return sinceMs < 60_000 || sinceMs > DOWN_HOURS * HOUR_MS ? taken : noReply('connection', 30);
    case 'dies':
      return chance.is(0.3) ? { ...noReply('connection', 50), isStored: true } : taken;
    case 'hangs':
      return sinceMs < 2 * HOUR_MS ? noReply('timeout', 15_000) : taken;
    case 'late':
      return { ...taken, afterMs: chance.between(2000, 14_000) };
    case 'errors':
      return chance.is(0.5) ? reply(chance.of([301, 400, 404, 429, 500, 503]), 30) : taken;
    case 'aborts':
      return new Chance(seed, `${eventId} is unwanted`).is(0.3)
        ? reply(422, 30, 'abort-message')
        : taken;
  }
}

function reply(httpStatus: number, afterMs: number, wish?: string): Reply {
  const headers = { ...(wish !== undefined && { 'webhook-delivery': wish }) };
  const answer: CalledAnswer = { httpStatus, headers, text: '', isCut: false };
  return { answer, afterMs, isStored: httpStatus >= 200 && httpStatus < 300 };
}

const noReply = (answer: NoAnswer, afterMs: number): Reply => ({
  ...{ answer, afterMs, isStored: false },
});

export const longWorldMs = 8 * DAY_MS;
