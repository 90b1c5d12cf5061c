/** Takes one submission through one attempt: claim, let the browser try, believe, record. */
import { fenceToken } from '../../contract/fence-token.ts';
import { leadOf, type Lead } from '../../contract/lead.ts';
import { redact } from '../../contract/redaction.ts';
import { isRetriable, type FailureReason, type SubmissionRow } from '../../contract/submission.ts';
import { longestHiddenSeconds } from '../stores/submissions/open-lanes.ts';
import { fencePassOf } from '../stores/submissions/submission-fence.ts';
import type {
  AbandonmentResult,
  Claim,
  ClaimResult,
  PostponementResult,
  SubmissionStore,
} from '../stores/submissions/submission-store.ts';
import type { Judgement } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { backoffSeconds } from './backoff.ts';
import { believedFailure, type AttemptFailure } from './believe-answer.ts';
import { neverFailing, type Breaker } from './circuit-breaker.ts';
import type { Delivery } from './delivery.ts';
import type { BrowserEnd } from './invoke-browser.ts';

/** What becomes of the message. */
export type Processed = { kind: 'done' } | { kind: 'later'; seconds: number };

/** Until a row that others keep writing is tried again. */
const OVERTAKEN_SECONDS = 5;
/** A target may ask for more, in earnest or by mistake; the lead's owner is not left for longer. */
const LONGEST_RETRY_AFTER_SECONDS = 86_400;
/** While Lambda has no room for another browser. */
const BUSY_SECONDS = 5;

export interface AttemptNote {
  submissionId: string;
  attempt: number;
  outcome: 'success' | 'lost' | 'never began' | FailureReason;
  retrying: boolean;
  recorded: boolean;
}

export interface ProcessingSettings {
  leaseSeconds: number;
  deadlineSeconds: number;
  retentionDays: number;
  maxOpenDays: number;
  retry: { baseSeconds: number; capSeconds: number };
}

/** One attempt as its browser is asked for it. */
export interface AttemptWork {
  userId: string;
  lead: Lead;
  fenceToken: string;
  pictureKey: string;
  /** Epoch milliseconds: counted from the claim, as the lease is. */
  deadline: number;
  leaseUntil: Date;
}

export interface Processing {
  /** The target's; without one every attempt may start. */
  breaker?: Breaker;
  store: Pick<
    SubmissionStore,
    'claim' | 'endFence' | 'release' | 'recordSuccess' | 'recordFailure' | 'postpone' | 'abandon'
  >;
  /** Whether the user's account is disabled or deleted. */
  isClosed: (userId: string) => Promise<boolean>;
  attempt: (work: AttemptWork) => Promise<BrowserEnd>;
  settings: ProcessingSettings;
  now: () => Date;
  random: () => number;
  newToken: () => string;
  note: (note: AttemptNote) => void;
  warn: (text: string, error: Error) => void;
}

/** How a claimed attempt ended, as the bot believes it. */
type Ending = { kind: 'success' } | { kind: 'lost' } | { kind: 'failure'; failure: AttemptFailure };

export async function processSubmission(
  { userId, submissionId, messageSentAt }: Delivery,
  processing: Processing,
): Promise<Processed> {
  const { store, settings } = processing;
  const claim: Claim = { userId, id: submissionId, token: processing.newToken() };
  const { leaseSeconds, retentionDays, maxOpenDays } = settings;
  if (await processing.isClosed(userId)) {
    return afterWaitingRow(await store.abandon({ userId, id: submissionId, retentionDays }));
  }
  const breaker = neverFailing(processing.breaker, processing.warn);
  const { token } = claim;
  const entry = await breaker.enter({ userId, submissionId, token, leaseSeconds });
  if (entry.kind === 'wait') return leaveToReconciler(claim, entry.until, processing);
  const claimedAt = processing.now();
  const limits = { leaseSeconds, retentionDays, maxOpenDays };
  const claimed = await store.claim({ ...claim, ...limits, messageSentAt });
  if (claimed.kind !== 'claimed') {
    await breaker.release(entry.pass);
    return afterRefusedClaim(claimed, processing.now());
  }
  const { row } = claimed;
  const end = await processing.attempt(workOf(row, claim, claimedAt, settings));
  if (end.kind === 'never began') {
    await breaker.release(entry.pass);
    return giveBack(end.cause, claim, row, processing);
  }
  const ending = await settle(end, claim, row, processing);
  const processed = await record(ending, claim, row, processing);
  const judgement = judge(ending);
  if (judgement) await breaker.record(entry.pass, judgement);
  else await breaker.release(entry.pass);
  return processed;
}

