/** Installs the libraries of the pages, which have a lock file of their own. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = import.meta.dirname;
const run = promisify(execFile);

/** Runs `npm ci` unless what is installed is newer than the lock file. */
export async function installLibraries(): Promise<void> {
  const installed = changedAt('node_modules/.package-lock.json');
  if (installed !== undefined && installed >= changedAt('package-lock.json')!) return;
  console.log('Installing the libraries of tests/libraries …');
  await run('npm', ['ci'], { cwd: folder });
}

function changedAt(file: string): number | undefined {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
}
