import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { columns } from '../../../../frontend/dashboard/submissions/table/columns.tsx';

const folder = join(import.meta.dirname, '../../../../frontend/dashboard/submissions/table');
const narrow = readFileSync(join(folder, 'narrow-submissions.css'), 'utf8');

test.each(columns.map(({ name }) => name))('the card of a row has a place for %s', (name) => {
  expect(narrow).toMatch(new RegExp(`\\.cell-${name} \\{\\s*grid-area: `));
});
