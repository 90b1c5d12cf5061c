import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalDataStores, recoveryDays } from '../../contract/personal-data.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');

test('docs/privacy.md lists all stores of personal data', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const listed = personalDataStores.map(({ store, keptAs, what, until, erased }) => [
    ...[store, keptAs, what, until, erased],
  ]);
  expect(rows).toEqual(listed);
});

test('docs/privacy.md says how long backups keep erased rows', () => {
  expect(page).toContain(`${recoveryDays} days`);
});
