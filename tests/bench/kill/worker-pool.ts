/**
 * The bot processes of the kill test. They are started in advance, because nearly every delivery
 * kills a process.
 */
import { build } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import type { Fate, FromWorker, ToWorker } from './messages.ts';
import { nextEvent } from '../../until.ts';

/** How long a worker may take to answer: longer than an attempt in its real browser. */
const ANSWER_MS = 3 * MINUTE_MS;
const source = join(import.meta.dirname, 'worker.ts');
/**
 * The folder for the bundle: inside the repository, so that the bundle finds the packages that it
 * imports.
 */
const results = join(import.meta.dirname, '../../results');

/** The events of a worker process: it sends a message, or it ends with an exit code. */
const firstOf = ['message', 'exit'];
type Said = [FromWorker | number | null];

export type Delivered =
  | { kind: 'processed'; done: boolean }
  | { kind: 'killed' }
  /** The process was frozen. `resume` lets the process continue unchanged. */
  | { kind: 'frozen'; resume: () => Promise<Delivered> };

export interface Delivery {
  message: LeadMessage;
  fate?: Fate | undefined;
  /**
   * Kills the process from outside after this time (ms), whichever step the process has reached.
   */
  killAfterMs?: number | undefined;
}

export class WorkerPool {
  private readonly idle: Promise<ChildProcess>[] = [];
  private readonly all = new Set<ChildProcess>();
  private readonly file: string;
  private readonly options: readonly string[];
  private readonly clock: () => number;
  /**
   * The processes' temporary folder, removed at the end: killed processes leave their browsers'
   * files in it.
   */
  private readonly folder = mkdtempSync(join(tmpdir(), 'bots-'));

  constructor(file: string, options: readonly string[], clock: () => number) {
    this.file = file;
    this.options = options;
    this.clock = clock;
  }

  warm(count: number): void {
    while (this.idle.length < count) this.idle.push(this.start());
  }

  async deliver({ message, fate, killAfterMs }: Delivery): Promise<Delivered> {
    const worker = await (this.idle.shift() ?? this.start());
    const delivered = this.outcome(worker);
    const order: ToWorker = { kind: 'deliver', clock: this.clock(), message };
    worker.send(fate ? { ...order, fate } : order);
    if (killAfterMs === undefined) return delivered;
    const timer = setTimeout(() => worker.kill('SIGKILL'), killAfterMs);
    return delivered.finally(() => clearTimeout(timer));
  }

  async stop(): Promise<void> {
    await Promise.all(this.idle);
    await Promise.all(
      [...this.all].map(async (worker) => {
        const ended = nextEvent('the worker to end', worker, 'exit');
        worker.kill('SIGKILL');
        await ended;
      }),
    );
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  private async start(): Promise<ChildProcess> {
    const worker = fork(this.file, this.options, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: this.folder },
    });
    this.all.add(worker);
    worker.once('exit', () => this.all.delete(worker));
    const [said] = await nextEvent<Said>('the worker to start', worker, firstOf, ANSWER_MS);
    if (typeof said !== 'object')
      throw new Error(`The worker ended before its start, code ${said}`);
    return worker;
  }

  private async outcome(worker: ChildProcess): Promise<Delivered> {
    const [said] = await nextEvent<Said>('the worker to answer or end', worker, firstOf, ANSWER_MS);
    if (typeof said !== 'object' || !said || said.kind === 'ready') return { kind: 'killed' };
    const message = said;
    if (message.kind === 'frozen') {
      const resume = () => {
        const next = this.outcome(worker);
        worker.send({ kind: 'resume', clock: this.clock() } satisfies ToWorker);
        return next;
      };
      return { kind: 'frozen', resume };
    }
    this.idle.push(Promise.resolve(worker));
    return message;
  }
}

/**
 * Bundles the worker into one file, which starts four times as fast as its many sources. The
 * browser's driver is not bundled.
 */
export async function bundleWorker(): Promise<{ file: string; remove(): Promise<void> }> {
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'kill-test-'));
  const file = join(folder, 'worker.cjs');
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: ['playwright-core', 'playwright-aws-lambda', '@sparticuz/chromium'],
    define: { 'import.meta.filename': '__filename' },
    logLevel: 'error',
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
