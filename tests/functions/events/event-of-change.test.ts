import { describe, expect, test } from '@jest/globals';
import { canaryOwner } from '../../../contract/canary.ts';
import { eventTypes, type EventType } from '../../../contract/events.ts';
import type { Decision, SubmissionRow } from '../../../contract/submission.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { formEventOf, submissionEventOf } from '../../../functions/events/event-of-change.ts';
import { aForm, anId, aRow, aUser } from '../builders.ts';

const id = anId();
const userId = aUser();

type Part = Partial<SubmissionRow>;
const open: Part = { status: 'processing', attemptCount: 1 };
const failed: Part = { status: 'error', failureReason: 'captcha', attemptCount: 1 };
const doubtful: Part = { ...failed, failureReason: 'outcome_unknown', possiblySent: true };
const saying = (wentIn: boolean, at = '2026-03-01T11:00:00.000Z'): { decision: Decision } => ({
  decision: { wentIn, at, by: userId },
});
const wentIn: Part = { ...open, status: 'success', ...saying(true) };
const didNot: Part = { ...failed, ...saying(false) };
const canary: Part = { userId: canaryOwner };

const moves: [change: string, before: Part, after: Part, type: EventType | undefined][] = [
  ['an attempt that succeeds', open, { status: 'success' }, 'submission.succeeded'],
  ['a waiting lead that fails', { ...open, status: 'pending' }, failed, 'submission.failed'],
  ['an end that may have been sent', open, doubtful, 'submission.undecided'],
  ['a cancel', open, { ...failed, failureReason: 'cancelled' }, 'submission.cancelled'],
  [
    'a cancel after a doubt',
    open,
    { ...doubtful, failureReason: 'cancelled' },
    'submission.undecided',
  ],
  ['an end by age', open, { ...failed, failureReason: 'expired' }, 'submission.expired'],
  [
    'an end by age after a doubt',
    open,
    { ...doubtful, failureReason: 'expired' },
    'submission.undecided',
  ],
  ['a deleted form', open, { ...failed, failureReason: 'form_deleted' }, 'submission.failed'],
  ['a closed account', open, { ...failed, failureReason: 'account_disabled' }, 'submission.failed'],
  ['a claim', { ...open, status: 'pending' }, open, undefined],
  ['a failure that is repeated', open, { ...open, status: 'pending' }, undefined],
  ['a Retry', failed, open, undefined],
  ['a Retry of a decided row', didNot, { ...open, ...saying(false) }, undefined],
  ['a decided row that fails again', { ...open, ...saying(false) }, didNot, 'submission.failed'],
  ['a decision that it went in', doubtful, wentIn, 'submission.decided'],
  ['a decision that it did not', doubtful, didNot, 'submission.decided'],
  ['a decision taken back', wentIn, { ...failed, ...saying(false) }, 'submission.decided'],
  ['the opposite within a millisecond', didNot, wentIn, 'submission.decided'],
  [
    'the same answer much later',
    didNot,
    { ...failed, ...saying(false, '2026-03-09T11:00:00.000Z') },
    'submission.decided',
  ],
  ['a write of a final row', failed, failed, undefined],
  ['a canary that succeeds', { ...open, ...canary }, { status: 'success', ...canary }, undefined],
];

describe("the event of a submission's change", () => {
  test.each(moves)(
    "a submission's change makes the right event or none: %s",
    (_, before, after, type) => {
      const rows = [before, after].map((part) => aRow({ id, userId, version: 7, ...part }));
      expect(submissionEventOf(rows[0]!, rows[1]!)?.type).toBe(type);
    },
  );

  test("a submission's event names the row and contains no lead data", () => {
    const formId = anId();
    const updatedAt = '2026-03-01T10:00:09.000Z';
    const after = aRow({ id, userId, ...failed, formId, version: 8, updatedAt });
    expect(submissionEventOf(aRow({ id, userId, ...open }), after)).toEqual({
      id: `${id}_8_submission-failed`,
      type: 'submission.failed',
      timestamp: updatedAt,
      data: {
        ...{ submissionId: id, version: 8, status: 'error', failureReason: 'captcha' },
        ...{ attempt: 1, formId },
      },
    });
  });
});

const states: [
  before: TargetFormRow['state'],
  after: TargetFormRow['state'],
  EventType | undefined,
][] = [
  ['draft', 'live', 'form.live'],
  ['paused', 'live', 'form.live'],
  ['live', 'paused', 'form.paused'],
  ['needs_attention', 'paused', 'form.paused'],
  ['live', 'needs_attention', 'form.needs_attention'],
  ['live', 'live', undefined],
];

test.each(states)("a form's change from %s to %s makes the right event", (before, after, type) => {
  const form = aForm({ userId, revision: 4 });
  const event = formEventOf({ ...form, state: before }, { ...form, state: after });
  expect(event?.type).toBe(type);
  const { id: formId, name } = form;
  const data = { formId, version: 4, name, form: 'loans', state: after };
  if (type) expect(event).toMatchObject({ id: expect.stringContaining(`${formId}_4_`), data });
});

test("this file's cases cover every event except callbacks' and alerts'", () => {
  const made = [...moves.map(([, , , type]) => type), ...states.map(([, , type]) => type)];
  const missing = eventTypes.filter((type) => !made.includes(type));
  expect(missing).toEqual(['callback.disabled', 'alert.raised', 'alert.cleared']);
});
