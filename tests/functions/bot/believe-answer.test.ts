import { expect, test } from '@jest/globals';
import { believedFailure } from '../../../functions/bot/believe-answer.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import { isRetriable } from '../../../contract/submission.ts';
import { aFailure, answered } from './stand-in-browser.ts';

type Begun = Exclude<BrowserEnd, { kind: 'never began' }>;

const ends: Record<string, Begun> = {
  'a browser that was lost': { kind: 'unknown', cause: new Error('Cut') },
  'a fence that said stop': answered({ kind: 'stopped' }) as Begun,
  'a success': answered({ kind: 'success' }) as Begun,
  'a failure before the fence': answered(aFailure('timeout')) as Begun,
  'a failure after the fence': answered(aFailure('blocked', { fenced: true })) as Begun,
  'a limit after the fence': answered(aFailure('rate_limited', { fenced: true })) as Begun,
};
const believed = (name: string, fenced: boolean) => {
  const failure = believedFailure(ends[name] as Begun, fenced);
  return [failure.reason, isRetriable(failure.reason, failure.fenced) ? 'retried' : 'final'];
};

test('the bot believes "no permission received" only if none is stored', () => {
  const unasked = answered({ kind: 'stopped', unasked: true }) as Begun;
  expect(believedFailure(unasked, false)).toMatchObject({ reason: 'internal', unasked: true });
  expect(believedFailure(unasked, true)).not.toHaveProperty('unasked');
  expect(believedFailure(unasked, true).reason).toBe('outcome_unknown');
  for (const name of Object.keys(ends)) {
    expect(believedFailure(ends[name] as Begun, false)).not.toHaveProperty('unasked');
  }
});

test.each([
  ['a browser that was lost', ['outcome_unknown', 'final'], ['internal', 'retried']],
  ['a fence that said stop', ['outcome_unknown', 'final'], ['internal', 'retried']],
  ['a failure before the fence', ['outcome_unknown', 'final'], ['timeout', 'retried']],
  // The browser reports a submit, but the database row contains no permission to submit. Whether
  // the lead was sent is unknown, so the lead is not sent again.
  ['a failure after the fence', ['blocked', 'final'], ['outcome_unknown', 'final']],
  ['a limit after the fence', ['rate_limited', 'retried'], ['outcome_unknown', 'final']],
])(
  'after %s, the result is %j with permission to submit, otherwise %j',
  (name, fenced, unfenced) => {
    expect(believed(name, true)).toEqual(fenced);
    expect(believed(name, false)).toEqual(unfenced);
  },
);

test('a lead submitted without permission is not sent again', () => {
  expect(believed('a success', false)).toEqual(['outcome_unknown', 'final']);
});
