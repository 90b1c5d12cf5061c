import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../../contract/lead.ts';
import {
  rehearsalCallSchema,
  type RehearsalAnswer,
  type RehearsalCall,
} from '../../../contract/rehearsal-call.ts';
import type { RehearsalRow } from '../../../contract/rehearsal.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import { rehearse, type Rehearsing } from '../../../functions/rehearser/rehearse.ts';
import type { RehearsalEnd } from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import type { FormAttention } from '../../../functions/stores/target-forms/form-attention.ts';
import { aClock, aRecipe } from '../builders.ts';

const message = { userId: 'user', formId: 'form', rehearsalId: 'id' };
const form = { url: 'https://forms.example/loan', customFields: [] } as unknown as TargetFormRow;
const row = {
  ...message,
  id: 'id',
  sample: sampleLead,
  fields: { pan: 'X' },
} as unknown as RehearsalRow;
const report = {
  ...{ fields: [], button: 'Send', buttons: [], steps: 1, title: '', drift: [] },
  origin: 'https://forms.example',
};
const rehearsed: BrowserEnd<RehearsalAnswer> = {
  kind: 'answered',
  answer: { kind: 'rehearsed', report, pictured: true },
};
let calls: { tenant: string; call: RehearsalCall }[];
let ends: RehearsalEnd[];
let marks: FormAttention[];
beforeEach(() => {
  [calls, ends, marks] = [[], [], []];
});

function rehearsing(changes: Partial<Rehearsing> = {}, end = rehearsed): Rehearsing {
  return {
    store: { start: async () => row, end: async (_id, ended) => void ends.push(ended) },
    forms: { readForm: async () => form, readRecipe: async () => undefined },
    origins: { whyNot: async () => undefined },
    rehearse: async (tenant, call) => {
      calls.push({ tenant, call });
      return end;
    },
    markNeedsAttention: async (found) => {
      marks.push(found);
      return true;
    },
    signPicture: (key) => ({ url: 'https://bucket.example/', fields: { key } }),
    deadlineSeconds: 60,
    now: aClock().now,
    warn: () => undefined,
    fail: () => undefined,
    ...changes,
  };
}

test('a rehearsal gives the browser no permission to submit', async () => {
  await rehearse(message, rehearsing());
  const [{ tenant, call }] = calls as [(typeof calls)[0]];
  expect([tenant, call.url, call.fields]).toEqual(['user', form.url, { pan: 'X' }]);
  expect(JSON.stringify(call)).not.toMatch(/fence|token/);
  expect(call.picture.fields['key']).toBe('rehearsals/user/form/id.jpg');
  expect(rehearsalCallSchema.safeParse(call).success).toBe(true);
  const fence = { url: 'https://fence.example/', token: 'token' };
  expect(rehearsalCallSchema.safeParse({ ...call, fence }).success).toBe(false);
  expect(ends).toEqual([{ report, pictureKey: 'rehearsals/user/form/id.jpg' }]);
});

test('a live form is rehearsed with its current recipe', async () => {
  const live = { ...form, recipeVersion: 3 };
  const readRecipe = async (_user: string, _form: string, version: number) =>
    ({ version, recipe: aRecipe() }) as never;
  await rehearse(message, rehearsing({ forms: { readForm: async () => live, readRecipe } }));
  expect(calls[0]?.call.recipe).toEqual(aRecipe());
});

test('a rehearsal also checks the sites that the recipe allows', async () => {
  const embedded = 'https://forms.blocked.example';
  const checked: unknown[] = [];
  const origins: Rehearsing['origins'] = {
    whyNot: async (addresses) => {
      checked.push(...addresses);
      return addresses.includes(embedded) ? 'blocked' : undefined;
    },
  };
  const recipe = { ...aRecipe(), allowedOrigins: [embedded] };
  const store = { ...rehearsing().store, start: async () => ({ ...row, recipe }) };
  await rehearse(message, rehearsing({ store, origins }));
  expect([checked, calls]).toEqual([[form.url, embedded], []]);
});

test('questions without an answer in the sample get their defaults', async () => {
  const declared = (name: string) => ({
    ...({ name, label: name, type: 'text', required: false } as const),
    default: 'default',
  });
  const questioning = { ...form, customFields: [declared('pan'), declared('pincode')] };
  const forms = { ...rehearsing().forms, readForm: async () => questioning };
  await rehearse(message, rehearsing({ forms }));
  expect(calls[0]?.call.fields).toEqual({ pan: 'X', pincode: 'default' });
});

