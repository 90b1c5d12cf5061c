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

describe('the file that names the running cloud', () => {
  test('names this process until it is removed', () => {
    noteRunning(dataDir);
    expect(runningProcess(dataDir)).toBe(process.pid);
    forgetRunning(dataDir);
    expect(runningProcess(dataDir)).toBeUndefined();
  });

  test('is left alone if it names another process', () => {
    writeFileSync(join(dataDir, 'running.pid'), String(process.ppid));
    forgetRunning(dataDir);
    expect(runningProcess(dataDir)).toBe(process.ppid);
  });

  test('is ignored if its process was killed', () => {
    writeFileSync(join(dataDir, 'running.pid'), '4194304');
    expect(runningProcess(dataDir)).toBeUndefined();
  });
});
