/**
 * Pages on which the bot finds no form or no button. The owner chooses among all fields and all
 * elements that can be pressed. Later rehearsals and attempts find the form by these choices.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FormKind } from '../../../../contract/lead.ts';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { Pressable, RehearsalReport } from '../../../../contract/rehearsal.ts';
import {
  emptyRecipe,
  shownIn,
  takeReport,
} from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import type { RehearsalResult } from '../../../../functions/browser/rehearsal/rehearse-form.ts';
import { attempt, aTarget, summary, testWaits } from '../attempt/attempt-builders.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { rehearse, valuesOf } from './rehearse-builders.ts';
import { chooseIn, unfoundForms, type UnfoundPage } from './unfound-pages.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const waits = { formMs: 1500, parseMs: 10_000, imagesMs: 300, showsMs: 500 };
const names: UnfoundPage[] = ['boxes', 'icons', 'nameless', 'forms', 'closed'];
const results = new Map<string, RehearsalResult>();
let zoo: ZooServer;

const rehearsed = (name: UnfoundPage, recipe?: Recipe, patience = waits) =>
  rehearse(zoo.url(name), { waits: patience, ...(recipe && { recipe }) });

beforeAll(async () => {
  zoo = await startZooServer(unfoundForms);
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      results.set(name, await rehearsed(name));
    }
  };
  await Promise.all([worker(), worker()]);
});
afterAll(() => zoo.stop());

function reportIn(result: RehearsalResult | undefined): RehearsalReport {
  if (result?.kind !== 'rehearsed') throw new Error(result?.failure.message ?? 'Not rehearsed');
  return result.report;
}
const reportOf = (name: UnfoundPage) => reportIn(results.get(name));
const textsOf = ({ pressables = [] }: RehearsalReport) => pressables.map(({ text }) => text);

const byLabel: Record<string, FormKind> = {
  'Full name': 'fullName',
  Phone: 'phone',
  'E-mail': 'email',
  City: 'city',
  'Loan amount': 'loanAmount',
};
const byNonsense: Record<string, FormKind> = {
  Quonda: 'fullName',
  Merrit: 'phone',
  Alvos: 'email',
  Tarnio: 'loanAmount',
};
const whoosh = ({ text }: Pressable) => text === 'Whoosh';
const recipes: { [Page in UnfoundPage]?: () => Recipe } = {
  boxes: () => chooseIn(reportOf('boxes'), byLabel, whoosh),
  icons: () => chooseIn(reportOf('icons'), byLabel, ({ look }) => look.includes('id="send"')),
  nameless: () => chooseIn(reportOf('nameless'), byNonsense),
  forms: () => chooseIn(reportOf('forms'), byNonsense, whoosh),
};
const recipeOf = (name: UnfoundPage) => recipes[name]!();

describe('a rehearsal that finds no form', () => {
  test.each<[UnfoundPage, RehearsalReport['unfound'], number, string[]]>([
    ['boxes', 'button', 5, ['Whoosh', 'Zing']],
    ['icons', 'button', 5, ['', '']],
    ['nameless', 'form', 5, ['Apply now']],
    ['forms', 'form', 5, ['Subscribe', 'Whoosh']],
    ['closed', 'fields', 0, ['Whoosh']],
  ])('a rehearsal numbers all fields and buttons on the page %s', (name, unfound, count, texts) => {
    const report = reportOf(name);
    expect(report.unfound).toBe(unfound);
    expect(textsOf(report)).toEqual(texts);
    const { fields, pressables = [] } = report;
    const numbered = [...fields, ...pressables];
    expect(numbered.map(({ number }) => number)).toEqual(
      Array.from({ length: count + texts.length }, (_, place) => place + 1),
    );
    expect(numbered.every(({ place }) => place !== undefined)).toBe(true);
    expect(results.get(name)?.picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  test('a rehearsal of a page without a known form sends nothing', () => {
    expect(zoo.arrived.filter((one) => !one.startsWith('GET '))).toEqual([]);
  });

  test('a rehearsal fills in the fields that the bot recognises', () => {
    expect(valuesOf(results.get('boxes')!)).toMatchObject({ 'Full name': 'Asha Rao' });
    expect(Object.values(valuesOf(results.get('nameless')!))).toEqual(['', '', '', '', '']);
    expect(reportOf('nameless').button).toBe('Apply now');
  });
});

describe('a form that opens after a press', () => {
  const opener = { text: 'Whoosh', look: '<div class="go">Whoosh</div>' };
  const opened: Recipe = { fields: [], anywhere: true, opener, allowedOrigins: [] };

  test('the chosen button opens the form for rehearsals and attempts', async () => {
    const report = reportIn(await rehearsed('closed', opened));
    expect(report).toMatchObject({ button: 'Apply now', drift: [] });
    expect(report).not.toHaveProperty('unfound');
    expect(report.fields.map(({ value }) => value)).toContain('Asha Rao');
    const recipe = takeReport(opened, report);
    const url = zoo.url('closed');
    expect(
      summary(await attempt(url, { target: aTarget(url, { recipe }), waits: testWaits })),
    ).toBe('success');
    expect(zoo.received('closed')).toHaveLength(1);
  });

  test('the bot does not close an opened form by a second press', async () => {
    const recipe = { ...opened, opener: { text: 'Get started' } };
    const report = reportIn(await rehearsed('slow', recipe, { ...waits, formMs: 3000 }));
    expect(report).toMatchObject({ button: 'Apply now', drift: [] });
  });

  test('the owner must choose again if the button that opens the form is gone', async () => {
    const lost = { ...opened, opener: { text: 'Swish' } };
    expect(reportIn(await rehearsed('closed', lost))).toMatchObject({
      unfound: 'fields',
      drift: [{ kind: 'button_changed', label: 'Swish' }],
    });
    const url = zoo.url('closed');
    const target = aTarget(url, { recipe: lost });
    const result = await attempt(url, { target, waits: { ...testWaits, formMs: 1000 } });
    expect(summary(result)).toMatchObject({ reason: 'form_changed', fenced: false });
  });
});

describe('a page on which the bot picks the wrong form', () => {
  const whole: Recipe = { fields: [], anywhere: true, allowedOrigins: [] };
  const labels = ['Full name', 'Phone', 'Quonda', 'Merrit', 'Alvos', 'Tarnio'];

  test("a rehearsal numbers all fields and buttons if the form's owner requests it", async () => {
    const found = reportIn(await rehearsed('decoy'));
    expect(found.fields.map(({ signs }) => signs.label)).toEqual(labels.slice(0, 2));
    expect(found).not.toHaveProperty('pressables');
    const chosen = takeReport(emptyRecipe, found);
    for (const recipe of [whole, shownIn(chosen, 'page')]) {
      const report = reportIn(await rehearsed('decoy', recipe));
      expect(report).toMatchObject({ button: 'Submit', drift: [] });
      expect(report.fields.map(({ signs }) => signs.label)).toEqual(labels);
      expect(report.fields[0]).toMatchObject({ value: 'Asha Rao' });
      expect(textsOf(report)).toEqual(['Submit', 'Whoosh']);
    }
    const none = reportIn(await rehearsed('nameless', whole));
    expect(none).toMatchObject({ unfound: 'form', drift: [] });
  });

  test('the lead is sent to the form that the owner chose', async () => {
    const recipe = chooseIn(reportIn(await rehearsed('decoy', whole)), byNonsense, whoosh);
    const url = zoo.url('decoy');
    expect(
      summary(await attempt(url, { target: aTarget(url, { recipe }), waits: testWaits })),
    ).toBe('success');
    expect(zoo.received('decoy')).toEqual([
      { q1: 'Asha Rao', q2: '+91 98765 43210', q3: 'asha@example.com', q4: '5000000' },
    ]);
  });

  test('a recipe without fields sends the lead to no form', async () => {
    const url = zoo.url('decoy');
    const target = aTarget(url, { recipe: whole });
    const result = await attempt(url, { target, waits: { ...testWaits, formMs: 1500 } });
    expect(summary(result)).toMatchObject({ reason: 'form_changed', fenced: false });
  });
});

describe('the fields and the button that the owner chose', () => {
  test.each(['boxes', 'icons', 'nameless', 'forms'] as const)(
    'the chosen fields are found again and filled on page %s',
    async (name) => {
      const recipe = recipeOf(name);
      const report = reportIn(await rehearsed(name, recipe));
      expect(report).toMatchObject({ drift: [], fields: reportOf(name).fields.map(() => ({})) });
      expect(report).not.toHaveProperty('unfound');
      expect(report.button).toBe(recipe.button?.text ?? 'Apply now');
      expect(textsOf(report)).toEqual(textsOf(reportOf(name)));
      expect(zoo.received(name)).toEqual([]);
      const url = zoo.url(name);
      const result = await attempt(url, { target: aTarget(url, { recipe }), waits: testWaits });
      expect(summary(result)).toBe('success');
      expect(zoo.received(name)).toHaveLength(1);
    },
  );

  test('only the chosen fields get values', () => {
    const lead = { name: 'Asha Rao', phone: '+91 98765 43210', email: 'asha@example.com' };
    const whole = { ...lead, city: 'Pune', amount: '5000000' };
    const nonsense = { q1: lead.name, q2: lead.phone, q3: lead.email, q4: '5000000' };
    expect(zoo.received('boxes')).toEqual([whole]);
    expect(zoo.received('icons')).toEqual([whole]);
    expect(zoo.received('nameless')).toEqual([{ ...nonsense, terms: 'false' }]);
    expect(zoo.received('forms')).toEqual([nonsense]);
  });

  test.each<[UnfoundPage, string, (recipe: Recipe) => Recipe]>([
    [
      'boxes',
      'the button “Swish” is not there any more',
      (recipe) => ({ ...recipe, button: { text: 'Swish' } }),
    ],
    [
      'icons',
      'the button without words is not there any more',
      (recipe) => ({ ...recipe, button: { text: '', look: '<span class="gone">' } }),
    ],
    [
      'nameless',
      'it asks “Alvos”, and nothing was chosen for that',
      ({ fields, ...recipe }) => ({
        ...recipe,
        fields: fields.filter(({ signs }) => signs.label !== 'Alvos'),
      }),
    ],
  ])('a changed page %s stops the attempt before submitting: %s', async (name, why, change) => {
    const before = zoo.received(name).length;
    const url = zoo.url(name);
    const target = aTarget(url, { recipe: change(recipeOf(name)) });
    const result = await attempt(url, { target, waits: { ...testWaits, formMs: 1500 } });
    expect(summary(result)).toEqual({
      reason: 'form_changed',
      detail: `The form has changed: ${why}`,
      fenced: false,
    });
    expect(zoo.received(name)).toHaveLength(before);
  });

  test('the owner must choose again if the chosen form is gone', async () => {
    const report = reportIn(await rehearsed('nameless', recipeOf('boxes')));
    expect(report).toMatchObject({ unfound: 'form', drift: [{ kind: 'form_changed' }] });
    expect(report.fields).toHaveLength(5);
  });
});
