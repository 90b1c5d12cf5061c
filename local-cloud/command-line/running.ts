/**
 * Reads and writes the file in the data directory that names the process that uses the directory.
 * So a second process does not use the same directory.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the process that uses the data directory; undefined if no process uses it. */
export function runningProcess(dataDir: string): number | undefined {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return undefined;
  const pid = Number(readFileSync(note, 'utf8'));
  return isAlive(pid) ? pid : undefined;
}

/** Whether the process still exists. Checked because a killed process leaves its file behind. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function noteRunning(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(noteIn(dataDir), String(process.pid));
}

/** Removes the data directory's file `running.pid` if the file names this process. */
export function forgetRunning(dataDir: string): void {
  if (runningProcess(dataDir) === process.pid) rmSync(noteIn(dataDir), { force: true });
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'running.pid');
}
