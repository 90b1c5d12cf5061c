/** Every service of the local cloud has a folder that says what it is, and tests under its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const localCloud = join(import.meta.dirname, '../../local-cloud');
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** Of no service. */
const ownRooms = ['command-line', 'template'];
const services = foldersIn(localCloud).filter((name) => !ownRooms.includes(name));

test.each(services)('%s says what it is, what it fakes and what would replace it', (name) => {
  const lines = readFileSync(join(localCloud, name, 'README.md'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => /^- \*\*(.+?)\*\*: ./.exec(line)?.[1])).toEqual([
    'Is',
    'Fakes',
    'Replaced by',
  ]);
});

test('tests lie in folders of the same names', () => {
  const others = foldersIn(import.meta.dirname).filter(
    (name) => ![...services, ...ownRooms].includes(name),
  );
  expect(others).toEqual([]);
});

test('no file reaches into another package', () => {
  const files = readdirSync(localCloud, { recursive: true, encoding: 'utf8' });
  const reaching = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /node_modules\/[^']+\/dist\//.test(readFileSync(join(localCloud, file), 'utf8')),
    );
  expect(reaching).toEqual([]);
});
