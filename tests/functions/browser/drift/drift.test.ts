/** Applies every change to a few forms; `npm run bench -- drift` tests all forms. */
import { expect, jest, test } from '@jest/globals';
import { zooForms } from '../zoo/zoo-forms.ts';
import { isChangeable } from './changed-zoo.ts';
import { changes } from './changes.ts';
import { measureDrift } from './measure-drift.ts';

jest.setTimeout(240_000);

const tried = ['plain', 'hindi'];

test('only changed forms that would receive wrong data are stopped', async () => {
  const forms = zooForms.filter((form) => tried.includes(form.name) && isChangeable(form));
  const { cases, left } = await measureDrift(forms, { seed: 1, atOnce: 2 });
  expect(left).toEqual([]);
  expect(cases).toHaveLength(tried.length * changes.length);
  const missed = cases.filter(({ paused, right, lie }) => lie || paused === right);
  expect(missed).toEqual([]);
});
