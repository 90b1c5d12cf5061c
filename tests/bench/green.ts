/**
 * `npm run bench -- green [runs]`: runs the whole suite repeatedly. During every second run, two
 * other processes use the processor and one process writes to the disk. Prints each failure with
 * its reason and its log, and keeps the logs in `tests/results/green`. Exits with 1 if a run
 * failed. Ten runs take hours. So after each run, and when the bench is interrupted, it prints how
 * many runs were green so far. If it is started again at the same commit, it continues the count.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { onEndSignal } from '../../local-cloud/processes/end-on-signals.ts';
import { repository } from '../runner/jest-process.ts';
import type { LastRun } from '../runner/last-run.ts';
import { describeFailure } from '../runner/report.ts';

/** The time limit of a run: twice the time of a whole run on a busy machine. */
const HANGS_MS = 60 * MINUTE_MS;

const results = path.join(repository, 'tests/results');
const report = path.join(results, 'last-run.json');

const kept = path.join(results, 'green');
const tally = path.join(kept, 'tally.json');

interface Counts {
  /**
   * The tested commit, followed by `-dirty` if files have changed since the commit. The bench
   * continues the count of green runs only for a commit without `-dirty`.
   */
  commit: string;
  ended: number;
  green: number;
  inARow: number;
}

function countsSoFar(): Counts {
  const describe = ['describe', '--always', '--exclude=*', '--abbrev=40', '--dirty'];
  const commit = execFileSync('git', describe, { cwd: repository, encoding: 'utf8' }).trim();
  const earlier = readJson<Counts>(tally);
  if (earlier?.commit === commit && !commit.endsWith('-dirty')) return earlier;
  rmSync(kept, { recursive: true, force: true });
  return { commit, ended: 0, green: 0, inARow: 0 };
}

export async function benchGreen([runs = '10']: readonly string[]): Promise<void> {
  const counts = countsSoFar();
  const last = counts.ended + Number(runs);
  let isEnded = false;
  onEndSignal(() => {
    if (!isEnded) console.log(describeCounts(counts));
    isEnded = true;
  });
  for (let run = counts.ended + 1; run <= last; run += 1) {
    const isBusy = run % 2 === 0;
    const lastRun = await runSuite(isBusy);
    if (isEnded) return;
    const logs = path.join(kept, String(run));
    mkdirSync(logs, { recursive: true });
    cpSync(path.join(results, 'logs'), logs, { recursive: true });
    if (lastRun) cpSync(report, path.join(logs, 'last-run.json'));
    const isGreen = lastRun?.failed === 0;
    counts.ended = run;
    counts.green += isGreen ? 1 : 0;
    counts.inARow = isGreen ? counts.inARow + 1 : 0;
    writeFileSync(tally, JSON.stringify(counts));
    console.log(`run ${run} of ${last}${isBusy ? ', busy' : ''}: ${summaryOf(lastRun)}`);
    for (const failure of lastRun?.failures ?? []) {
      const log = path.relative(repository, path.join(logs, path.basename(failure.log)));
      console.log(describeFailure({ ...failure, log }));
    }
    console.log(describeCounts(counts));
    if (!isGreen) process.exitCode = 1;
  }
}

function describeCounts({ ended, green, inARow }: Counts): string {
  return `${green} of ${ended} runs green so far, the last ${inARow} in a row`;
}

function summaryOf(lastRun: LastRun | undefined): string {
  if (!lastRun) return 'no result: it was ended or it crashed';
  const { passed, failed, seconds, left, leftFolders } = lastRun;
  const remains = [...left.map(({ command }) => command), ...leftFolders.map(({ name }) => name)];
  return [
    `${passed} passed, ${failed} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    ...(remains.length > 0 ? [`left: ${remains.join(', ')}`] : []),
  ].join('; ');
}

async function runSuite(isBusy: boolean): Promise<LastRun | undefined> {
  const stopLoad = isBusy ? startLoad() : undefined;
  rmSync(report, { force: true });
  const child = spawn(process.execPath, ['tests/run.ts', '--all', '--once'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const limit = setTimeout(() => child.kill('SIGTERM'), HANGS_MS);
  await once(child, 'exit');
  clearTimeout(limit);
  stopLoad?.();
  return readJson<LastRun>(report);
}

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/**
 * Starts two processes that use the processor all the time, and one process that writes to the
 * disk.
 */
function startLoad(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const writing = `
    const { openSync, writeSync, fsyncSync } = require('node:fs');
    const file = openSync(${JSON.stringify(path.join(folder, 'written'))}, 'w');
    const block = Buffer.alloc(2 ** 24, 1);
    for (let place = 0; ; place = (place + 1) % 16) {
      writeSync(file, block, 0, block.length, place * block.length);
      fsyncSync(file);
    }`;
  const programs = ['for (;;);', 'for (;;);', writing];
  const load = programs.map((program) => spawn(process.execPath, ['-e', program]));
  return () => {
    for (const one of load) one.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
}
