/**
 * One run of the suite: divides the files among Jest processes, gives failed files a second try,
 * checks that the run has left no process or file, and prints the results.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '../../local-cloud/processes/run.ts';
import { openLocalCloud } from '../end-to-end/stage.ts';
import type { Part } from '../part.ts';
import { repository, runJest, usualLimits, type JestJob, type Limits } from './jest-process.ts';
import { writeLastRun } from './last-run.ts';
import type { FileResult } from './news.ts';
import { planJobs, type PlannedJob } from './plan-jobs.ts';
import { Progress } from './progress.ts';
import { countsOf, describe, failuresOf, type Failure, type Outcome } from './report.ts';

/**
 * How many Jest processes run at the same time. Six processes keep two cores busy, because
 * end-to-end suites and browsers often wait.
 */
const LANES = 6;
/**
 * If more files than this fail, they get no second try, because so many failures have a common
 * cause.
 */
const MOST_SECOND_TRIES = 8;
/** How long (ms) processes may take to end after their tests and to remove their folders. */
const LAST_MOMENT_MS = 15_000;

export interface RunOptions {
  run: Run;
  files: readonly string[];
  part: Part;
  jestOptions?: readonly string[];
  /** Whether failed files run again, one at a time, before they count as failed. */
  secondTry: boolean;
  /** The folder for logs and results. */
  results: string;
  limits?: Limits;
  /**
   * This signal aborts when the run is ended from outside. After that no further process starts.
   */
  interrupted?: AbortSignal;
}

/** @returns the exit code of the runner: 0 if all tests passed. */
export async function runTests(options: RunOptions): Promise<number> {
  const started = performance.now();
  const logs = path.join(options.results, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const outcome = await new TestRun(options, logs).all();
  if (options.interrupted?.aborted) return 1;
  const counts = countsOf(outcome);
  writeLastRun(options.results, outcome, Math.round((performance.now() - started) / 1000));
  const skippedByName = options.jestOptions?.some((one) => /^-t$|^--testNamePattern/.test(one));
  if (!skippedByName) for (const { name } of counts.skipped) console.log(`skipped: ${name}`);
  for (const line of describe(outcome)) console.log(line);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

class TestRun {
  private readonly options: RunOptions;
  private readonly logs: string;
  private readonly progress: Progress;
  private readonly results = new Map<string, FileResult>();
  private readonly failures = new Map<string, Failure[]>();
  private stage: ReturnType<typeof openLocalCloud> | undefined;

  constructor(options: RunOptions, logs: string) {
    this.options = options;
    this.logs = logs;
    this.progress = new Progress(options.files, options.part);
  }

  async all(): Promise<Outcome> {
    const jobs = planJobs(this.options.files, this.options.part);
    try {
      await Promise.all(Array.from({ length: LANES }, () => this.lane(jobs)));
    } finally {
      // An error in the start of the local cloud is ignored here: the files that use the local
      // cloud have already failed with the reason.
      const stage = await this.stage?.catch(() => undefined);
      await stage?.close();
    }
    const secondTry = this.options.secondTry ? await this.tryAgain() : [];
    this.progress.end();
    return {
      results: [...this.results.values()],
      failures: [...this.failures.values()].flat(),
      secondTry,
      ...(await this.leftOvers()),
    };
  }

  private get isInterrupted(): boolean {
    return this.options.interrupted?.aborted ?? false;
  }

  private async lane(jobs: PlannedJob[]): Promise<void> {
    for (let job = jobs.shift(); job && !this.isInterrupted; job = jobs.shift()) {
      const variables = await this.variablesOf(job).catch((error: unknown) => {
        this.failAll(job, String(error));
      });
      if (!variables) continue;
      const { notRun } = await this.runJob(job, variables);
      if (notRun.length > 0) jobs.push({ ...job, name: `${job.name}+`, files: notRun });
    }
  }

  private failAll({ files }: JestJob, reason: string): void {
    for (const file of files) this.failures.set(file, [{ file, reason, log: 'none' }]);
    this.progress.say(`failed: ${files.join(', ')}: ${reason}`);
  }

  private async runJob(job: JestJob, variables: Record<string, string>) {
    const { limits = usualLimits, part, jestOptions = [] } = this.options;
    const log = path.relative(repository, path.join(this.logs, `${job.name}.log`));
    const { notRun, trouble } = await runJest(
      { ...job, options: jestOptions, variables: { ...variables, TEST_PART: part } },
      {
        limits,
        logs: this.logs,
        onFileEnd: (result) => {
          this.results.set(result.file, result);
          const failures = failuresOf(result, log);
          if (failures.length > 0) this.failures.set(result.file, failures);
          this.progress.fileEnded(result);
        },
      },
    );
    if (trouble && !this.isInterrupted) {
      const { file, reason } = trouble;
      this.failures.set(file, [...(this.failures.get(file) ?? []), { file, reason, log }]);
      this.progress.say(`failed: ${file}: ${reason}`);
    }
    return { notRun };
  }

  private async variablesOf({ needsStage }: PlannedJob): Promise<Record<string, string>> {
    if (!needsStage || process.env['OUTPUTS_FILE'] !== undefined) return {};
    this.stage ??= openLocalCloud();
    return { SHARED_STAGE: (await this.stage).cloud.dataDir };
  }

  /**
   * Runs the failed files again, one at a time.
   * @returns the failures of the first try, for the files that pass now.
   */
  private async tryAgain(): Promise<Failure[]> {
    const failed = [...this.failures];
    if (failed.length > MOST_SECOND_TRIES) {
      this.progress.say(`${failed.length} files failed: too many for a second try.`);
      return [];
    }
    const passed: Failure[] = [];
    for (const [place, [file, first]] of failed.entries()) {
      if (this.isInterrupted) break;
      this.progress.say(`again, alone: ${file}`);
      this.failures.delete(file);
      await this.runJob({ name: `second-try-${place + 1}`, files: [file] }, {});
      if (this.failures.has(file)) this.failures.set(file, first);
      else passed.push(...first);
    }
    return passed;
  }

  private async leftOvers(): Promise<Pick<Outcome, 'left' | 'leftFolders'>> {
    const { run } = this.options;
    const folders = () => readdirSync(run.folder).filter(isLeftOver);
    const deadline = performance.now() + LAST_MOMENT_MS;
    while (performance.now() < deadline && run.left().length + folders().length > 0) {
      await sleep(50);
    }
    const leftFolders = folders().map((name) => ({
      name,
      during: this.filesAt(madeAt(path.join(run.folder, name))),
    }));
    return { left: run.left(), leftFolders };
  }

  private filesAt(time: number): string[] {
    const running = [...this.results.values()].filter(
      ({ started, seconds }) => started <= time && time <= started + seconds * 1000,
    );
    return running.map(({ file }) => file);
  }
}

function madeAt(file: string): number {
  return statSync(file).birthtimeMs;
}

/**
 * Whether the file or folder counts as left behind. Caches are kept on purpose until the run's
 * folder is removed.
 */
function isLeftOver(name: string): boolean {
  return !/^(form-bot-chromium-|node-compile-cache|\.)/.test(name);
}
