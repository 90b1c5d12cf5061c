import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Attempt } from '../../../../contract/graphql-types.ts';
import { failureReasons } from '../../../../contract/submission.ts';
import { failureTexts } from '../../../../frontend/content/dashboard.ts';
import { failureAdvice } from '../../../../frontend/content/failure-advice.ts';
import { ConfirmRetry } from '../../../../frontend/dashboard/submissions/one-submission/confirm-retry.tsx';
import { AttemptItem } from '../../../../frontend/dashboard/submissions/story/attempt-item.tsx';
import { createRecentEvents } from '../../../../frontend/dashboard/submissions/list/recent-events.ts';
import { buildRow } from './build-row.ts';

const nothing = () => undefined;
const question = (changes: Parameters<typeof buildRow>[1]) =>
  renderToStaticMarkup(
    <ConfirmRetry
      submission={buildRow(1, { status: 'error', ...changes })}
      onConfirm={nothing}
      onClose={nothing}
    />,
  );

describe('the confirmation before a retry', () => {
  test.each(failureReasons)(
    'the retry confirmation explains what may happen after the failure %s',
    (failureReason) => {
      const text = question({ failureReason });
      const { why, ifSent } = failureAdvice[failureReason];
      expect(text).toContain(`${why} ${ifSent}`);
      expect(text).toContain('Retrying may submit the lead a second time.');
      expect(text).not.toMatch(/nothing was sent/i);
    },
  );

  test('the retry confirmation says if the form already has the lead', () => {
    expect(question({ failureReason: 'already_submitted' })).toContain(
      'The form has this lead already',
    );
    expect(question({ failureReason: 'validation_refused' })).toContain(
      'This lead may already have been sent',
    );
  });

  test('the retry confirmation has a text if no failure reason is known', () => {
    expect(question({})).toContain('First ask the target form’s owner whether Person 1 is there.');
  });
});

describe('the advice on a failure', () => {
  test.each(failureReasons)('the advice on %s does not say whether anything was sent', (reason) => {
    const { why, ifSent, whatToDo } = failureAdvice[reason];
    expect(failureTexts[reason]).not.toMatch(/nothing/i);
    expect([why, ifSent, whatToDo].join(' ')).not.toMatch(/nothing was sent|before anything/i);
    for (const text of [why, ifSent, whatToDo]) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

test("an attempt shows the page's answer and the form's software", () => {
  const attempt: Attempt = {
    number: 1,
    startedAt: '2026-11-20T12:00:00.000Z',
    outcome: 'success',
    confirmation: 'Thank you!',
    builder: 'Contact Form 7',
  };
  const receipt = renderToStaticMarkup(<AttemptItem attempt={attempt} name="Asha" />);
  expect(receipt).toContain('The page answered: <q>Thank you!</q>');
  expect(receipt).toContain('Form made with Contact Form 7');
});

describe('the store of recent live events', () => {
  test('a subscriber gets each recent event until it unsubscribes', () => {
    const events = createRecentEvents();
    const numbers: number[] = [];
    const leave = events.follow(({ version }) => void numbers.push(version));
    events.note(buildRow(1, { version: 2 }));
    events.note(buildRow(1, { version: 1 }));
    leave();
    events.note(buildRow(1, { version: 3 }));
    expect(numbers).toEqual([2]);
  });

  test("the store of events keeps a row's newest version", () => {
    const events = createRecentEvents();
    const event = buildRow(1, { version: 2, status: 'error', possiblySent: true });
    events.note(event);
    expect(events.newest(buildRow(1))).toBe(event);
    const later = buildRow(1, { version: 3 });
    expect(events.newest(later)).toBe(later);
  });
});
