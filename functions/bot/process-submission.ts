/** Takes one submission through one attempt: claim, attempt, record. */
import { asError } from '../contract/errors.ts';
import type { LeadMessage } from '../contract/lead-message.ts';
import { isRetriable, type FailureReason, type SubmissionRow } from '../contract/submission.ts';
import type { Claim, ClaimResult, SubmissionStore } from '../stores/submission-store.ts';
import type { AttemptResult, AttemptWork } from './attempt-lead.ts';
import { backoffSeconds } from './backoff.ts';
import type { EvidenceStore } from './evidence-store.ts';

/** What becomes of the message. */
export type Processed = { kind: 'done' } | { kind: 'later'; seconds: number };

/** A longer wait is left to the reconciler: a message can't hide for more than twelve hours. */
const LONGEST_WAIT_SECONDS = 3600;

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

/** The target's circuit breaker. */
export interface Breaker {
  isOpen(): Promise<boolean>;
  record(outcome: 'success' | FailureReason): Promise<void>;
}

export interface Processing {
  breaker?: Breaker;
  store: Pick<SubmissionStore, 'claim' | 'fence' | 'recordSuccess' | 'recordFailure'>;
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
  if (await isTargetLeftAlone(processing)) return { kind: 'done' };
  const claimed = await store.claim({ ...claim, leaseSeconds, retentionDays });
  if (claimed.kind !== 'claimed') return afterRefusedClaim(claimed, processing.now());
  const result = await processing.attempt({
    lead: claimed.row,
    fence: () => store.fence(claim),
    signal: AbortSignal.timeout(settings.deadlineSeconds * 1000),
  });
  return record(result, claim, claimed.row, processing);
}

/** Its message is left to the reconciler, so that waiting uses up neither attempt nor redrive. */
async function isTargetLeftAlone({ breaker, warn }: Processing): Promise<boolean> {
  try {
    return (await breaker?.isOpen()) ?? false;
  } catch (error: unknown) {
    warn('The target health was not read', asError(error));
    return false;
  }
}

async function judgeTarget(outcome: 'success' | FailureReason, { breaker, warn }: Processing) {
  try {
    await breaker?.record(outcome);
  } catch (error: unknown) {
    warn('The target health was not recorded', asError(error));
  }
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
    await judgeTarget('success', processing);
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
  await judgeTarget(reason, processing);
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
    failure.retryAfterSeconds ?? 0,
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
