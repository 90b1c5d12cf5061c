/**
 * Starts the process that ends a run whose main process is gone. The process begins as a shell,
 * because a waiting shell needs less than a megabyte. The shell waits for the end of its input,
 * which the main process keeps open, and then becomes Node. It has its own session, so that Ctrl-C
 * does not reach it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import type { RunningProcess } from './process-list.ts';

const program = join(import.meta.dirname, 'sweep.ts');
/**
 * A line on the sweeper's input means that nothing is left to clean up. If the input ends without a
 * line, everything must be cleaned up.
 */
const script = `trap '' HUP INT TERM; read -r line || exec "$1" "$0" "$2"`;

export interface Sweeper {
  pid: number | undefined;
  /** Informs the sweeper that the run has ended, and waits until the sweeper has exited. */
  dismiss: () => Promise<void>;
}

export function startSweeper(folder: string): Sweeper {
  const child = spawnSweeper(folder, 'pipe');
  const { stdin } = child;
  stdin?.on('error', () => undefined);
  if (stdin instanceof Socket) stdin.unref();
  return {
    pid: child.pid,
    dismiss: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const ended = once(child, 'exit');
      stdin?.end('ended\n');
      await ended;
    },
  };
}

/** Cleans up after a run whose main process and sweeper are gone, for example after a power cut. */
export function sweepLost(folder: string): void {
  spawnSweeper(folder, 'ignore');
}

/**
 * Whether a process is a sweeper, of this run or of a run inside this run. A sweeper ends by itself
 * when its work is done.
 */
export function isSweeper({ command }: RunningProcess): boolean {
  return command.includes(` ${program} `);
}

function spawnSweeper(folder: string, stdin: 'pipe' | 'ignore'): ChildProcess {
  const child = spawn('/bin/sh', ['-c', script, program, process.execPath, folder], {
    detached: true,
    // If the run's folder is in another run's folder, the sweeper also belongs to the other run.
    env: { TMPDIR: dirname(folder) },
    stdio: [stdin, 'ignore', 'ignore'],
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}
