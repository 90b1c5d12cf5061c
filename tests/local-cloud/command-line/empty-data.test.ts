import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyData } from '../../../local-cloud/command-line/empty-data.ts';

test('--reset removes the local data and keeps the build output', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  for (const folder of ['build', 'tables']) mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, 'outputs.json'), '{}');
  emptyData(dataDir);
  expect(readdirSync(dataDir)).toEqual(['build']);
  rmSync(dataDir, { recursive: true });
});

test('--reset ignores a data folder that does not exist', () => {
  expect(() => emptyData(join(tmpdir(), 'no-such-folder'))).not.toThrow();
});
