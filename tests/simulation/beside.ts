/**
 * Loads the functions of an earlier commit, for simulations in which two versions run at the same
 * time. The commit's sources are written into `.local`, where they can import this repository's
 * packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Version } from './world/versions.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** @throws {Error} if git does not know the commit, or the commit has no simulation. */
export async function versionAt(commit: string): Promise<Version> {
  const folder = path.join(repository, '.local/beside', commit);
  await mkdir(folder, { recursive: true });
  run('sh', ['-c', `git archive "$1" | tar -x -C "$2"`, 'sh', commit, folder]);
  const file = path.join(folder, 'tests/simulation/world/functions.ts');
  return (await import(pathToFileURL(file).href)) as Version;
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git could not give the commit: ${stderr}`);
}
