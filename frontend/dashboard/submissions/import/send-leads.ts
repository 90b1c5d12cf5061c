/**
 * Sends checked leads through the webhook, as an integrator does: some by one call, and more slowly
 * when the webhook asks for that. Every lead has its Idempotency-Key, so a repeat after a lost
 * answer is safe.
 */
import { duplicateLeadCode } from '../../../../contract/webhook-limits.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { createPoster, type Poster } from './post-together.ts';
import type { Sending, LeadToSend, SendResult } from './sending.ts';

/** How many leads one call sends: few, so that the user sees the progress. */
const AT_A_TIME = 25;
/**
 * One lead every 20 ms, 50 a second: the webhook accepts that rate without limit, and a higher rate
 * only causes pauses.
 */
const SPACING_MS = 20;
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The longest pause for which the sending waits; the webhook may ask to wait until the next day.
 */
const LONGEST_ASKED_PAUSE_MS = 10 * 60_000;
/** A shorter pause is not shown, because it would end before the user has read the message. */
const SHORTEST_SHOWN_PAUSE_MS = 3_000;

/**
 * @returns the webhook's message if it asked for too long a pause; the remaining leads were not
 * sent.
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
  /** Waits until the next call may be made. */
  turn: () => Promise<void>;
  /** Records that a call with this many leads was made. */
  spend: (leads: number) => void;
  slowDown: (milliseconds: number) => void;
  /** Waits as long as the webhook asked, or ends the sending if that is too long. */
  obey: (milliseconds: number, words: string) => void;
  /** The webhook's message that ended the sending. */
  ended?: string;
}

/** One pace for all workers: a pause for one of them applies to all. */
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
 * A pause that the webhook asked for does not count as a try, because the webhook knows when it
 * accepts leads again.
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
  // If an earlier try delivered the lead but its answer was lost, the lead is not a repeated one.
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
 * The lead with permission to be a duplicate. Used only after the webhook has called it a
 * duplicate, and with its own Idempotency-Key, so importing the file again sends neither the leads
 * nor their duplicates twice.
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
