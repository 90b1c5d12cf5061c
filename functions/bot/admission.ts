/**
 * Decides whether an attempt may start, before the bot claims the submission's row. The decision
 * depends on the form's state, the circuit breaker and the form's limits of attempts (its pace). A
 * lead that waits loses no attempt, and its message does not come closer to the dead-letter queue.
 * The row records why and until when the lead waits, and the message is acknowledged. If the row
 * can't be written, the message stays in the queue.
 */
import { isCanary } from '../../contract/canary.ts';
import { isWaiting } from '../../contract/submission-lease.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { PaceWait } from '../stores/pace/pace-rules.ts';
import type { Pass } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import type { PostponementResult } from '../stores/submissions/submission-postponement.ts';
import type { AbandonmentResult } from '../stores/submissions/submission-endings.ts';
import type { Claim } from '../stores/submissions/submission-fence.ts';
import { waitBriefly } from './brief-wait.ts';
import { neverFailing, type Breaker } from './circuit-breaker.ts';
import type { Delivery } from './delivery.ts';
import { judge } from './end-attempt.ts';
import type { Ending } from './believe-answer.ts';
import type { Aim } from './own-forms.ts';
import { attemptEndOf, placeFor, UNANSWERED_SECONDS, type Place } from './pace.ts';
import { afterWaitingRow, type MessageOutcome, deliverAgainAt } from './message-outcome.ts';
import type { BotDependencies } from './bot-dependencies.ts';

/**
 * If the reconciler (a scheduled function) has sent a lead that must still wait for its form's
 * limits of attempts, the lead's message stays in the queue for at most this time. For a longer
 * wait the message is acknowledged, and the reconciler later sends another one.
 */
const LONGEST_TURN_SECONDS = 60;

export interface Admission {
  kind: 'go';
  /** The user's own form and how to fill it; undefined for the stage's form. */
  aim: OpenAim | undefined;
  /**
   * Gives back the attempt slot and the circuit breaker's pass of an attempt that never began. The
   * attempt counts towards no limit.
   */
  giveBack(): Promise<void>;
  /**
   * Ends an attempt that sent nothing and shows nothing about the target's health: gives back its
   * attempt slot and the circuit breaker's pass.
   */
  release(): Promise<void>;
  /**
   * Reports how the attempt ended.
   * @returns the time until which this user's attempts must wait from now on; undefined if they
   * need not wait.
   */
  end(ending: Ending): Promise<Date | undefined>;
  /** Whether the attempt is the probe, which finds out if a failing target works again. */
  isProbe: boolean;
}

type OpenAim = Extract<Aim, { kind: 'go' }>;

export async function admit(
  delivery: Delivery,
  claim: Claim,
  dependencies: BotDependencies,
): Promise<Admission | MessageOutcome> {
  const { store, settings, warn } = dependencies;
  const { userId, id, token } = claim;
  const { retentionDays, leaseSeconds } = settings;
  if (await dependencies.isClosed(userId)) {
    return afterWaitingRow(await store.abandon({ userId, id, retentionDays }));
  }
  const own = await ownFormOf(claim, dependencies);
  if (own && own.kind !== 'own') return own;
  const unfit = own && (await withoutAttempt(own, claim, dependencies));
  if (unfit) return afterWaitingRow(unfit);
  const aim = own?.aim.kind === 'go' ? own.aim : undefined;
  const breaker = neverFailing(aim ? aim.breaker : stageBreaker(userId, dependencies), warn);
  const entry = await breaker.enter({ token, leaseSeconds });
  if (entry.kind === 'wait' && entry.isBrief) return waitBriefly(claim, entry, dependencies);
  if (entry.kind === 'wait') {
    return afterWaitingRow(await store.postpone({ userId, id, until: entry.until }));
  }
  const place = placeFor(token, aim?.pace, warn);
  const reserved = await place.reserve(leaseSeconds);
  if (reserved.kind === 'granted') return admission(aim, { breaker, pass: entry.pass, place });
  await breaker.release(entry.pass);
  if (reserved.kind !== 'wait' || !own) return { kind: 'later', seconds: UNANSWERED_SECONDS };
  return waitForPace(reserved, { ...own, delivery }, dependencies);
}

/**
 * A canary lead (a test lead that monitors the service) has no circuit breaker, because it goes to
 * the demo form.
 */
function stageBreaker(userId: string, dependencies: BotDependencies) {
  return isCanary(userId) ? undefined : dependencies.stageBreaker?.(userId);
}

/**
 * Lets the lead wait, or ends it, if its form can't take leads now.
 * @returns undefined if the attempt may start; otherwise whether the lead's row could be changed.
 */
async function withoutAttempt(
  { aim, formId }: OwnForm,
  { userId, id }: Claim,
  { store, settings }: BotDependencies,
): Promise<PostponementResult | AbandonmentResult | undefined> {
  const { retentionDays } = settings;
  if (aim.kind === 'deleted') {
    return store.abandon({ userId, id, retentionDays, reason: 'form_deleted' });
  }
  if (aim.kind === 'go') return undefined;
  return store.hold({ userId, id, formId, why: aim.why, until: aim.until });
}

function admission(
  aim: OpenAim | undefined,
  { breaker, pass, place }: { breaker: Breaker; pass: Pass; place: Place },
): Admission {
  return {
    kind: 'go',
    aim,
    isProbe: pass.probe !== undefined,
    giveBack: async () => {
      await breaker.release(pass);
      await place.end('not_started');
    },
    release: async () => {
      await breaker.record(pass, undefined);
      await place.end('not_sent');
    },
    end: async (ending) => {
      await place.end(attemptEndOf(ending));
      return breaker.record(pass, judge(ending));
    },
  };
}

interface OwnForm {
  kind: 'own';
  formId: string;
  row: SubmissionRow;
  aim: Aim;
}

/**
 * @returns the user's own form that the lead goes to; undefined for the stage's form. If no attempt
 * may start now, returns instead what happens to the message.
 */
async function ownFormOf(
  { userId, id }: Claim,
  { store, forms, now }: BotDependencies,
): Promise<OwnForm | MessageOutcome | undefined> {
  const row = forms && (await store.get(userId, id));
  const formId = row?.formId;
  if (!row || formId === undefined) return undefined;
  // The message is acknowledged, because the row is final, is claimed by another attempt, or must
  // be closed by the reconciler.
  if (!isWaiting(row, now())) return { kind: 'done' };
  const { nextAttemptAt, heldSince } = row;
  const isOwnTime = nextAttemptAt !== undefined && heldSince === undefined;
  if (isOwnTime && new Date(nextAttemptAt) > now())
    return deliverAgainAt(new Date(nextAttemptAt), now());
  return { kind: 'own', formId, row, aim: await forms.aim(userId, formId) };
}

/**
 * Makes a lead wait for its form's limits. If the reconciler sent the lead and the form can take it
 * within a minute, the message is delivered again at that time. Any other lead waits without a
 * message until the reconciler sends one.
 */
async function waitForPace(
  { why, until }: PaceWait,
  { row, formId, delivery }: OwnForm & { delivery: Delivery },
  { store, now, random }: BotDependencies,
): Promise<MessageOutcome> {
  const { userId, id, resendInterval } = row;
  const seconds = Math.ceil((until.getTime() - now().getTime()) / 1000 + random() * 5);
  const isFirst = delivery.messageSentAt !== undefined;
  const hasTurn = resendInterval !== undefined && isFirst && why === 'pace';
  if (hasTurn && seconds <= LONGEST_TURN_SECONDS) return { kind: 'later', seconds };
  return afterWaitingRow(await store.hold({ userId, id, formId, why, until }));
}
