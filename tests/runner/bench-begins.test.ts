import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

test('the benchmark program imports begin.ts before all other modules', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../bench/run.ts'), 'utf8');
  const [first] = /^import .*$/m.exec(source) ?? [];
  expect(first).toBe("import { run } from './begin.ts';");
});
