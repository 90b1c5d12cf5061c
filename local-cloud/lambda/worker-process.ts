/**
 * The runner's side of one worker process: starts it, gives it one event at a time, and turns a
 * time-out or a crash into the error that Lambda would report.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { SECOND_MS } from '../../contract/time-units.ts';
import { killTree, untilGone } from '../processes/process-tree.ts';
import type { FromWorker, FunctionError, ToWorker, WorkerSettings } from './protocol.ts';

export interface WorkerOptions {
  /** The path of the worker's program. */
  entry: string;
  settings: WorkerSettings;
  environment: Record<string, string>;
  timeoutSeconds: number;
  /** The open file to which the process writes its output. */
  log: number;
}

export type Outcome = { payload: unknown } | { error: FunctionError };

export interface WorkerProcess {
  invoke: (requestId: string, event: unknown, tenantId?: string) => Promise<Outcome>;
  /** False if the process has ended or accepts no more events. */
  alive: () => boolean;
  kill: () => Promise<void>;
}

/** Lambda's error types for a timeout and for a process that ended during an event. */
export const interruptions = new Set(['Sandbox.Timedout', 'Runtime.ExitError']);

const LAST_MOMENT_MS = 2 * SECOND_MS;

/**
 * The time limit for the start of a process. As in Lambda, the start does not count as the
 * function's time. Lambda allows 10 s; the local cloud allows more, because a busy laptop shares
 * its processor among all functions.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
 */
const START_LIMIT_SECONDS = 60;

export function startWorker(options: WorkerOptions): WorkerProcess {
  const child = fork(options.entry, [], {
    env: options.environment,
    execArgv: [],
    stdio: ['ignore', options.log, options.log, 'ipc'],
    // The process gets its own process group. So Ctrl-C in the terminal does not reach the process,
    // and the runner can let it finish its event.
    detached: true,
  });
  const ended = new Promise<FunctionError>((resolve) => {
    child.once('exit', (code, signal) => resolve(exitError(code, signal)));
    // Handles only the error of a process that could not be started, which has no process id. A
    // message to a process that was just killed also causes an error. That error is ignored,
    // because the event `exit` follows.
    child.on('error', ({ name, message }) => {
      if (child.pid === undefined) resolve({ errorType: name, errorMessage: message });
    });
  });
  const started = nextMessage(child, ({ kind }) => kind === 'ready' || kind === 'failed-to-start');
  child.send({ kind: 'start', settings: options.settings } satisfies ToWorker);

  async function start(): Promise<Outcome> {
    const first = await Promise.race([started, ended]);
    if ('errorType' in first) return { error: first };
    return first.kind === 'failed-to-start' ? { error: first.error } : { payload: undefined };
  }

  async function run(requestId: string, event: unknown, tenantId?: string): Promise<Outcome> {
    const answer = nextMessage(
      child,
      (message) => 'requestId' in message && message.requestId === requestId,
    );
    child.send({
      kind: 'invoke',
      requestId,
      event: JSON.stringify(event),
      timeoutMs: options.timeoutSeconds * 1000,
      tenantId,
    } satisfies ToWorker);
    return outcomeOf(await Promise.race([answer, ended]));
  }

  /** Waits for a task; if the task exceeds the time limit, ends the worker process. */
  async function inTime(seconds: number, requestId: string, task: Promise<Outcome>) {
    const outcome = await within(seconds, task);
    if (outcome) return outcome;
    await kill();
    const errorMessage = `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`;
    return { error: { errorType: 'Sandbox.Timedout', errorMessage } };
  }

  async function kill(): Promise<void> {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      // Waits until all killed processes have ended: the child processes of a killed browser end a
      // moment later than the browser.
      await untilGone(killTree(child.pid), LAST_MOMENT_MS);
    }
    await ended;
  }

  return {
    alive: () => child.exitCode === null && child.signalCode === null && child.connected,
    kill,
    invoke: async (requestId, event, tenantId) => {
      const first = await inTime(START_LIMIT_SECONDS, requestId, start());
      if ('error' in first) return first;
      return inTime(options.timeoutSeconds, requestId, run(requestId, event, tenantId));
    },
  };
}

function outcomeOf(message: FromWorker | FunctionError): Outcome {
  if ('errorType' in message) return { error: message };
  if (message.kind === 'result') return { payload: JSON.parse(message.payload) };
  if (message.kind === 'error') return { error: message.error };
  return { error: { errorType: 'Runtime.Unknown', errorMessage: `Unexpected ${message.kind}` } };
}

function exitError(code: number | null, signal: NodeJS.Signals | null): FunctionError {
  const how = signal ? `signal: ${signal}` : `exit status ${code}`;
  return {
    errorType: 'Runtime.ExitError',
    errorMessage: `Error: Runtime exited with error: ${how}`,
  };
}

function nextMessage(
  child: ChildProcess,
  wanted: (message: FromWorker) => boolean,
): Promise<FromWorker> {
  return new Promise((resolve) => {
    const listener = (message: FromWorker) => {
      if (!wanted(message)) return;
      child.off('message', listener);
      resolve(message);
    };
    child.on('message', listener);
  });
}

async function within<T>(seconds: number, task: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), seconds * 1000);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
