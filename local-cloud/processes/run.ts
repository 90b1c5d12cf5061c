/**
 * A run is one start of a program of this repository, together with all processes that the program
 * starts. The run owns a temporary folder, by which its processes are found even after its main
 * process was killed.
 */
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '../../contract/time-units.ts';
import { setVariables } from '../command-line/process-environment.ts';
import { endMembers, membersOf } from './members.ts';
import { findProcess, isRunning, portsOf, type RunningProcess } from './process-list.ts';
import { isSweeper, startSweeper, sweepLost } from './sweeper.ts';

export interface LeftProcess {
  pid: number;
  command: string;
  /** The ports of 127.0.0.1 on which the process listens. */
  ports: number[];
}

export interface Run {
  /** The run's own temporary folder: TMPDIR of this process and of all its descendants. */
  folder: string;
  /**
   * The run's processes that have not ended yet, without this process and the sweeper processes.
   */
  left: () => LeftProcess[];
  /**
   * Ends all processes of the run (SIGTERM, then SIGKILL after `graceMs`) and removes the folder.
   * Resolves with the processes that were still running at the call.
   */
  end: (options?: { graceMs?: number }) => Promise<LeftProcess[]>;
}

const GRACE_MS = 2 * SECOND_MS;
/**
 * The folder's name contains the main process's id and start time, so that the folder of a run
 * whose main process is gone is recognised.
 */
const folderName = /^fa-.+-(\d+)-(\d+)-.{6}$/;

/** @param name a short word for the folder's name, such as `test`. */
export function startRun(name: string): Run {
  const parent = tmpdir();
  removeLost(parent);
  const start = findProcess(process.pid)?.start;
  const folder = mkdtempSync(join(parent, `fa-${name}-${process.pid}-${start}-`));
  const sweeper = startSweeper(folder);
  setVariables({ TMPDIR: folder });

  const members = () =>
    membersOf(folder, process.pid).filter(({ pid }) => pid !== process.pid && pid !== sweeper.pid);
  const left = () =>
    members()
      .filter((one) => !isSweeper(one))
      .map(describe);

  async function end(graceMs: number): Promise<LeftProcess[]> {
    const ended = left();
    await endMembers(members, graceMs);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    await sweeper.dismiss();
    return ended;
  }

  return { folder, left, end: ({ graceMs = GRACE_MS } = {}) => end(graceMs) };
}

function describe({ pid, command }: RunningProcess): LeftProcess {
  return { pid, command, ports: portsOf(pid) };
}

/** Removes the folders of runs whose main process is gone and whose sweeper was lost too. */
function removeLost(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid, start] = folderName.exec(name) ?? [];
    if (pid === undefined || isRunning({ pid: Number(pid), start: Number(start) })) continue;
    sweepLost(join(parent, name));
  }
}
