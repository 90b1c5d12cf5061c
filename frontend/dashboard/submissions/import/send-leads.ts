/**
 * Sends checked leads through the webhook, as an integrator does. Each call has several leads, and
 * the sending becomes slower when the webhook requests a pause. Every lead has its own
 * Idempotency-Key, so a repeat after a lost answer is safe.
 */
import { duplicateLeadCode } from '../../../../contract/webhook-limits.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { createPoster, type Poster } from './post-together.ts';
import type { Sending, LeadToSend, SendResult } from './sending.ts';

/** The number of leads in one call; small, so that the user sees the progress. */
const AT_A_TIME = 25;
/**
 * The time in milliseconds for each lead: 50 leads a second. The webhook accepts this rate for any
 * length of time; at a higher rate it would request pauses.
 */
const SPACING_MS = 20;
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The longest pause, in milliseconds, for which the sending waits. If the webhook requests a longer
 * pause, for example until the next day, the sending ends.
 */
const LONGEST_ASKED_PAUSE_MS = 10 * 60_000;
/**
 * The shortest pause, in milliseconds, that is shown. A shorter pause would end before the user has
 * read the message.
 */
const SHORTEST_SHOWN_PAUSE_MS = 3_000;

/**
 * Sends all leads.
 * @returns the webhook's message if the webhook requested too long a pause; in this case the
 * remaining leads were not sent.
 */
export async function sendLeads(sending: Sending): Promise<string | undefined> {
  const { leads, signal, onResult } = sending;
  const pace = createPace(sending);
  const post = createPoster(sending, pace);
  const waiting = leads.values();
  const work = async () => {
    for (const lead of waiting) {
      if (signal.aborted || pace.ended !== undefined) return;
      const result = await sendOne(lead, sending, pace, post);
      if (result) onResult(result);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return pace.ended;
}

interface Pace {
  /** Waits until the webhook may be called again. */
  turn: () => Promise<void>;
  /** Records that a call with the given number of leads was made, so that the next call waits. */
  spend: (leads: number) => void;
  slowDown: (milliseconds: number) => void;
  /** Waits for the requested pause, or ends the sending if the pause is too long. */
  obey: (milliseconds: number, words: string) => void;
  /** The webhook's message, if the sending has ended because the requested pause was too long. */
  ended?: string;
}

/**
 * All workers (parallel senders of leads) share one pace: a pause for one worker applies to all
 * workers.
 */
function createPace({ wait = waitFor, now = Date.now, signal, onPause }: Sending): Pace {
  let pause: Promise<void> | undefined;
  let nextTurn = 0;
  const pace: Pace = {
    turn: async () => {
      if (nextTurn > now()) await wait(nextTurn - now(), signal);
      while (pause) await pause;
    },
    spend: (leads) => {
      nextTurn = Math.max(now(), nextTurn) + leads * SPACING_MS;
    },
    slowDown: (milliseconds) => {
      pause ??= wait(milliseconds, signal).finally(() => {
        pause = undefined;
        onPause?.(undefined);
      });
    },
    obey: (milliseconds, words) => {
      if (milliseconds > LONGEST_ASKED_PAUSE_MS) {
        pace.ended ??= words;
        return;
      }
      const isSeen = milliseconds >= SHORTEST_SHOWN_PAUSE_MS;
      if (!pause && isSeen) onPause?.({ words, until: now() + milliseconds });
      pace.slowDown(milliseconds);
    },
  };
  return pace;
}

/**
 * Sends one lead, and repeats the request after a temporary failure. A repeat after a pause that
 * the webhook requested does not count towards the maximum number of tries.
 * @returns undefined if the sending was stopped or has ended.
 */
async function sendOne(
  toSend: LeadToSend,
  sending: Sending,
  pace: Pace,
  post: Poster,
): Promise<SendResult | undefined> {
  const { number } = toSend;
  let request = toSend;
  let problem = '';
  // True if an earlier try may have delivered the lead although its answer was lost. If so,
  // `isReplayed` may refer to that try, and the lead does not count as repeated.
  let mayBeIn = false;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (sending.signal.aborted || pace.ended !== undefined) return undefined;
    const answer = await post(request).catch((error: unknown) => messageOf(error));
    if (answer === undefined) return undefined;
    const backOff = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
    if (typeof answer === 'string') {
      problem = answer;
      mayBeIn = true;
      pace.slowDown(backOff);
      continue;
    }
    const { body, askedMs } = answer;
    if (answer.status === 202 && body.submissionId) {
      const repeated = !mayBeIn && answer.isReplayed;
      return { number, state: repeated ? 'repeated' : 'sent', submissionId: body.submissionId };
    }
    if (body.code === duplicateLeadCode && body.submissionId) {
      if (!sending.sendsDuplicates || request !== toSend) {
        return { number, state: 'duplicate', submissionId: body.submissionId };
      }
      request = allowed(toSend);
      tries -= 1;
      continue;
    }
    problem = body.error ?? `The webhook answered ${answer.status}`;
    if (answer.status !== 429 && answer.status < 500) break;
    mayBeIn ||= answer.status >= 500;
    if (answer.status === 429 && askedMs !== undefined) {
      pace.obey(askedMs, problem);
      tries -= 1;
    } else pace.slowDown(Math.min(askedMs ?? backOff, LONGEST_PAUSE_MS));
  }
  return { number, state: 'refused', problem };
}

/**
 * Returns the lead with the permission `allowDuplicate`, for a second request after the webhook has
 * refused the lead as a repeated lead. The second request has its own Idempotency-Key, so a second
 * import of the file sends neither the leads nor their duplicates again.
 */
function allowed({ lead, idempotencyKey, ...row }: LeadToSend): LeadToSend {
  return {
    ...row,
    lead: { ...lead, allowDuplicate: true },
    idempotencyKey: `${idempotencyKey}-duplicate`,
  };
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