test('a rehearsal message that is delivered again does nothing', async () => {
  const store = { ...rehearsing().store, start: async () => undefined };
  await rehearse(message, rehearsing({ store }));
  expect([calls, ends]).toEqual([[], []]);
});

const cause = new Error('cause');
test.each<[string, Partial<Rehearsing>, BrowserEnd<RehearsalAnswer>, RegExp]>([
  [
    'a deleted form',
    { forms: { readForm: async () => undefined, readRecipe: async () => undefined } },
    rehearsed,
    /deleted/,
  ],
  [
    'a blocked origin',
    { origins: { whyNot: async () => 'blocked' } },
    rehearsed,
    /may not be filled/,
  ],
  ['no free browser', {}, { kind: 'never began', cause }, /No browser was free/],
  ['a lost browser', {}, { kind: 'unknown', cause }, /browser was lost/],
  ['a fault', { rehearse: () => Promise.reject(cause) }, rehearsed, /broke off/],
])('a rehearsal with %s fails and says why', async (_name, changes, end, words) => {
  await rehearse(message, rehearsing(changes, end));
  expect(ends).toEqual([
    { failure: { reason: expect.any(String), message: expect.stringMatching(words) } },
  ]);
});

describe('the effect of a daily rehearsal on its form', () => {
  const live = { ...form, userId: 'user', id: 'form', recipeVersion: 3 };
  const readRecipe = async () => ({ version: 3, recipe: aRecipe() }) as never;
  const drifted: BrowserEnd<RehearsalAnswer> = {
    kind: 'answered',
    answer: {
      ...{ kind: 'rehearsed', pictured: true },
      report: { ...report, drift: [{ kind: 'field_missing', label: 'PAN' }] },
    },
  };
  const timeout: BrowserEnd<RehearsalAnswer> = {
    kind: 'answered',
    answer: { kind: 'failure', reason: 'timeout', message: 'Slow', pictured: false },
  };
  const daily = (answers: BrowserEnd<RehearsalAnswer>[], trigger?: 'daily') =>
    rehearsing({
      store: {
        start: async () => ({ ...row, ...(trigger && { trigger }) }),
        end: async (_id, ended) => void ends.push(ended),
      },
      forms: { readForm: async () => live, readRecipe },
      rehearse: async (tenant, call) => {
        calls.push({ tenant, call });
        return answers[calls.length - 1] ?? rehearsed;
      },
    });

  test('a daily rehearsal that finds a change twice pauses the form', async () => {
    await rehearse(message, daily([drifted, drifted], 'daily'));
    expect(marks).toEqual([
      expect.objectContaining({
        ...{ userId: 'user', formId: 'form', recipeVersion: 3 },
        attention: 'The form has changed: the field “PAN” is not there any more',
      }),
    ]);
    expect(ends).toMatchObject([{ report: { drift: [{ label: 'PAN' }] } }]);
  });

  test.each([
    ['that a second visitor does not see', rehearsed],
    ['before the page stops answering', timeout],
  ])(
    'a daily rehearsal does not pause the form for this change: a change %s',
    async (_name, second) => {
      await rehearse(message, daily([drifted, second], 'daily'));
      expect([calls.length, marks]).toEqual([2, []]);
    },
  );

  test.each([
    ['finds no change', rehearsed],
    ['cannot open the page', timeout],
  ])('a daily rehearsal that %s loads the page only once', async (_name, first) => {
    await rehearse(message, daily([first], 'daily'));
    expect([calls.length, marks]).toEqual([1, []]);
  });

  test('only a daily rehearsal pauses a form, not one by its owner', async () => {
    await rehearse(message, daily([drifted, drifted]));
    expect([calls.length, marks]).toEqual([1, []]);
  });

  test('a daily rehearsal that cannot pause the form ends as failed', async () => {
    const broken = daily([drifted, drifted], 'daily');
    broken.markNeedsAttention = () => Promise.reject(new Error('throttled'));
    await rehearse(message, broken);
    expect(ends).toMatchObject([{ failure: { reason: 'internal' } }]);
  });
});
