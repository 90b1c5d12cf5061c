/** Takes one submission through one attempt: claim, attempt, record. */
import { asError } from '../contract/errors.ts';
import type { LeadMessage } from '../contract/lead-message.ts';
import { isRetriable, type FailureReason, type SubmissionRow } from '../contract/submission.ts';
import type { Claim, ClaimResult, SubmissionStore } from '../stores/submission-store.ts';
import type { Judgement } from '../stores/target-health-store.ts';
import type { AttemptResult, AttemptWork } from './attempt-lead.ts';
import { backoffSeconds } from './backoff.ts';
import { neverFailing, type Breaker } from './breaker.ts';
import type { EvidenceStore } from './evidence-store.ts';

/** What becomes of the message. */
export type Processed = { kind: 'done' } | { kind: 'later'; seconds: number };

/** A longer wait is left to the reconciler: a message can't hide for more than twelve hours. */
const LONGEST_WAIT_SECONDS = 3600;
/** A target may ask for more, in earnest or by mistake; the lead's owner is not left for longer. */
const LONGEST_RETRY_AFTER_SECONDS = 86_400;

export interface AttemptNote {
  submissionId: string;
  attempt: number;
  outcome: 'success' | 'lost' | FailureReason;
  retrying: boolean;
  recorded: boolean;
}

export interface ProcessingSettings {
  leaseSeconds: number;
  deadlineSeconds: number;
  retentionDays: number;
  retry: { baseSeconds: number; capSeconds: number };
}

export interface Processing {
  /** The target's; without one every attempt may start. */
  breaker?: Breaker;
  store: Pick<SubmissionStore, 'claim' | 'fence' | 'recordSuccess' | 'recordFailure' | 'postpone'>;
  evidence: EvidenceStore;
  attempt: (work: Pick<AttemptWork, 'lead' | 'fence' | 'signal'>) => Promise<AttemptResult>;
  settings: ProcessingSettings;
  now: () => Date;
  random: () => number;
  newToken: () => string;
  note: (note: AttemptNote) => void;
  warn: (text: string, error: Error) => void;
}

export async function processSubmission(
  { userId, submissionId }: LeadMessage,
  processing: Processing,
): Promise<Processed> {
  const { store, settings } = processing;
  const claim: Claim = { userId, id: submissionId, token: processing.newToken() };
  const { leaseSeconds, retentionDays } = settings;
  const breaker = neverFailing(processing.breaker, processing.warn);
  const entry = await breaker.enter({ token: claim.token, leaseSeconds });
  if (entry.kind === 'wait') return leaveToReconciler(claim, entry.until, processing);
  const probe = entry.isProbe ? claim.token : undefined;
  const claimed = await store.claim({ ...claim, leaseSeconds, retentionDays });
  if (claimed.kind !== 'claimed') {
    if (probe !== undefined) await breaker.release(probe);
    return afterRefusedClaim(claimed, processing.now());
  }
  const result = await processing.attempt({
    lead: claimed.row,
    fence: () => store.fence(claim),
    signal: AbortSignal.timeout(settings.deadlineSeconds * 1000),
  });
  const processed = await record(result, claim, claimed.row, processing);
  const judgement = judge(result);
  if (judgement) await breaker.record({ ...judgement, probe });
  else if (probe !== undefined) await breaker.release(probe);
  return processed;
}

/** Waiting uses up neither an attempt nor the redrive: the row says when, the message goes. */
async function leaveToReconciler(
  { userId, id }: Claim,
  until: Date,
  { store }: Processing,
): Promise<Processed> {
  await store.postpone({ userId, id, until });
  return { kind: 'done' };
}

/** What the attempt says of the target; nothing, where it never began. */
function judge(result: AttemptResult): Judgement | undefined {
  if (result.kind === 'lost') return undefined;
  if (result.kind === 'success') return { outcome: 'success' };
  const { reason, retryAfterSeconds } = result.failure;
  return { outcome: reason, retryAfterSeconds };
}

/** Final, running elsewhere or the reconciler's to close: all but "not yet" is acknowledged. */
function afterRefusedClaim(refused: ClaimResult, now: Date): Processed {
  return refused.kind === 'not_due' ? wait(new Date(refused.nextAttemptAt), now) : { kind: 'done' };
}

function wait(until: Date, now: Date): Processed {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return seconds > LONGEST_WAIT_SECONDS ? { kind: 'done' } : { kind: 'later', seconds };
}

async function record(
  result: AttemptResult,
  claim: Claim,
  row: SubmissionRow,
  processing: Processing,
): Promise<Processed> {
  const { store, settings, note } = processing;
  const noted = { submissionId: claim.id, attempt: row.attemptCount, retrying: false };
  if (result.kind === 'lost') {
    note({ ...noted, outcome: 'lost', recorded: false });
    return { kind: 'done' };
  }
  const { retentionDays } = settings;
  if (result.kind === 'success') {
    const recorded = await store.recordSuccess({
      ...claim,
      retentionDays,
      ...(result.evidence && { evidence: result.evidence }),
    });
    note({ ...noted, outcome: 'success', recorded });
    return { kind: 'done' };
  }
  const screenshotKey = await storeScreenshot(result, row, processing);
  const { reason, message, cause } = result.failure;
  if (cause instanceof Error) processing.warn('The attempt failed by a fault of our own', cause);
  const retryAt = retryTime(result, row, processing);
  const recorded = await store.recordFailure({
    ...claim,
    reason,
    detail: message,
    retentionDays,
    ...(screenshotKey !== undefined && { screenshotKey }),
    ...(retryAt && { retryAt }),
    ...(result.evidence && { evidence: result.evidence }),
  });
  note({ ...noted, outcome: reason, retrying: retryAt !== undefined, recorded });
  return retryAt && recorded ? wait(retryAt, processing.now()) : { kind: 'done' };
}

function retryTime(
  { failure, fenced }: Extract<AttemptResult, { kind: 'failure' }>,
  { attemptCount, attemptBudget }: SubmissionRow,
  { settings, now, random }: Processing,
): Date | undefined {
  if (!isRetriable(failure.reason, fenced) || attemptCount >= attemptBudget) return undefined;
  const seconds = Math.max(
    backoffSeconds(attemptCount, settings.retry, random),
    Math.min(failure.retryAfterSeconds ?? 0, LONGEST_RETRY_AFTER_SECONDS),
  );
  return new Date(now().getTime() + seconds * 1000);
}

/** Evidence never changes the outcome. */
async function storeScreenshot(
  { screenshot }: Extract<AttemptResult, { kind: 'failure' }>,
  { userId, id, attemptCount }: SubmissionRow,
  { evidence, warn }: Processing,
): Promise<string | undefined> {
  if (!screenshot) return undefined;
  try {
    return await evidence.store({ userId, submissionId: id, attempt: attemptCount, screenshot });
  } catch (error: unknown) {
    warn('The screenshot was not stored', asError(error));
    return undefined;
  }
}
