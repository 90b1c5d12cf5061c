/** How a failed attempt says that its page sent nothing. */
import { expect, test } from '@jest/globals';
import { browserAnswerSchema } from '../../../contract/browser-call.ts';
import { answerOf } from '../../../functions/browser/attempt/answer-call.ts';
import { hasSentNothing } from '../../../functions/browser/attempt/attempt-lead.ts';
import { AttemptFailure } from '../../../functions/browser/judge/attempt-failure.ts';

const watched = (nothingSent: () => boolean) => ({ fenced: true, fields: [], nothingSent });
const unreadable = () => {
  throw new Error('The log is gone');
};

test('is said only of what was watched after the fence', () => {
  expect(hasSentNothing(watched(() => true))).toBe(true);
  expect(hasSentNothing(watched(() => false))).toBe(false);
  expect(hasSentNothing({ ...watched(() => true), fenced: false })).toBe(false);
  expect(hasSentNothing({ fenced: true, fields: [] })).toBe(false);
  expect(hasSentNothing(watched(unreadable))).toBe(false);
});

test('is told to the bot in an answer that fits the schema', () => {
  const failure = new AttemptFailure('no_confirmation', 'The page showed no sign');
  const failed = { kind: 'failure', failure, fenced: true } as const;
  const answer = answerOf({ ...failed, nothingSent: true }, false);
  expect(answer).toMatchObject({ reason: 'no_confirmation', nothingSent: true });
  expect(browserAnswerSchema.parse(answer)).toEqual(answer);
  expect(answerOf(failed, false)).not.toHaveProperty('nothingSent');
});
