import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { columns } from '../../../../frontend/dashboard/submissions/table/columns.tsx';

const folder = join(import.meta.dirname, '../../../../frontend/dashboard/submissions/table');
const narrow = readFileSync(join(folder, 'narrow-submissions.css'), 'utf8');
const [template = ''] = /grid-template:[^;]*/.exec(narrow) ?? [];
const places = [...template.matchAll(/'([^']*)'/g)].flatMap(([, row = '']) => row.split(' '));

test.each(columns.map(({ name }) => name))('narrow screens also show the column %s', (name) => {
  const [, area] = new RegExp(`\\.cell-${name} \\{\\s*grid-area: (\\w+);`).exec(narrow) ?? [];
  expect(places).toContain(area);
});
