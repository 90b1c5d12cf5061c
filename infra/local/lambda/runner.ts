/**
 * Runs one function: a pool of worker processes, each with one event at a time, reused while warm
 * and ended when idle. Called by everything that invokes functions (gateway, pollers, schedule,
 * GraphQL API, user pool).
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { region } from '../template/template.ts';
import {
  runtimeEnvironment,
  workerSettings,
  type FunctionDefinition,
} from './function-definition.ts';
import { interruptions, startWorker, type Outcome, type WorkerProcess } from './worker-process.ts';

const IDLE_SPARE_MS = 20_000;
const IDLE_LAST_MS = 10 * 60_000;

export interface InvocationResult {
  payload: unknown;
  /** Set when `payload` is the error that the function ended with, as Lambda's header says. */
  functionError?: 'Unhandled';
}

export interface FunctionRunner {
  definition: FunctionDefinition;
  invoke: (event: unknown) => Promise<InvocationResult>;
  /** From the next event on, the bundle in this directory runs. False if it does already. */
  replaceCode: (directory: string) => boolean;
  /** Takes no more events, lets running ones finish for so long, then ends every worker. */
  close: (graceMs: number) => Promise<void>;
  workerCount: () => number;
}

interface Slot {
  worker: WorkerProcess;
  busy: boolean;
  generation: number;
  idleTimer?: NodeJS.Timeout;
}

export function createRunner(definition: FunctionDefinition, dataDir: string): FunctionRunner {
  const slots = new Set<Slot>();
  const waiting: (() => void)[] = [];
  const running = new Set<Promise<unknown>>();
  const log = openLog(definition, dataDir);
  const temporary = temporaryDirectory(definition, dataDir);
  let { code } = definition;
  let generation = 0;
  let closed = false;

  function startSlot(): Slot {
    const current = { ...definition, code };
    const worker = startWorker({
      settings: workerSettings(current),
      environment: runtimeEnvironment(current, {
        region,
        temporaryDirectory: temporary.directory,
        compileCache: join(dataDir, 'compile-cache'),
      }),
      timeoutSeconds: definition.timeoutSeconds,
      functionArn: definition.arn,
      log,
    });
    const slot: Slot = { worker, busy: true, generation };
    slots.add(slot);
    return slot;
  }

  /** A warm worker, or a new one while there may be more; else the next that comes free. */
  async function takeSlot(): Promise<Slot> {
    for (;;) {
      if (closed) throw new Error(`${definition.name} is stopping`);
      const warm = [...slots].findLast((slot) => !slot.busy && slot.worker.alive());
      if (warm) {
        clearTimeout(warm.idleTimer);
        warm.busy = true;
        return warm;
      }
      if (slots.size < (temporary.primed() ? definition.maxWorkers : 1)) return startSlot();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  function release(slot: Slot): void {
    slot.busy = false;
    if (!slot.worker.alive() || slot.generation !== generation || closed) end(slot);
    else {
      const delay = slots.size > 1 ? IDLE_SPARE_MS : IDLE_LAST_MS;
      slot.idleTimer = setTimeout(() => end(slot), delay).unref();
    }
    for (const wake of waiting.splice(0)) wake();
  }

  function end(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    slots.delete(slot);
    void slot.worker.kill();
  }

  async function run(event: unknown): Promise<InvocationResult> {
    const slot = await takeSlot();
    const requestId = randomUUID();
    const startedAt = performance.now();
    try {
      const outcome = await slot.worker.invoke(requestId, event);
      temporary.note(outcome);
      report(log, requestId, performance.now() - startedAt, outcome);
      return 'error' in outcome
        ? { payload: outcome.error, functionError: 'Unhandled' }
        : { payload: outcome.payload };
    } finally {
      release(slot);
    }
  }

  return {
    definition,
    workerCount: () => slots.size,
    invoke: (event) => {
      const invocation = run(event);
      running.add(invocation);
      return invocation.finally(() => running.delete(invocation));
    },
    replaceCode: (directory) => {
      if (directory === code) return false;
      code = directory;
      generation += 1;
      for (const slot of slots) if (!slot.busy) end(slot);
      return true;
    },
    close: async (graceMs) => {
      closed = true;
      for (const wake of waiting.splice(0)) wake();
      const finished = Promise.allSettled(running);
      const timer = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([finished, timer]);
      await Promise.all([...slots].map(({ worker }) => worker.kill()));
      await finished;
      closeSync(log);
    },
  };
}

function report(log: number, requestId: string, milliseconds: number, outcome: Outcome): void {
  const status = 'error' in outcome ? `Status: error Error Type: ${outcome.error.errorType}` : '';
  writeSync(
    log,
    `REPORT RequestId: ${requestId} Duration: ${milliseconds.toFixed(2)} ms ${status}\n`,
  );
}

function openLog({ logicalId }: FunctionDefinition, dataDir: string): number {
  const directory = join(dataDir, 'logs');
  mkdirSync(directory, { recursive: true });
  return openSync(join(directory, `${logicalId}.log`), 'a');
}

/**
 * The function's temporary folder, shared by its workers and kept between runs, since unpacking a
 * browser takes a second. Until an event has run through in it, one worker has it to itself: a
 * second would find the browser half unpacked.
 */
function temporaryDirectory({ logicalId, code }: FunctionDefinition, dataDir: string) {
  const directory = join(dataDir, 'tmp', logicalId, basename(code));
  const mark = `${directory}.primed`;
  let primed = existsSync(mark);
  if (!primed) rmSync(join(dataDir, 'tmp', logicalId), { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  return {
    directory,
    primed: () => primed,
    /** What a killed event left half done is removed. */
    note: (outcome: Outcome) => {
      if (primed) return;
      const interrupted = 'error' in outcome && interruptions.has(outcome.error.errorType);
      if (interrupted) {
        rmSync(directory, { recursive: true, force: true });
        mkdirSync(directory, { recursive: true });
      } else {
        writeFileSync(mark, '');
        primed = true;
      }
    },
  };
}
