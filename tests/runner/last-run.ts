/** Writes the results of a run into a file. `npm run bench -- green` and people read this file. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countsOf, type Outcome } from './report.ts';

export interface LastRun extends Pick<Outcome, 'failures' | 'secondTry' | 'left' | 'leftFolders'> {
  passed: number;
  failed: number;
  seconds: number;
  /** The duration of each test file in seconds, the longest first. */
  secondsByFile: Record<string, number>;
}

export function writeLastRun(folder: string, outcome: Outcome, seconds: number): void {
  const { results, ...rest } = outcome;
  const { passed, failed } = countsOf(outcome);
  const longestFirst = results.toSorted((one, other) => other.seconds - one.seconds);
  const secondsByFile = Object.fromEntries(longestFirst.map((one) => [one.file, one.seconds]));
  const lastRun: LastRun = { passed, failed, seconds, ...rest, secondsByFile };
  writeFileSync(path.join(folder, 'last-run.json'), `${JSON.stringify(lastRun, null, 2)}\n`);
}
