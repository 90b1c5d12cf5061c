import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Files that declare, check and set the settings. A setting must also be read somewhere else. */
const declared = ['infra/stage-settings.ts', 'infra/stage-refusals.ts', 'infra/stages.ts'];

test('every setting of a stage is read somewhere', () => {
  const settings = [...read('docs/stages.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(20);
  const readers = globSync('infra/**/*.ts', { cwd: root }).filter(
    (path) => !declared.includes(path),
  );
  const code = readers.map(read).join('\n');
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([
    // This setting is read in stage-refusals.ts only: its one effect is that production may use the
    // demo form.
    'demoTargetInProduction',
  ]);
});
