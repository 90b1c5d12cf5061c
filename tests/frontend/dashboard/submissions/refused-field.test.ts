/**
 * Which field gets the focus when a user corrects a refused lead: the field that the form's answer
 * names.
 */
import { expect, test } from '@jest/globals';
import { refusedField } from '../../../../frontend/dashboard/submissions/story/refused-field.ts';

const filled = (label: string) => [{ field: 'phone', label, value: '••••3210' }];
const storyWith = (detail: string, fields: ReturnType<typeof filled> | null = null) => ({
  failureReason: 'validation_refused' as const,
  attempts: [
    {
      ...{ number: 1, startedAt: '2026-11-20T12:00:00.000Z', outcome: 'failed' as const },
      ...{ detail, fields },
    },
  ],
});
const employer = {
  ...{ name: 'employer', label: 'Company name', type: 'text' as const, required: true },
};

test.each([
  ['We do not serve this city at the moment.', 'city'],
  ['Please enter a valid e-mail address.', 'email'],
  ['Enter a 10 digit mobile number', 'phone'],
  ['Loan amount must be at least 50,000', 'loanAmount'],
  ['Something went wrong.', undefined],
])('the answer “%s” names the field %s', (detail, field) => {
  expect(refusedField(storyWith(detail), [])).toBe(field);
});

test("the refused field is recognised by the form's own label", () => {
  const story = storyWith('Handynummer ist ungültig', filled('Handynummer'));
  expect(refusedField(story, [])).toBe('phone');
});

test('a custom question is distinguished from the lead’s name', () => {
  expect(refusedField(storyWith('Company name is too short'), [employer])).toBe('fields.employer');
  expect(refusedField(storyWith('Name is too short'), [employer])).toBe('name');
});

test('failures without a refusal name no field', () => {
  expect(refusedField({ ...storyWith('The city moved'), failureReason: 'timeout' }, [])).toBe(
    undefined,
  );
});
