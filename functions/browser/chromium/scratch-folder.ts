/**
 * The folder for all files of an attempt: the browser's profile, its caches and Playwright's files.
 * The folder is emptied after each attempt, so that no attempt finds another lead's data. The
 * unpacked browser is stored outside this folder and stays.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setVariables } from '../../environment/read-environment.ts';

export interface ScratchFolder {
  path: string;
  empty: () => Promise<void>;
}

/** Must be called once, before any code reads the path of the temporary folder. */
export function openScratchFolder(): ScratchFolder {
  const parent = tmpdir();
  removeOrphans(parent);
  const path = mkdtempSync(join(parent, `attempt-${process.pid}-`));
  setVariables({ TMPDIR: path, TEMP: path });
  return {
    path,
    empty: async () => {
      const names = await readdir(path);
      // A browser that was killed a moment ago may still write files.
      const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
      await Promise.all(names.map((name) => rm(join(path, name), options)));
    },
  };
}

/**
 * Removes the folders of earlier processes: after a crash or a time-out Lambda starts the function
 * again on the same disk.
 */
function removeOrphans(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = Number(/^attempt-(\d+)-/.exec(name)?.[1]);
    if (Number.isNaN(owner) || (owner !== process.pid && isAlive(owner))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
