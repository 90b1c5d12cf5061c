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
 * At the first signal, ends the run's processes and exits. At a second signal, exits at once; the
 * sweeper process then ends the remaining processes.
 */
export function endOnSignals(run: Run): void {
  let isEnding = false;
  onEndSignal((code) => {
    if (isEnding) process.exit(code);
    isEnding = true;
    // Uncaught errors are ignored from now on, because the services that the program uses are being
    // stopped.
    process.on('uncaughtException', () => undefined);
    void run.end().finally(() => process.exit(code));
  });
}

/**
 * @param listener is called at each signal that should end the program, with the exit code for this
 * signal.
 */
export function onEndSignal(listener: (code: number) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => listener(128 + constants.signals[signal]));
  }
  endWithNpm(() => listener(128 + constants.signals.SIGHUP));
}

/**
 * Calls `end` when npm has died, because a killed npm sends its script no signal. Does nothing if
 * npm did not start the program. A living npm always waits for its script, even in `nohup npm start
 * &`. npm may also have died before this call, while the script was being loaded. Then the script
 * has a new parent, which, unlike npm, is not in the script's process group.
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
 * Finds the npm process that started this script. npm is the parent of the shell that runs the
 * script. If the shell has replaced itself by the script, npm is the script's own parent.
 */
function npmAbove(parent: number): RunningProcess | undefined {
  const above = findProcess(parent);
  return above && /^\S*sh -c /.test(above.command) ? findProcess(above.parent) : above;
}
