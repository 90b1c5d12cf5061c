/**
 * Detects that a program must end early: because of a signal, or because npm, which started the
 * program, was killed.
 */
import { constants } from 'node:os';
import { isNpmScript } from '../command-line/process-environment.ts';
import { findProcess, isRunning, type RunningProcess } from './process-list.ts';
import type { Run } from './run.ts';

const LOOK_MS = 500;

/**
 * At the first signal, ends the run gently. At the second signal, exits at once, and the sweeper
 * process ends the run.
 */
export function endOnSignals(run: Run): void {
  let isEnding = false;
  onEndSignal((code) => {
    if (isEnding) process.exit(code);
    isEnding = true;
    // Errors are ignored from now on, because the end of the run also ends the services that the
    // program uses.
    process.on('uncaughtException', () => undefined);
    void run.end().finally(() => process.exit(code));
  });
}

/**
 * @param listener is called at each end signal, with the exit code of a program that the signal
 * ends.
 */
export function onEndSignal(listener: (code: number) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => listener(128 + constants.signals[signal]));
  }
  endWithNpm(() => listener(128 + constants.signals.SIGHUP));
}

/**
 * Calls `end` when npm is gone, because the script of a killed npm gets no signal. Applies only to
 * programs that npm started: npm always waits for its script, even in `nohup npm start &`. npm may
 * be gone before this call, while the script was being loaded. Then the script's parent is in
 * another process group: npm and its script share one process group, and the process that adopts
 * the script does not.
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
 * Finds npm above a script: npm is the parent of the shell that runs the script. Without a shell
 * npm is the script's parent, because some shells replace themselves by the script.
 */
function npmAbove(parent: number): RunningProcess | undefined {
  const above = findProcess(parent);
  return above && /^\S*sh -c /.test(above.command) ? findProcess(above.parent) : above;
}
