import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/**
 * The files that only declare, check and set a stage's settings. Each setting must also be used in
 * some other file.
 */
const declared = ['infra/stage-settings.ts', 'infra/stage-refusals.ts', 'infra/stages.ts'];

test('every setting of a stage is used', () => {
  const settings = [...read('docs/stages.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(20);
  const readers = globSync('infra/**/*.ts', { cwd: root }).filter(
    (path) => !declared.includes(path),
  );
  const code = readers.map(read).join('\n');
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([
    // `demoTargetInProduction` is the exception: stage-refusals.ts uses it to allow the demo form
    // in production.
    'demoTargetInProduction',
  ]);
});
