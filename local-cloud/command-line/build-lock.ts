/** Allows one build at a time in a directory, across processes. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Creates the lock file together with its holder's process id in one step, because a lock file
 * without a process id would count as abandoned.
 */
function take(lock: string): boolean {
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch {
    // If the lock's holder was killed during its build, the lock is removed.
    if (!isAlive(holder(lock))) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function holder(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return process.pid;
  }
}
