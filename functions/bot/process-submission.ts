/**
 * Makes one attempt at one submission: claims the row, calls the browser, judges the answer,
 * records it.
 */
import { fenceToken } from '../../contract/fence-token.ts';
import { leadOf, type Lead } from '../../contract/lead.ts';
import type { CustomValues } from '../../contract/custom-field.ts';
import { withDefaults } from '../../contract/custom-values.ts';
import type { FailureReason, SubmissionRow } from '../../contract/submission.ts';
import { fencePassOf } from '../stores/submissions/submission-fence.ts';
import type { TargetForm } from '../../contract/target-form.ts';
import type {
  Claim,
  ClaimResult,
  SubmissionStore,
} from '../stores/submissions/submission-store.ts';
import type { NoteSent } from '../stores/repeated-leads/sent-notes.ts';
import { admit, afterWaitingRow } from './admission.ts';
import type { SendLater } from './brief-wait.ts';
import { foundTargetDown } from '../stores/circuit-breaker/breaker-rules.ts';
import type { Breaker } from './circuit-breaker.ts';
import type { Aim, OwnForms } from './own-forms.ts';
import type { Delivery } from './delivery.ts';
import { askAgainLater, mayAskAgain } from './ask-again.ts';
import { giveBack, record, settle, wait } from './end-attempt.ts';
import { pictured, pictureKeyOf } from '../stores/submissions/picture-key.ts';
import { tellOfChange, type FormChange } from './form-change.ts';
import type { BrowserEnd } from '../browser-calls/invoke-browser.ts';

/** What happens to the message: it is acknowledged, or delivered again after some seconds. */
export type Processed = { kind: 'done' } | { kind: 'later'; seconds: number };

export interface AttemptNote {
  submissionId: string;
  /** The id of the user's own form; undefined for the stage's form. */
  formId?: string;
  attempt: number;
  outcome: 'success' | 'lost' | 'never began' | 'fence not asked' | FailureReason;
  retrying: boolean;
  recorded: boolean;
  /** Set for a canary lead, which counts in no metric of leads. */
  canary?: true;
  /**
   * After a success: the time since acceptance or the owner's Retry, without the time for which the
   * form held the lead.
   */
  secondsToSubmit?: number;
}

export interface ProcessingSettings {
  leaseSeconds: number;
  deadlineSeconds: number;
  retentionDays: number;
  maxOpenDays: number;
  retry: { baseSeconds: number; capSeconds: number };
}

/** The input of one call of the browser function. */
export interface AttemptWork {
  userId: string;
  lead: Lead;
  /** The user's own form and the lead's answers to its questions; absent for the stage's form. */
  fields?: CustomValues;
  target?: TargetForm;
  fenceToken: string;
  pictureKey: string;
  pictureSuccess?: boolean | undefined;
  /**
   * Set if the form's owner wants screenshots of successes: owners pass these receipts on, so the
   * lead's values are hidden.
   */
  maskSuccess?: boolean | undefined;
  /** Epoch milliseconds; counted from the claim, like the lease. */
  deadline: number;
  leaseUntil: Date;
}

export interface Processing {
  /** The users' own forms; without it every lead goes to the stage's form. */
  forms?: OwnForms;
  /** The circuit breaker of a user's leads to the stage's form; without it every attempt may start. */
  stageBreaker?: (userId: string) => Breaker;
  store: Pick<
    SubmissionStore,
    | 'get'
    | 'claim'
    | 'endFence'
    | 'release'
    | 'recordSuccess'
    | 'recordFailure'
    | 'postpone'
    | 'hold'
    | 'abandon'
  >;
  /** Notes the outcome for forms that take one lead per person. */
  noteSent?: NoteSent;
  /** Notes that only the user can find out how a lead ended. Must not throw. */
  tellUndecided?: (userId: string) => Promise<void>;
  /** Whether the user's account is disabled or deleted. */
  isClosed: (userId: string) => Promise<boolean>;
  attempt: (work: AttemptWork) => Promise<BrowserEnd>;
  /** Sends a delayed message for a lead that waits some seconds. */
  sendLater: SendLater;
  settings: ProcessingSettings;
  now: () => Date;
  random: () => number;
  newToken: () => string;
  note: (note: AttemptNote) => void;
  warn: (text: string, error: Error) => void;
  /** Logs a call that Lambda refused for another reason than its limits. */
  fail: (text: string, error: Error) => void;
}

