/**
 * The answers that a form accepts, as a rehearsal reads them: the options of lists, and the rules
 * of fields.
 */
import { expect, jest, test } from '@jest/globals';
import { button, page, type ZooForm } from '../zoo/zoo-form.ts';
import { startZooServer } from '../zoo/zoo-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { rehearse } from './rehearse-builders.ts';

jest.setTimeout(BROWSER_TEST_MS);

const list = (name: string, options: string) =>
  `<label>${name} <select name="${name}" required>${options}</select></label>`;
const answers = '<option>Salaried</option><option>Enterprise</option>';
const lists = {
  Blank: `<option value="">Choose</option>${answers}`,
  Disabled: `<option disabled selected>Choose</option>${answers}`,
  Hidden: `<option hidden value="0">Choose</option>${answers}`,
  Unvalued: `<option>Please select</option>${answers}`,
  Between: `<option>Salaried</option><option value="">-- others --</option><option>Enterprise</option>`,
  Real: '<option>Enterprise</option><option>Pickup</option><option>Salaried</option>',
};
const ruled = {
  pan: 'pattern="[A-Z]{5}[0-9]{4}[A-Z]" minlength="10" maxlength="10"',
  age: 'type="number" min="-1" max="60" pattern="[0-9]+"',
  since: 'type="date" min="2020-01-01"',
  months: 'type="month" min="2020-01"',
  free: '',
  long: `pattern="${'a'.repeat(250)}"`,
};
const ruledForm: ZooForm = {
  name: 'rules',
  page: page(
    `<label>Full name <input name="name" required></label><label>E-mail <input name="email" type="email"></label>${Object.entries(
      ruled,
    )
      .map(([name, rules]) => `<label>${name} <input name="${name}" ${rules}></label>`)
      .join(
        '',
      )}<label>Words <textarea name="words" maxlength="200" pattern="a"></textarea></label>${button}`,
  ),
  outcome: 'success',
  received: [],
};
const form: ZooForm = {
  name: 'lists',
  page: page(
    `<label>Full name <input name="name" required></label><label>E-mail <input name="email" type="email"></label>${Object.entries(
      lists,
    )
      .map(([name, options]) => list(name, options))
      .join('')}${button}`,
  ),
  outcome: 'success',
  received: [],
};

/** Rehearses the form and returns the options or rules of each field, by the field's name. */
async function readOf(shown: ZooForm, key: 'options' | 'rules') {
  const zoo = await startZooServer([shown]);
  try {
    const result = await rehearse(zoo.url(shown.name));
    if (result.kind !== 'rehearsed') throw new Error(result.failure.message);
    return Object.fromEntries(
      result.report.fields.flatMap((field) => (field[key] ? [[field.signs.name, field[key]]] : [])),
    );
  } finally {
    await zoo.stop();
  }
}

test('the placeholder of a list is not read as an option', async () => {
  expect(await readOf(form, 'options')).toEqual({
    Blank: ['Salaried', 'Enterprise'],
    Disabled: ['Salaried', 'Enterprise'],
    Hidden: ['Salaried', 'Enterprise'],
    Unvalued: ['Salaried', 'Enterprise'],
    Between: ['Salaried', 'Enterprise'],
    Real: ['Enterprise', 'Pickup', 'Salaried'],
  });
});

test('a rehearsal reads the rules in the attributes of a field', async () => {
  expect(await readOf(ruledForm, 'rules')).toEqual({
    pan: { pattern: '[A-Z]{5}[0-9]{4}[A-Z]', minLength: '10', maxLength: '10' },
    age: { min: '-1', max: '60' },
    since: { min: '2020-01-01' },
    words: { maxLength: '200' },
  });
});
