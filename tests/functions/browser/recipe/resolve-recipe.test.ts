import { describe, expect, test } from '@jest/globals';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aButton, aField, aScan } from '../page/page-builders.ts';
import { aRecipe, custom, fixed, lead, person, personFills, configOf } from './recipe-builders.ts';

const recipe = aRecipe(person(), personFills);
const look = (fields: PageField[], buttons = [aButton()], by = recipe) =>
  findLeadForm(aScan(fields, { buttons }), configOf(by));
const change = (changes: Record<string, Partial<PageField>>) =>
  person().map((field) => ({ ...field, ...changes[field.name] }));

/**
 * Returns which part of the lead (such as `phone`) goes into each field, by the field's name, and
 * the drift: the differences between the form and its recipe.
 */
function mapOf(fields: PageField[], by = recipe) {
  const { leadForm } = look(fields, [aButton()], by);
  const filled = fields.flatMap(({ index, name }) => {
    const fill = leadForm?.choices.get(index)?.fill;
    return fill?.kind === 'lead' ? [[name, fill.part]] : [];
  });
  return { map: Object.fromEntries(filled) as unknown, drift: leadForm?.drift };
}
const whole = { map: { name: 'fullName', phone: 'phone', email: 'email' }, drift: [] };

describe('a recipe finds the fields and the button of a form', () => {
  test('a recipe need not name the buttons of earlier steps', () => {
    const buttons = ['Print', 'Next'].map((text, index) => aButton({ text, index: 900 + index }));
    const [first] = recipe.fields;
    const by = { ...recipe, fields: [...recipe.fields, { ...first!, step: 2 }] };
    expect(look(person(), buttons, by).leadForm?.submit.text).toBe('Next');
    expect(look(person(), buttons).leadForm).toBeUndefined();
  });

  test('a recipe finds its fields in an unchanged form', () => {
    expect(mapOf(person())).toEqual(whole);
  });

  test('a recipe finds its fields with changed names and ids', () => {
    const renamed = person().map((field) => ({
      ...field,
      name: `x_${field.name}`,
      id: `r7${field.id}`,
    }));
    expect(mapOf(renamed)).toEqual({
      map: { x_name: 'fullName', x_phone: 'phone', x_email: 'email' },
      drift: [],
    });
  });

  test('a recipe finds a field by a caption that covers the field', () => {
    const floating = (name: string) => [
      ...person(),
      aField({ name, placeholder: ' ', behind: 'Pin code' }),
    ];
    const by = aRecipe(floating('f4'), { ...personFills, f4: custom('pin') });
    expect(by.fields[4]?.signs.label).toBe('Pin code');
    expect(mapOf(floating('x9'), by).drift).toEqual([]);
  });

  test('a list is found by its caption after a choice replaced its prompt', () => {
    const list = (placeholder: string) => [...person(), aField({ placeholder, nearby: 'City' })];
    const by = (label: string) => {
      const made = aRecipe(list('Please select'), personFills);
      const [last, ...others] = made.fields.toReversed();
      const signs = { ...last!.signs, label };
      return { ...made, fields: [...others, { ...last!, signs, fill: lead('city') }] };
    };
    expect(aRecipe(list('Please select'), {}).fields[4]?.signs.label).toBe('City');
    expect(mapOf(list('Pune'), by('City')).drift).toEqual([]);
    expect(mapOf(list('Please select'), by('Please select')).drift).toEqual([]);
    expect(mapOf(list('Pune'), by('Please select')).drift).toHaveLength(1);
  });

  test('a recipe finds its fields in a changed order', () => {
    expect(mapOf(person().reverse())).toEqual(whole);
  });

  test('a recipe finds its fields with changed labels', () => {
    const fields = change({
      name: { label: 'What should we call you?' },
      phone: { label: 'Mobile' },
    });
    expect(mapOf(fields)).toEqual(whole);
  });

  test('a recipe finds a field without label by its position among known fields', () => {
    const bare = (name: string) => [...person(), aField({ name, required: true })];
    const by = aRecipe(bare('f4'), { ...personFills, f4: lead('city') });
    expect(mapOf(bare('g9'), by)).toEqual({ map: { ...whole.map, g9: 'city' }, drift: [] });
  });

  test('a recipe finds a field by its selector', () => {
    const [name, ...others] = recipe.fields;
    const selected = { ...recipe, fields: [{ ...name!, selector: '#other' }, ...others] };
    const fields = change({ name: { label: 'Whatever', id: 'other', override: 0 } });
    expect(mapOf(fields, selected)).toEqual(whole);
  });
});

