/** Applies every change to a few forms; `npm run bench -- drift` tests all forms. */
import { expect, jest, test } from '@jest/globals';
import { casesOf, every } from '../../../part.ts';
import { zooForms } from '../zoo/zoo-forms.ts';
import { isChangeable } from './changed-zoo.ts';
import { changes } from './changes.ts';
import { measureDrift } from './measure-drift.ts';

// The time limit covers two attempts for each change of a form.
jest.setTimeout(400_000);

const groups = ['plain', 'hindi'].flatMap((name) =>
  [0, 1, 2].map((group) => ({
    name,
    group: group + 1,
    tried: changes.filter((_, place) => place % 3 === group),
  })),
);

test.each(casesOf(groups, every(12)))(
  'attempts at the changed form $name (group $group) stop exactly if the data would be wrong',
  async ({ name, tried }) => {
    const forms = zooForms.filter((form) => form.name === name && isChangeable(form));
    const { cases, left } = await measureDrift(forms, { seed: 1, atOnce: 2, tried });
    expect(left).toEqual([]);
    expect(cases).toHaveLength(tried.length);
    const missed = cases.filter(({ paused, right, lie }) => lie || paused === right);
    expect(missed).toEqual([]);
  },
);
