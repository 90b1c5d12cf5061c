/** Decides which test files a run includes. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { affectedTests, changedFiles } from './affected-tests.ts';
import type { RunPlan } from './arguments.ts';
import { repository } from './jest-process.ts';

/**
 * Matches files whose tests are all made by `casesOf` or `inPart`. Such a file has tests in each
 * part of the suite.
 */
const casesFile = /\.cases\.test\.tsx?$/;

/** Thrown if no test file matches the arguments. The message says how to change the arguments. */
export class NothingToRun extends Error {
  override name = 'NothingToRun';
}

/** @throws {NothingToRun} if no test file matches, with the reason. */
export async function selectFiles(plan: RunPlan): Promise<string[]> {
  const all = allTestFiles().filter((file) => plan.part !== 'rest' || casesFile.test(file));
  if (plan.changed) {
    const changed = await changedFiles(repository);
    const affected = affectedTests({ repository, changed }).filter((file) => all.includes(file));
    if (affected.length === 0) throw new NothingToRun('No test depends on what has changed.');
    return affected;
  }
  if (plan.paths.length === 0) return all;
  return [...new Set(plan.paths.flatMap((part) => filesUnder(part, all)))];
}

/**
 * @returns the sorted paths of all test files, relative to the repository, with forward slashes.
 */
export function allTestFiles(): string[] {
  const cwd = path.join(repository, 'tests');
  // The folder `tests/libraries` has its own `node_modules`, whose test files are left out.
  const exclude = (folder: string) => path.basename(folder) === 'node_modules';
  return globSync('**/*.test.{ts,tsx}', { cwd, exclude })
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

function filesUnder(path: string, all: string[]): string[] {
  const wanted = path.replace(/^\.\//, '').replace(/\/$/, '');
  const found = all.filter((file) => file.includes(wanted));
  if (found.length === 0)
    throw new NothingToRun(`No test file of this run has ${path} in its path.`);
  return found;
}
