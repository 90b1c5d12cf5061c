import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

test('an example test fails the first time', () => {
  const mark = path.join(tmpdir(), '.failed-once');
  const hasFailed = existsSync(mark);
  writeFileSync(mark, '');
  expect(hasFailed).toBe(true);
});
