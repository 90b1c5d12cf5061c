/** Allows one build at a time in a directory, across processes. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './running.ts';

const POLL_MS = 100;

export async function withBuildLock<T>(buildDir: string, build: () => Promise<T>): Promise<T> {
  const lock = join(buildDir, 'lock');
  while (!take(lock)) await sleep(POLL_MS);
  try {
    return await build();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // A process that was killed during its build has left the lock.
    if (!isAlive(holder(lock))) rmSync(lock, { force: true });
    return false;
  }
}

function holder(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return process.pid;
  }
}
