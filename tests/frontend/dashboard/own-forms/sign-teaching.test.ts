/**
 * Which outcome sign (a text or address that shows success or refusal) the editor proposes for a
 * form's answer, and how the sign is added to a recipe.
 */
import { describe, expect, test } from '@jest/globals';
import { mostSigns } from '../../../../contract/recipe.ts';
import {
  noteOf,
  signProblem,
  withSign,
} from '../../../../frontend/dashboard/own-forms/sign-teaching/add-sign.ts';
import { guessSigns } from '../../../../frontend/dashboard/own-forms/sign-teaching/guess-sign.ts';
import { acknowledgement } from '../../../../frontend/dashboard/own-forms/sign-teaching/teach-known.tsx';
import { mayTeach } from '../../../../frontend/dashboard/own-forms/sign-teaching/use-teach-sign.ts';
import { requestIdOf } from '../../../../frontend/dashboard/forms/one-lead/use-send-one-lead.ts';
import { buildForm, buildRecipe } from '../forms/build-form.ts';
import { buildRow } from '../submissions/build-row.ts';

const row = buildRow(1, {
  name: 'Asha Rao',
  email: 'asha@leads.example',
  phone: '+91 98765 43210',
  fields: JSON.stringify({ pan: 'ABCDE1234F' }),
});
const formUrl = 'https://lender.example/apply';
const guess = (attempt: Parameters<typeof guessSigns>[0]) => guessSigns(attempt, row, formUrl);

describe('the proposed outcome sign: a text that shows success or refusal', () => {
  test.each([
    ['Thank you, Asha Rao! We call you soon.', 'We call you soon.'],
    ['Thanks Asha, your application is in', 'your application is in'],
    ['Reference 1234567890 was sent to asha@leads.example', 'was sent to'],
    ['PAN ABCDE1234F received', 'received'],
    ['आवेदन प्राप्त हुआ', 'आवेदन प्राप्त हुआ'],
    ['Asha Rao', undefined],
    ['98765 43210', undefined],
  ])('the outcome sign proposed for “%s” contains no lead data', (confirmation, expected) => {
    expect(guess({ confirmation }).text).toBe(expected);
  });

  test('without a confirmation text, the page text is proposed as an outcome sign', () => {
    const shown = 'The page showed no sign of success or refusal. It shows: “Noted, Asha”';
    expect(guess({ detail: shown }).text).toBe('Noted');
    expect(guess({ detail: 'The form answered: “City is missing”' }).text).toBe('City is missing');
    expect(
      guess({ detail: 'Its sign “Sent” showed before the submit already' }).text,
    ).toBeUndefined();
  });

  test('an address without lead data is proposed as an outcome sign', () => {
    const at = (pageUrl: string) => guess({ pageUrl }).urlIncludes;
    expect(at('https://lender.example/done')).toBe('/done');
    expect(at('https://lender.example/apply')).toBeUndefined();
    expect(at('https://lender.example/')).toBeUndefined();
    expect(at('https://lender.example/thanks/asha')).toBeUndefined();
    expect(at('https://lender.example/thanks/%61sha')).toBeUndefined();
    expect(at('https://lender.example/thanks/20260301')).toBeUndefined();
  });
});

describe('adding an outcome sign (a success or refusal text)', () => {
  const words = { kind: 'text', value: ' Noted ' } as const;

  test('an outcome sign is added to a recipe once, for either outcome', () => {
    const taught = withSign(buildRecipe([]), 'success', words);
    expect(taught.success).toEqual([{ text: 'Noted' }]);
    expect(withSign(taught, 'success', words)).toBe(taught);
    const both = withSign(taught, 'refusal', { kind: 'urlIncludes', value: '/sorry' });
    expect(both).toMatchObject({
      success: [{ text: 'Noted' }],
      refusal: [{ urlIncludes: '/sorry' }],
    });
  });

  test('no text signals both outcomes; each outcome has at most ten signs', () => {
    const taught = withSign(buildRecipe([]), 'success', words);
    expect(() => withSign(taught, 'refusal', words)).toThrow('a sign of success already');
    const success = Array.from({ length: mostSigns }, (_, at) => ({ text: `Sign ${at}` }));
    expect(() => withSign(buildRecipe([], { success }), 'success', words)).toThrow('at most 10');
  });

  test('an outcome sign has a minimum length, its note a maximum length', () => {
    expect(signProblem({ kind: 'text', value: ' ok ' })).toContain('at least 4');
    expect(signProblem(words)).toBeUndefined();
    expect(noteOf('success', words)).toBe('Sign of success taught: Noted');
    expect(noteOf('refusal', { kind: 'text', value: 'x'.repeat(500) })).toHaveLength(200);
  });

  test('an outcome sign cannot be added to an outdated or changed form', () => {
    expect(mayTeach(buildForm(), 3)).toBe(true);
    expect(mayTeach(buildForm({ state: 'paused' }), 3)).toBe(true);
    expect(mayTeach(buildForm(), 2)).toBe(false);
    expect(mayTeach(buildForm({ state: 'needs_attention' }), 3)).toBe(false);
  });
});

test('a request repeated with equal values keeps its request id', () => {
  let made = 0;
  const newId = () => `id-${(made += 1)}`;
  const first = requestIdOf(undefined, 'a', newId);
  expect(requestIdOf(first, 'a', newId)).toBe(first);
  expect(requestIdOf(first, 'b', newId).requestId).toBe('id-2');
});

test('the message after the owner’s choice names the recorded outcome', () => {
  const said = (side: 'success' | 'refusal', status: 'success' | 'error') =>
    acknowledgement(side, { status });
  expect(said('success', 'success')).toBe('Recorded as a success; nothing needs to change.');
  expect(said('refusal', 'error')).toBe('Recorded as an error; nothing needs to change.');
  expect(said('refusal', 'success')).toMatch(/^This submission stays a success\./);
});
