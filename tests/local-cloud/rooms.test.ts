/**
 * Tests that every service of the local cloud has a folder with a README, and a tests folder with
 * the same name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const localCloud = join(import.meta.dirname, '../../local-cloud');
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** Folders of the local cloud that contain no service. */
const ownRooms = ['command-line', 'processes', 'template'];
const services = foldersIn(localCloud).filter((name) => !ownRooms.includes(name));

test.each(services)('the README of %s has the lines Is, Fakes and Replaced by', (name) => {
  const lines = readFileSync(join(localCloud, name, 'README.md'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => /^- \*\*(.+?)\*\*: ./.exec(line)?.[1])).toEqual([
    'Is',
    'Fakes',
    'Replaced by',
  ]);
});

test("only services.ts refers to the services' start files", () => {
  const files = readdirSync(localCloud, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const started = services.filter((name) => existsSync(join(localCloud, name, 'service.ts')));
  const naming = started.flatMap((name) =>
    files.flatMap((file) => {
      const lines = readFileSync(join(localCloud, file), 'utf8').split('\n');
      return lines.filter((line) => line.includes(`/${name}/service.ts'`)).map(() => [name, file]);
    }),
  );
  expect(naming).toEqual(started.map((name) => [name, 'services.ts']));
  // `iam` is the only service without a start file, because the other services call its functions
  // directly.
  expect(services.filter((name) => !started.includes(name))).toEqual(['iam']);
});

test('test folders have the same names as services', () => {
  const others = foldersIn(import.meta.dirname).filter(
    (name) => ![...services, ...ownRooms].includes(name),
  );
  expect(others).toEqual([]);
});

test('no file imports internal files of npm packages', () => {
  const files = readdirSync(localCloud, { recursive: true, encoding: 'utf8' });
  const reaching = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /node_modules\/[^']+\/dist\//.test(readFileSync(join(localCloud, file), 'utf8')),
    );
  expect(reaching).toEqual([]);
});
