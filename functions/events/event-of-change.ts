/**
 * Decides which event belongs to a change of a stored submission or form: a pure function of the
 * item before and after one write.
 */
import { isCanary } from '../../contract/canary.ts';
import { isUndecided } from '../../contract/decision.ts';
import {
  eventId,
  type FormEvent,
  type FormEventType,
  type SubmissionEvent,
  type SubmissionEventType,
} from '../../contract/events.ts';
import {
  isFinal,
  type FailureReason,
  type FinalStatus,
  type SubmissionRow,
} from '../../contract/submission.ts';
import type { FormState, TargetFormRow } from '../../contract/target-forms.ts';

/**
 * The failure reasons that have an event type of their own; all other reasons make a
 * `submission.failed` or a `submission.undecided`.
 */
const endings: Partial<Record<FailureReason, SubmissionEventType>> = {
  cancelled: 'submission.cancelled',
  expired: 'submission.expired',
};

/**
 * The event for each state that a form changes to. A draft has no event, because no form changes
 * back to a draft.
 */
const stateEvents: Record<FormState, FormEventType | undefined> = {
  draft: undefined,
  live: 'form.live',
  paused: 'form.paused',
  needs_attention: 'form.needs_attention',
};

/**
 * The event of a change by which an open submission ends, or by which its owner makes or changes a
 * decision. A Retry makes no event. A canary lead makes no event either, because it belongs to no
 * user.
 */
export function submissionEventOf(
  before: SubmissionRow,
  after: SubmissionRow,
): SubmissionEvent | undefined {
  const type = isDecidedBetween(before, after) ? 'submission.decided' : endingOf(before, after);
  if (!type || isCanary(after.userId)) return undefined;
  const { id, version, failureReason = null, attemptCount: attempt, formId } = after;
  return {
    id: eventId(id, version, type),
    type,
    timestamp: after.updatedAt,
    data: {
      submissionId: id,
      version,
      status: after.status as FinalStatus,
      failureReason,
      attempt,
      ...(formId !== undefined && { formId }),
    },
  };
}

export function formEventOf(before: TargetFormRow, after: TargetFormRow): FormEvent | undefined {
  const type = before.state === after.state ? undefined : stateEvents[after.state];
  if (!type) return undefined;
  const { id: formId, revision: version, name, shortName: form, state } = after;
  return {
    id: eventId(formId, version, type),
    type,
    timestamp: after.updatedAt,
    data: { formId, version, name, form, state },
  };
}

function isDecidedBetween({ decision: before }: SubmissionRow, { decision: after }: SubmissionRow) {
  return after?.at !== before?.at || after?.wentIn !== before?.wentIn;
}

function endingOf(before: SubmissionRow, after: SubmissionRow): SubmissionEventType | undefined {
  if (isFinal(before.status) || !isFinal(after.status)) return undefined;
  if (after.status === 'success') return 'submission.succeeded';
  if (isUndecided(after)) return 'submission.undecided';
  return (after.failureReason && endings[after.failureReason]) ?? 'submission.failed';
}
