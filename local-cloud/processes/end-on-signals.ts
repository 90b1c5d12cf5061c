/** When a program ends early: by a signal, or because npm, which started it, was killed. */
import { constants } from 'node:os';
import { isNpmScript } from '../command-line/process-environment.ts';
import { findProcess, isRunning, type RunningProcess } from './process-list.ts';
import type { Run } from './run.ts';

const LOOK_MS = 500;

/** At the first signal ends the run gently; at the second one exits, and the sweeper ends it. */
export function endOnSignals(run: Run): void {
  let isEnding = false;
  onEndSignal((code) => {
    if (isEnding) process.exit(code);
    isEnding = true;
    // The program fails from now on, because this ends the services that it uses.
    process.on('uncaughtException', () => undefined);
    void run.end().finally(() => process.exit(code));
  });
}

/** @param listener is called at each such signal with the exit code of a program that it ends. */
export function onEndSignal(listener: (code: number) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => listener(128 + constants.signals[signal]));
  }
  endWithNpm(() => listener(128 + constants.signals.SIGHUP));
}

/**
 * Calls `end` when npm is gone: if npm is killed, its script gets no signal. Only programs that npm
 * started check this. npm waits for its script and never ends first by itself, not even in `nohup
 * npm start &`. npm may be gone before this is called, while the script was being loaded: npm and its
 * script are in one process group, and whoever adopts the script afterwards is in another.
 */
export function endWithNpm(end: () => void): void {
  if (!isNpmScript()) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const isLost = npm !== undefined && npm.group !== findProcess(process.pid)?.group;
  const timer = setInterval(() => {
    const isNpmHere = npm === undefined || (isRunning(npm) && !isLost);
    if (process.ppid === parent && isNpmHere) return;
    clearInterval(timer);
    end();
  }, LOOK_MS).unref();
}

/**
 * npm is above the shell in which it runs its script. Some shells replace themselves by the script,
 * so there may be no shell.
 */
function npmAbove(parent: number): RunningProcess | undefined {
  const above = findProcess(parent);
  return above && /^\S*sh -c /.test(above.command) ? findProcess(above.parent) : above;
}
