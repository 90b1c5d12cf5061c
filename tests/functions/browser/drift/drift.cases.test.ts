/** Applies every change to a few forms; `npm run bench -- drift` tests all forms. */
import { expect, jest, test } from '@jest/globals';
import { casesOf, every } from '../../../part.ts';
import { zooForms } from '../zoo/zoo-forms.ts';
import { isChangeable } from './changed-zoo.ts';
import { changes } from './changes.ts';
import { measureDrift } from './measure-drift.ts';

/** Two attempts for each of the thirteen changes. */
jest.setTimeout(120_000);

const tried = casesOf(['plain', 'hindi'], every(2));

test.each(tried)('changes of the form %s stop only wrong data', async (name) => {
  const forms = zooForms.filter((form) => form.name === name && isChangeable(form));
  const { cases, left } = await measureDrift(forms, { seed: 1, atOnce: 2 });
  expect(left).toEqual([]);
  expect(cases).toHaveLength(changes.length);
  const missed = cases.filter(({ paused, right, lie }) => lie || paused === right);
  expect(missed).toEqual([]);
});
