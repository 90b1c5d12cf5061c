/**
 * Installs the packages of a bench that has its own lock file. The project's own packages stay
 * unchanged.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs `npm ci` in the folder, unless the installed packages already match the lock file. */
export async function installPackages(folder: string): Promise<void> {
  const note = join(folder, 'node_modules/.installed-lock.json');
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  if ((await readFile(note, 'utf8').catch(() => '')) === lock) return;
  console.log('Installing the packages of this bench …');
  await run('npm', ['ci'], { cwd: folder });
  await writeFile(note, lock);
}