function workOf(
  row: SubmissionRow,
  claim: Claim,
  claimedAt: Date,
  { deadlineSeconds, leaseSeconds }: ProcessingSettings,
): AttemptWork {
  const time = claimedAt.getTime();
  return {
    userId: row.userId,
    lead: leadOf(row),
    fenceToken: fenceToken(fencePassOf(claim)),
    pictureKey: pictureKeyOf(row),
    deadline: time + deadlineSeconds * 1000,
    leaseUntil: new Date(time + leaseSeconds * 1000),
  };
}
function pictureKeyOf({ userId, id, attemptCount }: SubmissionRow): string {
  return `screenshots/${userId}/${id}/${attemptCount}.jpg`;
}

/**
 * Waiting uses up neither an attempt nor the redrive: the row says when, the message goes. Without
 * that word in the row the message stays, or nothing would bring the row back in time.
 */
async function leaveToReconciler(
  { userId, id }: Claim,
  until: Date,
  { store }: Processing,
): Promise<Processed> {
  return afterWaitingRow(await store.postpone({ userId, id, until }));
}

function afterWaitingRow(result: PostponementResult | AbandonmentResult): Processed {
  return result === 'overtaken' ? { kind: 'later', seconds: OVERTAKEN_SECONDS } : { kind: 'done' };
}

/** What the attempt says of the target; nothing, where it never began. */
function judge(ending: Ending): Judgement | undefined {
  if (ending.kind === 'lost') return undefined;
  if (ending.kind === 'success') return { outcome: 'success' };
  const { reason, retryAfterSeconds } = ending.failure;
  return { outcome: reason, retryAfterSeconds };
}

/** Final, running elsewhere or the reconciler's to close: all but "not yet" is acknowledged. */
function afterRefusedClaim(refused: ClaimResult, now: Date): Processed {
  return refused.kind === 'not_due' ? wait(new Date(refused.nextAttemptAt), now) : { kind: 'done' };
}

function wait(until: Date, now: Date): Processed {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return seconds > longestHiddenSeconds ? { kind: 'done' } : { kind: 'later', seconds };
}

/** No browser was to be had: the row is as if it had not been claimed. */
async function giveBack(
  cause: Error,
  claim: Claim,
  { attemptCount }: SubmissionRow,
  { store, now, random, note, warn }: Processing,
): Promise<Processed> {
  warn('The browser function took no call', cause);
  const until = new Date(now().getTime() + BUSY_SECONDS * (1 + random()) * 1000);
  const recorded = await store.release({ ...claim, until });
  const noted = { submissionId: claim.id, attempt: attemptCount, retrying: recorded, recorded };
  note({ ...noted, outcome: 'never began' });
  return recorded ? wait(until, now()) : { kind: 'done' };
}

/** A success that the row does not bear out is none. */
async function settle(
  end: Exclude<BrowserEnd, { kind: 'never began' }>,
  claim: Claim,
  row: SubmissionRow,
  { store, settings, warn }: Processing,
): Promise<Ending> {
  const { retentionDays } = settings;
  if (end.kind === 'answered' && end.answer.kind === 'success') {
    const { receipt } = end.answer;
    const recorded = await store.recordSuccess({ ...claim, retentionDays, receipt });
    if (recorded) return { kind: 'success' };
  }
  if (end.kind === 'unknown') warn('The browser function did not answer', end.cause);
  // From here on the fence is what it is: a browser that still runs can't be let through.
  const fence = await store.endFence(claim);
  if (fence === 'lost') return { kind: 'lost' };
  const failure = believedFailure(end, fence === 'fenced');
  return { kind: 'failure', failure: { ...failure, detail: redact(failure.detail, row) } };
}

async function record(
  ending: Ending,
  claim: Claim,
  row: SubmissionRow,
  processing: Processing,
): Promise<Processed> {
  const { store, settings, note } = processing;
  const noted = { submissionId: claim.id, attempt: row.attemptCount, retrying: false };
  if (ending.kind !== 'failure') {
    note({ ...noted, outcome: ending.kind, recorded: ending.kind === 'success' });
    return { kind: 'done' };
  }
  const { reason, detail, receipt, pictured } = ending.failure;
  const retryAt = retryTime(ending.failure, row, processing);
  const recorded = await store.recordFailure({
    ...claim,
    reason,
    detail,
    retentionDays: settings.retentionDays,
    receipt,
    ...(pictured && { screenshotKey: pictureKeyOf(row) }),
    ...(retryAt && { retryAt }),
  });
  note({ ...noted, outcome: reason, retrying: retryAt !== undefined, recorded });
  return retryAt && recorded ? wait(retryAt, processing.now()) : { kind: 'done' };
}

function retryTime(
  { reason, fenced, byWords, retryAfterSeconds = 0 }: AttemptFailure,
  { attemptCount, attemptBudget }: SubmissionRow,
  { settings, now, random }: Processing,
): Date | undefined {
  if (byWords || !isRetriable(reason, fenced) || attemptCount >= attemptBudget) return undefined;
  const seconds = Math.max(
    backoffSeconds(attemptCount, settings.retry, random),
    Math.min(retryAfterSeconds, LONGEST_RETRY_AFTER_SECONDS),
  );
  return new Date(now().getTime() + seconds * 1000);
}
