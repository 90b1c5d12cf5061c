/** Takes one submission through one attempt: claim, let the browser try, believe, record. */
import { fenceToken } from '../../contract/fence-token.ts';
import { leadOf, type Lead } from '../../contract/lead.ts';
import type { CustomValues } from '../../contract/custom-field.ts';
import type { FailureReason, SubmissionRow } from '../../contract/submission.ts';
import { fencePassOf } from '../stores/submissions/submission-fence.ts';
import type { TargetForm } from '../../contract/target-form.ts';
import type {
  AbandonmentResult,
  Claim,
  ClaimResult,
  PostponementResult,
  SubmissionStore,
} from '../stores/submissions/submission-store.ts';
import { neverFailing, type Breaker } from './circuit-breaker.ts';
import type { OwnForms } from './own-forms.ts';
import type { Delivery } from './delivery.ts';
import { giveBack, judge, record, settle, wait } from './end-attempt.ts';
import { pictureKeyOf, tellOfChange, type FormChange } from './form-change.ts';
import type { BrowserEnd } from './invoke-browser.ts';

/** What becomes of the message. */
export type Processed = { kind: 'done' } | { kind: 'later'; seconds: number };

/** Until a row that others keep writing is tried again. */
const OVERTAKEN_SECONDS = 5;

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
  /** The lead's answers to the questions of its user's own form, and that; absent for the stage's. */
  fields?: CustomValues;
  target?: TargetForm;
  fenceToken: string;
  pictureKey: string;
  /** Epoch milliseconds: counted from the claim, as the lease is. */
  deadline: number;
  leaseUntil: Date;
}

export interface Processing {
  /** The users' own; without them every lead goes to the stage's. */
  forms?: OwnForms;
  /** The target's; without one every attempt may start. */
  breaker?: Breaker;
  store: Pick<
    SubmissionStore,
    | 'get'
    | 'claim'
    | 'endFence'
    | 'release'
    | 'recordSuccess'
    | 'recordFailure'
    | 'postpone'
    | 'abandon'
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
  const aim = await aimOf(claim, processing);
  if (aim?.kind === 'wait') return leaveToReconciler(claim, aim.until, processing);
  if (aim?.kind === 'deleted') {
    const ending = { userId, id: submissionId, retentionDays, reason: 'form_deleted' } as const;
    return afterWaitingRow(await store.abandon(ending));
  }
  const breaker = neverFailing(aim ? aim.breaker : processing.breaker, processing.warn);
  const { token } = claim;
  const entry = await breaker.enter({ userId, submissionId, token, leaseSeconds });
  if (entry.kind === 'wait') return leaveToReconciler(claim, entry.until, processing);
  const claimedAt = processing.now();
  const limits = { leaseSeconds, retentionDays, maxOpenDays };
  const recipeVersion = aim?.recipeVersion;
  const claimed = await store.claim({ ...claim, ...limits, messageSentAt, recipeVersion });
  if (claimed.kind !== 'claimed') {
    await breaker.release(entry.pass);
    return afterRefusedClaim(claimed, processing.now());
  }
  const { row } = claimed;
  const work = workOf(row, claim, claimedAt, settings);
  const end = await processing.attempt({ ...work, ...(aim && formWork(row, aim)) });
  if (end.kind === 'never began') {
    await breaker.release(entry.pass);
    return giveBack(end.cause, claim, row, processing);
  }
  const ending = await settle(end, claim, row, processing);
  const changed = aim && (await tellOfChange(ending, row, processing));
  if (changed) {
    await breaker.release(entry.pass);
    return letWait(changed, claim, row, processing);
  }
  const processed = await record(ending, claim, row, processing);
  const judgement = judge(ending);
  if (judgement) await breaker.record(entry.pass, judgement);
  else await breaker.release(entry.pass);
  return processed;
}

/** @returns undefined for a lead that goes to the stage's form. */
async function aimOf({ userId, id }: Claim, { store, forms }: Processing) {
  const formId = forms && (await store.get(userId, id))?.formId;
  return formId === undefined ? undefined : forms?.aim(userId, formId);
}

const formWork = ({ fields }: SubmissionRow, { target }: { target: TargetForm }) => ({
  target,
  ...(fields && { fields }),
});

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

/** Final, running elsewhere or the reconciler's to close: all but "not yet" is acknowledged. */
function afterRefusedClaim(refused: ClaimResult, now: Date): Processed {
  return refused.kind === 'not_due' ? wait(new Date(refused.nextAttemptAt), now) : { kind: 'done' };
}

/** The claim is given back, no attempt is spent, and the lead waits for its form. */
async function letWait(
  { until, screenshotKey }: FormChange,
  claim: Claim,
  { attemptCount }: SubmissionRow,
  processing: Processing,
): Promise<Processed> {
  const { store, now, note } = processing;
  const recorded = await store.release({ ...claim, until: now(), screenshotKey });
  const noted = { submissionId: claim.id, attempt: attemptCount, retrying: recorded, recorded };
  note({ ...noted, outcome: 'form_changed' });
  return recorded ? leaveToReconciler(claim, until, processing) : { kind: 'done' };
}