export async function processSubmission(
  delivery: Delivery,
  processing: Processing,
): Promise<Processed> {
  const { store, settings } = processing;
  const { userId, submissionId, messageSentAt } = delivery;
  const claim: Claim = { userId, id: submissionId, token: processing.newToken() };
  const { leaseSeconds, retentionDays, maxOpenDays } = settings;
  const admission = await admit(delivery, claim, processing);
  if (admission.kind !== 'go') return admission;
  const { aim } = admission;
  const claimedAt = processing.now();
  const limits = { leaseSeconds, retentionDays, maxOpenDays };
  const recipeVersion = aim?.recipeVersion;
  const claimed = await store.claim({ ...claim, ...limits, messageSentAt, recipeVersion });
  if (claimed.kind !== 'claimed') {
    await admission.giveBack();
    return afterRefusedClaim(claimed, processing.now());
  }
  const { row } = claimed;
  const work = workOf(row, claim, claimedAt, settings);
  const end = await processing.attempt({ ...work, ...(aim && formWork(row, aim)) });
  if (end.kind === 'never began') {
    await admission.giveBack();
    return giveBack(end, claim, row, processing);
  }
  const ending = await settle(end, claim, row, processing);
  if (mayAskAgain(ending, row)) {
    await admission.release();
    return askAgainLater(claim, row, processing);
  }
  const changed = aim && (await tellOfChange(ending, row, processing));
  if (changed) {
    await admission.release();
    return letWait({ ...changed, outcome: 'form_changed' }, claim, row, processing);
  }
  if (admission.isProbe && ending.kind === 'failure' && foundTargetDown(ending.failure)) {
    const until = (await admission.end(ending)) ?? processing.now();
    const { reason: outcome, pictured: isPictured } = ending.failure;
    const screenshotKey = isPictured ? pictureKeyOf(row) : undefined;
    return letWait({ until, outcome, screenshotKey }, claim, row, processing);
  }
  const processed = await record(ending, claim, row, processing);
  await admission.end(ending);
  return processed;
}

type FormAim = Pick<Extract<Aim, { kind: 'go' }>, 'target' | 'customFields' | 'pictureSuccess'>;

const formWork = (
  { fields = {} }: SubmissionRow,
  { target, customFields, pictureSuccess }: FormAim,
) => ({
  target,
  fields: withDefaults(customFields, fields),
  ...(pictureSuccess && { pictureSuccess, maskSuccess: true }),
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
    ...(row.pictureSuccess && { pictureSuccess: true }),
    deadline: time + deadlineSeconds * 1000,
    leaseUntil: new Date(time + leaseSeconds * 1000),
  };
}

/**
 * The row is final, claimed by another attempt, or left to the reconciler: the message is
 * acknowledged unless the row is only not due yet.
 */
function afterRefusedClaim(refused: ClaimResult, now: Date): Processed {
  return refused.kind === 'not_due' ? wait(new Date(refused.nextAttemptAt), now) : { kind: 'done' };
}

interface WaitWithoutAttempt extends Partial<FormChange> {
  outcome: FailureReason;
}

/** Gives the claim back, so that the lead waits for its form and loses no attempt. */
async function letWait(
  { outcome, why, until, screenshotKey }: WaitWithoutAttempt,
  { userId, id, token }: Claim,
  { attemptCount, formId }: SubmissionRow,
  { store, now, note, settings }: Processing,
): Promise<Processed> {
  const picture = pictured(screenshotKey, now(), settings.retentionDays);
  const recorded = await store.release({ userId, id, token, until: now(), picture });
  const noted = { submissionId: id, attempt: attemptCount, retrying: recorded, recorded };
  note({ ...noted, outcome });
  if (!recorded) return { kind: 'done' };
  if (until || why === undefined || formId === undefined) {
    return afterWaitingRow(await store.postpone({ userId, id, until: until ?? now() }));
  }
  return afterWaitingRow(await store.hold({ userId, id, formId, why }));
}
