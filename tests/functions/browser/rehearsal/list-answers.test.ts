/** Which options of a list count as answers. */
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

test('a placeholder of a list is no answer', async () => {
  const zoo = await startZooServer([form]);
  try {
    const result = await rehearse(zoo.url('lists'));
    if (result.kind !== 'rehearsed') throw new Error(result.failure.message);
    const offered = result.report.fields.flatMap(({ signs, options }) =>
      options ? [[signs.name, options] as const] : [],
    );
    expect(Object.fromEntries(offered)).toEqual({
      Blank: ['Salaried', 'Enterprise'],
      Disabled: ['Salaried', 'Enterprise'],
      Hidden: ['Salaried', 'Enterprise'],
      Unvalued: ['Salaried', 'Enterprise'],
      Between: ['Salaried', 'Enterprise'],
      Real: ['Enterprise', 'Pickup', 'Salaried'],
    });
  } finally {
    await zoo.stop();
  }
});
