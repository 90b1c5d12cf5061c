import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

test('an example test leaves a process and a folder', () => {
  mkdtempSync(path.join(tmpdir(), 'forgotten-'));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  child.unref();
  expect(child.pid).toBeGreaterThan(0);
});
