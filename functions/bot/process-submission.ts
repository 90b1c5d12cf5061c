/**
 * Makes one attempt at one submission: claims the row, calls the browser, judges the answer,
 * records it.
 */
import { fenceToken } from '../../contract/fence-token.ts';
import { leadOf } from '../../contract/lead.ts';
import { withDefaults } from '../../contract/custom-values.ts';
import type { FailureReason, SubmissionRow } from '../../contract/submission.ts';
import type { ClaimResult } from '../stores/submissions/submission-claims.ts';
import { fencePassOf, type Claim } from '../stores/submissions/submission-fence.ts';
import { admit } from './admission.ts';
import { foundTargetDown } from '../stores/circuit-breaker/breaker-rules.ts';
import type { Aim } from './own-forms.ts';
import type { Delivery } from './delivery.ts';
import { askAgainLater, mayAskAgain } from './ask-again.ts';
import { deliverAgainAt, afterWaitingRow, type MessageOutcome } from './message-outcome.ts';
import { giveBack, record, settle } from './end-attempt.ts';
import { pictured, pictureKeyOf } from '../stores/submissions/picture-key.ts';
import { tellOfChange, type FormChange } from './form-change.ts';
import type { BotDependencies, BotSettings, AttemptWork } from './bot-dependencies.ts';

export async function processSubmission(
  delivery: Delivery,
  dependencies: BotDependencies,
): Promise<MessageOutcome> {
  const { store, settings } = dependencies;
  const { userId, submissionId, messageSentAt } = delivery;
  const claim: Claim = { userId, id: submissionId, token: dependencies.newToken() };
  const { leaseSeconds, retentionDays, maxOpenDays } = settings;
  const admission = await admit(delivery, claim, dependencies);
  if (admission.kind !== 'go') return admission;
  const { aim } = admission;
  const claimedAt = dependencies.now();
  const limits = { leaseSeconds, retentionDays, maxOpenDays };
  const recipeVersion = aim?.recipeVersion;
  const claimed = await store.claim({ ...claim, ...limits, messageSentAt, recipeVersion });
  if (claimed.kind !== 'claimed') {
    await admission.giveBack();
    return afterRefusedClaim(claimed, dependencies.now());
  }
  const { row } = claimed;
  const work = workOf(row, claim, claimedAt, settings);
  const end = await dependencies.attempt({ ...work, ...(aim && formWork(row, aim)) });
  if (end.kind === 'never began') {
    await admission.giveBack();
    return giveBack(end, claim, row, dependencies);
  }
  const ending = await settle(end, claim, row, dependencies);
  if (mayAskAgain(ending, row)) {
    await admission.release();
    return askAgainLater(claim, row, dependencies);
  }
  const changed = aim && (await tellOfChange(ending, row, dependencies));
  if (changed) {
    await admission.release();
    return letWait({ ...changed, outcome: 'form_changed' }, claim, row, dependencies);
  }
  if (admission.isProbe && ending.kind === 'failure' && foundTargetDown(ending.failure)) {
    const until = (await admission.end(ending)) ?? dependencies.now();
    const { reason: outcome, pictured: isPictured } = ending.failure;
    const screenshotKey = isPictured ? pictureKeyOf(row) : undefined;
    return letWait({ until, outcome, screenshotKey }, claim, row, dependencies);
  }
  const outcome = await record(ending, claim, row, dependencies);
  await admission.end(ending);
  return outcome;
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
  { deadlineSeconds, leaseSeconds }: BotSettings,
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
 * Decides what happens to the message if its row could not be claimed. If the row is not due yet,
 * the message is delivered again. Otherwise the message is acknowledged: the row is final, is
 * claimed by another attempt, or is left to the reconciler.
 */
function afterRefusedClaim(refused: ClaimResult, now: Date): MessageOutcome {
  return refused.kind === 'not_due'
    ? deliverAgainAt(new Date(refused.nextAttemptAt), now)
    : { kind: 'done' };
}

interface WaitWithoutAttempt extends Partial<FormChange> {
  outcome: FailureReason;
}

/** Gives the claim back, so that the lead waits for its form and loses no attempt. */
async function letWait(
  { outcome, why, until, screenshotKey }: WaitWithoutAttempt,
  { userId, id, token }: Claim,
  { attemptCount, formId }: SubmissionRow,
  { store, now, note, settings }: BotDependencies,
): Promise<MessageOutcome> {
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
