import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Fill, Recipe } from '../../../../contract/recipe.ts';
import { attempt, aTarget, summary } from '../attempt-builders.ts';
import { button, fields, html, page, type ZooForm } from '../zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { learnRecipe } from './learn-recipe.ts';

jest.setTimeout(60_000);

const pan = '<p><label>PAN <input name="pan" required></label></p>';
const whole = page(fields + button);
const asking = page(fields + pan + button);
const [nameField = '', phoneField = '', ...others] = fields.trim().split('\n');
const [person, rest] = [nameField + phoneField, others.join('')];
const aForm = (name: string, shown: ZooForm['page'], answer?: ZooForm['answer']): ZooForm => ({
  ...{ name, page: shown, outcome: 'success', received: [] },
  ...(answer && { answer }),
});
const forms = [
  aForm('plain', whole),
  aForm('asking', asking),
  aForm('unanswered', whole),
  aForm('parts', page(person + '<button>Next</button>'), (visit) =>
    html(visit, page(rest + pan + button)),
  ),
  // The variant of a new visitor, until the cookie says that this one has come before.
  aForm('variants', (visit) => {
    const isFirst = visit.visits === 1 || /seen=1/.test(visit.request.headers.cookie ?? '');
    visit.response.setHeader('set-cookie', 'seen=1');
    html(visit, isFirst ? asking : whole);
  }),
  aForm('says', whole, (visit) => html(visit, '<h1>Velum tarnio quepas.</h1>')),
  aForm('refuses', whole, (visit) => html(visit, '<h1>Quonda merrit alvos.</h1>')),
];

let zoo: ZooServer;
let recipe: Recipe;
beforeAll(async () => {
  zoo = await startZooServer(forms);
  recipe = await learnRecipe(zoo.url('plain'), 2000);
});
afterAll(() => zoo.stop());

const send = (name: string, changes: Partial<Recipe> = {}, values = {}) => {
  const url = zoo.url(name);
  const target = aTarget(url, { recipe: { ...recipe, ...changes } });
  return attempt(url, { target, fields: values });
};

describe('an attempt by a recipe', () => {
  test('fills what was chosen, and leaves empty what was not', async () => {
    const fill: Fill = { kind: 'custom', name: 'place' };
    const chosen = recipe.fields.map((field) =>
      field.signs.name === 'city' ? { ...field, fill } : field,
    );
    expect(await send('plain', { fields: chosen }, { place: 'Nashik' })).toMatchObject({
      kind: 'success',
    });
    expect(zoo.received('plain')).toEqual([expect.objectContaining({ city: 'Nashik' })]);
  });

  test('ends before the fence where the form has changed', async () => {
    const result = await send('asking');
    expect(summary(result)).toEqual({
      reason: 'form_changed',
      detail: 'The form has changed: it asks “PAN”, and nothing was chosen for that',
      fenced: false,
    });
    expect(result).toHaveProperty('screenshot');
    expect(zoo.received('asking')).toEqual([]);
  });

  test('ends where the lead has no answer to what the form insists on', async () => {
    const fill: Fill = { kind: 'custom', name: 'place' };
    const chosen = recipe.fields.map((field) =>
      field.signs.name === 'city' ? { ...field, fill } : field,
    );
    expect(summary(await send('unanswered', { fields: chosen }))).toEqual({
      reason: 'validation_refused',
      detail: 'The lead has no answer for: City',
      fenced: false,
    });
    expect(zoo.received('unanswered')).toEqual([]);
  });

  test('tells of a question in a part that the recipe does not know', async () => {
    const learnt = await learnRecipe(zoo.url('parts'), 2000);
    expect(summary(await send('parts', learnt))).toEqual({
      reason: 'form_changed',
      detail: 'The form has changed: it asks “PAN”, and nothing was chosen for that',
      fenced: true,
    });
  });

  test('looks again as a new visitor', async () => {
    expect(await send('variants')).toMatchObject({ kind: 'success' });
    expect(zoo.received('variants')).toHaveLength(1);
  });

  test('goes by the signs that its owner taught', async () => {
    const success = [{ text: 'No such words' }, { text: 'Velum tarnio' }];
    const refusal = [{ text: 'Quonda merrit' }];
    expect(await send('says', { success, refusal })).toMatchObject({ kind: 'success' });
    expect(summary(await send('refuses', { success, refusal }))).toMatchObject({
      reason: 'validation_refused',
    });
    expect(summary(await send('says', { success: [{ selector: '][' }] }))).toMatchObject({
      reason: 'no_confirmation',
    });
  });

  test('finds no field by a selector that is no CSS', async () => {
    const [first, ...others] = recipe.fields;
    const broken = [{ ...first!, selector: '][' }, ...others];
    expect(summary(await send('plain', { fields: broken }))).toMatchObject({
      reason: 'form_changed',
      fenced: false,
    });
  });
});
