import { describe, expect, test } from '@jest/globals';
import type { Fill } from '../../../../contract/recipe.ts';
import { planOrRefuse } from '../../../../functions/browser/attempt/open-form.ts';
import type { FormChanged } from '../../../../functions/browser/form/recipe/form-changed.ts';
import type { OpenedForm } from '../../../../functions/browser/form/opened-form.ts';
import { openConsents, planFilling } from '../../../../functions/browser/form/fill-plan.ts';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import { noConfig, type FormConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import { plannedFields } from '../../../../functions/browser/form/recipe/planned-fields.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aLead } from '../../builders.ts';
import { aField, aScan } from '../page/page-builders.ts';
import {
  aRecipe,
  custom,
  empty,
  fixed,
  lead,
  person,
  personFills,
  configOf,
} from './recipe-builders.ts';

interface Planned {
  values?: Record<string, string>;
  /** The current fields of the page; by default the fields of the recipe. */
  now?: PageField[];
  changes?: Parameters<typeof aLead>[0];
}

function planOf(
  fields: PageField[],
  fills: Record<string, Fill>,
  { values = {}, now = fields, changes = {} }: Planned = {},
) {
  const form = findLeadForm(aScan(now), configOf(aRecipe(fields, fills), values)).leadForm!;
  const plan = planFilling(aLead(changes), form, values);
  const nameAt = (index: number) => now.find((field) => field.index === index)?.name ?? '';
  const filled = plan.steps.map((step) => [nameAt(step.index), step.values]);
  return { form, plan, filled: Object.fromEntries(filled) as Record<string, string[]> };
}

const list = (name: string, ...texts: string[]) =>
  aField({
    name,
    label: name,
    type: 'select',
    options: texts.map((text, place) => ({ value: `v${place}`, text })),
  });
const boxes = (name: string, ...labels: string[]) =>
  labels.map((label) => aField({ name, label, group: `Your ${name}`, type: 'radio' }));

describe('the plan for filling in a form by its recipe', () => {
  test('the fill plan leaves fields empty that the recipe does not fill', () => {
    const fields = [...person(), aField({ name: 'city', label: 'City' })];
    expect(planOf(fields, personFills).filled).not.toHaveProperty('city');
    const unknown = planOf(person(), personFills, { now: fields });
    expect(unknown.filled).not.toHaveProperty('city');
    expect(unknown.plan.drift).toEqual([]);
  });

  test('the fill plan ticks no consent that the owner has not chosen', () => {
    const agree = () => aField({ name: 'ok', label: 'I agree to the terms', type: 'checkbox' });
    const fields = [...person(), agree()];
    const { form, filled } = planOf(fields, { ...personFills, ok: empty });
    expect([filled['ok'], openConsents(form)]).toEqual([undefined, []]);
    expect(planOf(fields, { ...personFills, ok: fixed('on') }).filled['ok']).toEqual(['on']);
  });

  test('a value without a transformation is written as its field needs it', () => {
    const fields = [
      ...person(),
      aField({ name: 'sum', label: 'Loan amount (in lakhs)' }),
      ...['a', 'b'].map((name) => aField({ name, label: 'Mobile', type: 'tel', maxLength: 5 })),
    ];
    const fills = { ...personFills, phone: empty, sum: lead('loanAmount') };
    const split = { ...fills, a: lead('phone'), b: lead('phone') };
    fields[1]!.required = false;
    const { filled } = planOf(fields, split, { changes: { phone: '+91 98765 43210' } });
    expect(filled).toMatchObject({ sum: ['50'], a: ['98765'], b: ['43210'] });
  });

  test("the fill plan transforms a lead's name and a custom value", () => {
    const fields = [...person(), aField({ name: 'born', label: 'Born' })];
    const fills: Record<string, Fill> = {
      name: { kind: 'lead', part: 'fullName', transformation: { kind: 'first_word' } },
      phone: { kind: 'lead', part: 'phone', transformation: { kind: 'national_number' } },
      email: lead('email'),
      born: {
        kind: 'custom',
        name: 'born',
        transformation: { kind: 'date', pattern: 'DD/MM/YYYY' },
      },
    };
    const { filled } = planOf(fields, fills, { values: { born: '1990-01-31' } });
    expect(filled).toMatchObject({ name: ['Asha'], phone: ['9876543210'], born: ['31/01/1990'] });
  });

  test('the fill plan chooses the country if a phone number lacks its country code', () => {
    const fields = [
      ...person(),
      aField({ name: 'cc', label: 'Country code', type: 'listbox', filled: true, suggests: true }),
    ];
    fields[1]!.dial = '+1';
    const national = { ...lead('phone'), transformation: { kind: 'national_number' } } as Fill;
    const fills = { ...personFills, cc: lead('countryCode'), phone: national };
    const { filled } = planOf(fields, fills, { changes: { phone: '+919876543210' } });
    expect(filled).toMatchObject({ cc: ['+91'], phone: ['9876543210'] });
    expect(planOf(fields, { ...fills, phone: lead('phone') }).filled).not.toHaveProperty('cc');
  });

  test.each([
    [{ label: 'Income' }, ['Income']],
    [{ label: 'Leave this field empty' }, []],
    [{ label: 'Company', placeholder: 'Optional' }, []],
    [{ label: 'Firma (freiwillig)' }, []],
    [{ label: 'Empresa (opcional)' }, []],
    [{ label: 'Société (facultatif)' }, []],
    [{ label: 'Flag', type: 'listbox' }, []],
  ])('whether a new form part has an unanswered question: %j', (changes, expected) => {
    const [name, phone, email] = person();
    const last = aField(changes);
    const questions = [name!, email!, { ...phone!, dial: '+1', index: last.index - 1 }, last];
    const url = 'https://form.example/';
    const frame = { url: () => url, parentFrame: () => null };
    const shown = { frame: { ...frame, page: () => ({ mainFrame: () => frame }) }, actions: [] };
    const form = { ...findLeadForm(aScan(questions)).leadForm!, ...shown } as unknown as OpenedForm;
    const config = configOf(aRecipe(person(), personFills));
    let open: string[] = [];
    try {
      planOrRefuse({ lead: aLead(), target: { name: 'Form', url, demo: false } }, form, config);
    } catch (error: unknown) {
      open = (error as FormChanged).drift.map(({ label }) => label);
    }
    expect(open).toEqual(expected);
  });

  test("the fill plan takes no value from an object's prototype", () => {
    const fields = [...person(), aField({ name: 'x', label: 'X' })];
    expect(
      planOf(fields, { ...personFills, x: custom('constructor') }).filled['x'],
    ).toBeUndefined();
  });

  test('the fill plan chooses an option by its words, value or range', () => {
    const fields = [
      ...person(),
      list('job', 'Choose', 'Salaried', 'Self-employed'),
      list('tenure', '1 year', '2 years'),
      list('income', 'Below 50,000', '50,000 – 1,00,000', 'Above 1,00,000'),
      ...boxes('home', 'Owned', 'Rented'),
      ...boxes('pension', 'Yes', 'No'),
    ];
    const fills = {
      ...personFills,
      job: fixed('self employed'),
      tenure: fixed('v1'),
      income: custom('income'),
      home: fixed('Rented'),
      pension: custom('pension'),
    };
    const { filled, plan } = planOf(fields, fills, { values: { income: '75000', pension: 'yes' } });
    const ticked = plan.steps.filter(({ holds }) => holds === 'tick').map(({ index }) => index);
    const labels = fields.filter(({ index }) => ticked.includes(index)).map(({ label }) => label);
    expect(filled).toMatchObject({ job: ['v2'], tenure: ['v1'], income: ['v1'] });
    expect(labels).toEqual(['Rented', 'Yes']);
  });

  test('only a removed option counts as a form change', () => {
    const before = [...person(), list('job', 'Salaried', 'Retired')];
    const fills = { ...personFills, job: custom('job') };
    const never = planOf(before, fills, { values: { job: 'Student' } });
    expect([never.plan.notOffered, never.plan.drift]).toEqual([['job'], []]);
    const now = [...person(), list('job', 'Salaried', 'Other')];
    const lost = planOf(before, fills, { values: { job: 'Retired' }, now });
    const drift = { kind: 'option_missing', label: 'job' };
    expect([lost.plan.notOffered, lost.plan.drift]).toEqual([[], [drift]]);
    expect(planOf(before, fills, { values: { job: 'Salaried' }, now }).plan.drift).toEqual([]);
  });

  test('a city that was removed from the list is not sent as `Other`', () => {
    const before = [...person(), list('city', 'Mumbai', 'Pune', 'Other')];
    const fills = { ...personFills, city: lead('city') };
    const now = [...person(), list('city', 'Mumbai', 'Other')];
    expect(planOf(before, fills, { now }).plan.drift).toHaveLength(1);
    expect(planOf(before, fills, { changes: { city: 'Puri' }, now }).plan).toMatchObject({
      drift: [],
    });
  });

  test('the fill plan unticks a box that the page has ticked', () => {
    const fields = [
      ...person(),
      aField({ name: 'calls', label: 'Calls', type: 'checkbox', filled: true }),
    ];
    const fills = { ...personFills, calls: custom('calls') };
    expect(planOf(fields, fills, { values: { calls: 'no' } }).filled['calls']).toEqual(['off']);
  });
});

describe('the proposals of a rehearsal', () => {
  const show = (fields: PageField[], by: FormConfig = noConfig) => {
    const { leadForm } = findLeadForm(aScan(fields), by);
    return plannedFields(leadForm!, planFilling(aLead(), leadForm!)).map(
      ({ signs, fill, chosen, unanswered }) => ({ name: signs.name, fill, chosen, unanswered }),
    );
  };

  test('a rehearsal proposes the values that the bot would fill in', () => {
    const fields = [...person(), aField({ name: 'pan', label: 'PAN', required: true })];
    expect(show(fields)).toEqual([
      { name: 'name', fill: lead('fullName'), chosen: false, unanswered: false },
      { name: 'phone', fill: lead('phone'), chosen: false, unanswered: false },
      { name: 'email', fill: lead('email'), chosen: false, unanswered: false },
      { name: 'company', fill: empty, chosen: false, unanswered: false },
      { name: 'pan', fill: empty, chosen: false, unanswered: true },
    ]);
  });

  test("a rehearsal proposes the lead's value for a required list that lacks it", () => {
    const offers = (text: string) => ({ options: [{ value: '1', text }], required: true });
    const optional = { ...offers('Dubai'), required: false };
    const dollars = { label: 'Loan amount (USD)', type: 'select', ...offers('100') };
    for (const one of [{ label: 'City', type: 'select', ...optional }, dollars])
      expect(show([...person(), aField(one)])[4]).toMatchObject({ fill: empty });
    const fields = [
      ...person(),
      aField({ name: 'city', label: 'City', type: 'select', ...offers('Mumbai') }),
      aField({ name: 'amount', label: 'Loan amount', type: 'select', ...offers('Up to 5 lakh') }),
    ];
    expect(show(fields).slice(4)).toEqual([
      { name: 'city', fill: lead('city'), chosen: false, unanswered: true },
      { name: 'amount', fill: lead('loanAmount'), chosen: false, unanswered: true },
    ]);
  });

  test('a rehearsal shows chosen values and proposes values for other fields', () => {
    const recipe = aRecipe(person(), { ...personFills, company: fixed('Acme') });
    const fields = [...person(), aField({ name: 'city', label: 'City' })];
    const shown = show(fields, { ...configOf(recipe), proposes: true });
    expect(shown.slice(3)).toEqual([
      { name: 'company', fill: fixed('Acme'), chosen: true, unanswered: false },
      { name: 'city', fill: lead('city'), chosen: false, unanswered: false },
    ]);
  });
});
