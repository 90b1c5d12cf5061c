/** How the browser's answer reports that the page of a failed attempt sent nothing. */
import { expect, test } from '@jest/globals';
import { browserAnswerSchema } from '../../../../contract/browser-call.ts';
import { answerOf } from '../../../../functions/browser/attempt/answer-call.ts';
import { hasSentNothing } from '../../../../functions/browser/attempt/attempt-lead.ts';
import { AttemptFailure } from '../../../../functions/browser/judge/attempt-failure.ts';
import type { LogEvent } from '../../../../functions/browser/traffic/log.ts';
import { aRequest, filling } from '../traffic/log-builders.ts';

const released: LogEvent = { kind: 'released' };
const unreadable = new Proxy([filling, released], {
  get() {
    throw new Error('The log is gone');
  },
});

test('"nothing sent" requires a complete log without any request', () => {
  expect(hasSentNothing([filling, released])).toBe(true);
  expect(hasSentNothing([filling, released, aRequest()])).toBe(false);
  expect(hasSentNothing([filling])).toBe(false);
  expect(hasSentNothing([released])).toBe(false);
  expect(hasSentNothing(unreadable)).toBe(false);
});

test('a valid answer of the browser may contain "nothing sent"', () => {
  const failure = new AttemptFailure('no_confirmation', 'The page showed no sign');
  const failed = { kind: 'failure', failure, fenced: true } as const;
  const answer = answerOf({ ...failed, nothingSent: true }, false);
  expect(answer).toMatchObject({ reason: 'no_confirmation', nothingSent: true });
  expect(browserAnswerSchema.parse(answer)).toEqual(answer);
  expect(answerOf(failed, false)).not.toHaveProperty('nothingSent');
});