describe('a form that does not fit its recipe', () => {
  const driftOf = (...parameters: Parameters<typeof look>) => {
    const { leadForm, drift } = look(...parameters);
    return leadForm?.drift ?? drift;
  };

  test('a form without one of the mapped fields does not fit its recipe', () => {
    const fields = person().filter(({ name }) => name !== 'phone');
    expect(driftOf(fields)).toEqual([{ kind: 'field_missing', label: 'Phone' }]);
  });

  test('a form may lack a field that its recipe leaves empty', () => {
    expect(driftOf(person().filter(({ name }) => name !== 'company'))).toEqual([]);
  });

  test('a form with two candidates for one field does not fit its recipe', () => {
    const fields = change({ phone: { name: 'a', id: '' } });
    fields.push(aField({ label: 'Phone', name: 'b', type: 'tel' }));
    expect(driftOf(fields)).toContainEqual({ kind: 'field_ambiguous', label: 'Phone' });
  });

  test('a form whose fields exchanged their names does not fit its recipe', () => {
    const fields = change({
      name: { label: 'E-mail' },
      email: { label: 'Full name', type: 'text' },
    });
    expect(driftOf(fields)).not.toEqual([]);
  });

  test('another question under the same field name does not fit the recipe', () => {
    const income = [...person(), aField({ label: 'Company', name: 'q7', required: true })];
    const by = aRecipe(income, { ...personFills, q7: custom('company') });
    const other = [...person(), aField({ label: 'Profession', name: 'q7', required: true })];
    expect(driftOf(other, [aButton()], by)).toContainEqual({
      kind: 'field_missing',
      label: 'Company',
    });
  });

  test.each([
    ['Monthly income', 'Annual income'],
    ['I want calls', 'I do not want calls'],
    ['Amount (₹)', 'Amount (in lakhs)'],
  ])('a caption that changed from “%s” to “%s” does not fit the recipe', (before, after) => {
    const asking = (label: string) => [...person(), aField({ label, name: 'income', id: 'i' })];
    const by = aRecipe(asking(before), { ...personFills, income: custom('income') });
    expect(driftOf(asking(after), [aButton()], by)).toEqual([
      { kind: 'field_missing', label: before },
    ]);
  });

  test('a recipe finds no fields that differ only by their position', () => {
    const bare = (by: string) => [1, 2, 3].map((n) => aField({ name: `${by}${n}` }));
    const fills = { f1: lead('fullName'), f2: lead('phone'), f3: lead('email') };
    expect(driftOf(bare('g'), [aButton()], aRecipe(bare('f'), fills))).not.toEqual([]);
  });

  test('a checkbox with a changed label does not fit the recipe', () => {
    const agreeing = (label: string) => [
      ...person(),
      aField({ label, name: 'ok', type: 'checkbox' }),
    ];
    const by = aRecipe(agreeing('I agree to the terms'), { ...personFills, ok: fixed('on') });
    expect(driftOf(agreeing('I agree to the terms and to offers'), [aButton()], by)).toEqual([
      { kind: 'field_missing', label: 'I agree to the terms' },
    ]);
  });

  test('a form with a new required question does not fit its recipe', () => {
    const fields = [...person(), aField({ label: 'PAN', required: true })];
    expect(driftOf(fields)).toEqual([{ kind: 'new_required_field', label: 'PAN' }]);
  });

  test('a form that requires a file never fits a recipe', () => {
    const asks = [
      ...person(),
      aField({ label: 'Slip', name: 'slip', type: 'file', required: true }),
    ];
    const by = aRecipe(asks, { ...personFills, slip: fixed('on') });
    const drift = [{ kind: 'file_required', label: 'Slip' }];
    expect([driftOf(asks), driftOf(asks, [aButton()], by)]).toEqual([drift, drift]);
  });

  test('a form does not fit its recipe if an empty field has become required', () => {
    const fields = change({ company: { required: true } });
    expect(driftOf(fields)).toEqual([{ kind: 'new_required_field', label: 'Company' }]);
  });

  test("a list that lost the recipe's fixed answer does not fit the recipe", () => {
    const jobs = (...texts: string[]) => [
      ...person(),
      aField({
        label: 'Employment',
        name: 'job',
        type: 'select',
        options: texts.map((text) => ({ value: text, text })),
      }),
    ];
    const by = aRecipe(jobs('Salaried', 'Retired'), { ...personFills, job: fixed('Salaried') });
    expect(driftOf(jobs('Retired', 'Salaried'), [aButton()], by)).toEqual([]);
    expect(driftOf(jobs('Retired', 'Student'), [aButton()], by)).toEqual([
      { kind: 'option_missing', label: 'Employment' },
    ]);
  });

  test("a form other than the recipe's form does not fit the recipe", () => {
    const fields = ['Your age', 'Your e-mail', 'Your phone', 'Your vote'].map((label) =>
      aField({ label, name: label.slice(5) }),
    );
    const by = aRecipe(person(), { name: lead('fullName'), company: custom('company') });
    expect(driftOf(fields, [aButton()], by)).toEqual([{ kind: 'form_changed', label: '' }]);
  });

  test('a form without the known button fits its recipe only if one button remains', () => {
    const two = [aButton({ text: 'Call me' }), aButton({ text: 'Book a visit', index: 901 })];
    expect(driftOf(person(), two)).toEqual([{ kind: 'button_changed', label: 'Apply' }]);
    expect(driftOf(person(), [aButton({ text: 'Send it' })])).toEqual([]);
    expect(look(person(), [...two, aButton({ index: 902 })]).leadForm?.submit.index).toBe(902);
  });
});
