/**
 * Runs test files in one Jest process and follows the messages from that process. If the process
 * sends no message for too long, or does not exit after its last result, it is killed together with
 * everything that it started. The kill counts as a failure; its reason says what the process was
 * doing or what it kept open.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { killTree } from '../../local-cloud/processes/process-tree.ts';
import type { FileResult, News } from './news.ts';

export const repository = path.resolve(import.meta.dirname, '../..');
/** The folder in which Node stores compiled packages, so that later processes start faster. */
const compileCache = path.join(repository, 'node_modules/.cache/node');

export interface Limits {
  /**
   * The longest time (ms) without a message. It is longer than the limit of any test or hook. So
   * only two cases exceed it: the event loop is blocked, or a file never finishes loading.
   */
  silenceMs: number;
  /**
   * The longest time (ms) without a message before a file's first test. In this time Jest and the
   * file are loaded.
   */
  startMs: number;
  /**
   * How long (ms) a process may run after its last result, if it does not report what keeps it
   * open.
   */
  exitMs: number;
}

/** How long (ms) a process may run after it has reported what keeps it open. */
const AFTER_SAYING_MS = 5_000;

export const usualLimits: Limits = { silenceMs: 1_260_000, startMs: 1_260_000, exitMs: 30_000 };

export interface JestJob {
  name: string;
  /** The test files' paths, relative to the repository. */
  files: readonly string[];
  /** Options that are passed to Jest, such as `-t <title>`. */
  options?: readonly string[];
  variables?: Record<string, string>;
}

export interface Follower {
  limits: Limits;
  /** The folder for the log files of the processes. */
  logs: string;
  onFileEnd: (result: FileResult) => void;
}

/** A failure of the Jest process itself, not of a test. */
export interface Trouble {
  file: string;
  reason: string;
}

export interface JobEnd {
  /** Files that have no result, because the process ended before they ran. */
  notRun: string[];
  trouble?: Trouble;
}

/**
 * Runs the job. Afterwards every file of the job has a result, or is in `notRun`, or is the file
 * that `trouble` names.
 */
export async function runJest(job: JestJob, follower: Follower): Promise<JobEnd> {
  const { limits, onFileEnd } = follower;
  const child = start(job, follower.logs);
  const watch = new Watch(child, limits);
  const waiting = new Set(job.files);
  let last = job.files[0] ?? '';
  child.on('message', (news: News) => {
    watch.hear(news);
    if (news.kind === 'file started') last = news.file;
    if (news.kind !== 'file ended') return;
    waiting.delete(news.result.file);
    onFileEnd(news.result);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  watch.stop();
  const reason =
    watch.reason ??
    (waiting.size > 0 ? `The Jest process ended (${signal ?? `exit code ${code}`})` : undefined);
  if (reason === undefined) return { notRun: [] };
  waiting.delete(last);
  return { notRun: [...waiting], trouble: { file: last, reason } };
}

function start(job: JestJob, logs: string): ChildProcess {
  const log = openSync(path.join(logs, `${job.name}.log`), 'w');
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(repository, 'node_modules/jest/bin/jest.js'),
      '--runInBand',
      '--reporters=<rootDir>/tests/runner/reporter.ts',
      ...(job.options ?? []),
      '--runTestsByPath',
      ...job.files,
    ],
    {
      cwd: repository,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...job.variables },
      // The process gets its own process group. So Ctrl-C reaches only the runner, which then ends
      // every process.
      detached: true,
    },
  );
  closeSync(log);
  return child;
}

/** Kills the process if it exceeds a limit, and stores the reason. */
class Watch {
  reason: string | undefined;
  private readonly child: ChildProcess;
  private readonly limits: Limits;
  private timer: NodeJS.Timeout;
  private isDone = false;
  private doing = 'starting Jest';
  private open: string[] | undefined;

  constructor(child: ChildProcess, limits: Limits) {
    this.child = child;
    this.limits = limits;
    this.timer = this.startTimer(limits.startMs);
  }

  hear(news: News): void {
    if (news.kind === 'still open') {
      this.open = news.open;
      clearTimeout(this.timer);
      this.timer = this.startTimer(AFTER_SAYING_MS);
      return;
    }
    if (news.kind === 'file started') this.doing = `loading ${news.file}`;
    if (news.kind === 'test started') this.doing = `running "${news.test}"`;
    if (news.kind === 'test ended') this.doing += ' (ended) or what follows it';
    if (news.kind === 'all ended') this.isDone = true;
    clearTimeout(this.timer);
    const { startMs, silenceMs, exitMs } = this.limits;
    const isLoading = news.kind === 'file started' || news.kind === 'file ended';
    this.timer = this.startTimer(this.isDone ? exitMs : isLoading ? startMs : silenceMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private startTimer(limitMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      const seconds = Math.round(limitMs / 1000);
      this.reason = this.isDone
        ? `The Jest process did not exit after its last result. ${this.kept()}`
        : `The Jest process was silent for ${seconds} s while ${this.doing}`;
      if (this.child.pid !== undefined) killTree(this.child.pid);
    }, limitMs);
  }

  private kept(): string {
    if (!this.open) return 'It could not say what it kept open: its event loop is blocked.';
    return `It kept open: ${this.open.join('; ') || 'nothing that Node lists'}.`;
  }
}
