import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

test('a bench begins its run before it imports anything else', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../bench/run.ts'), 'utf8');
  const [first] = /^import .*$/m.exec(source) ?? [];
  expect(first).toBe("import { run } from './begin.ts';");
});
