import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  forgetRunning,
  noteRunning,
  runningProcess,
} from '../../../local-cloud/command-line/running.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'running-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the process-id file of a local cloud', () => {
  test('the process-id file names the running process', () => {
    noteRunning(dataDir);
    expect(runningProcess(dataDir)).toBe(process.pid);
    forgetRunning(dataDir);
    expect(runningProcess(dataDir)).toBeUndefined();
  });

  test("a process does not remove another process's process-id file", () => {
    writeFileSync(join(dataDir, 'running.pid'), String(process.ppid));
    forgetRunning(dataDir);
    expect(runningProcess(dataDir)).toBe(process.ppid);
  });

  test('a process-id file is ignored if the named process was killed', () => {
    writeFileSync(join(dataDir, 'running.pid'), '4194304');
    expect(runningProcess(dataDir)).toBeUndefined();
  });
});
