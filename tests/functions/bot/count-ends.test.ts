import { expect, test } from '@jest/globals';
import { createEndCount } from '../../../functions/bot/count-ends.ts';
import type { AttemptNote } from '../../../functions/bot/bot-dependencies.ts';

const note: AttemptNote = {
  ...{ submissionId: 'one', attempt: 1, outcome: 'success' },
  ...{ retrying: false, recorded: true, secondsToSubmit: 12.5 },
};

function counted(changes: Partial<AttemptNote>): unknown[][] {
  const calls: unknown[][] = [];
  createEndCount((...call) => calls.push(call))({ ...note, ...changes });
  return calls;
}

test('the metrics count a success with its duration', () => {
  expect(counted({})).toEqual([['SubmissionsSucceeded'], ['SecondsToSubmit', 12.5, 'Seconds']]);
});

test('the metrics count unknown outcomes separately from failures', () => {
  expect(counted({ outcome: 'outcome_unknown' })).toEqual([['SubmissionsUnknown']]);
  expect(counted({ outcome: 'validation_refused' })).toEqual([['SubmissionsFailed']]);
});

test('the metrics leave out attempts that are retried or lost', () => {
  expect(counted({ outcome: 'timeout', retrying: true })).toEqual([]);
  expect(counted({ outcome: 'lost', recorded: false })).toEqual([]);
  expect(counted({ outcome: 'never began', retrying: true })).toEqual([]);
});

test('the metrics leave out test leads (canary)', () => {
  expect(counted({ canary: true })).toEqual([]);
});
