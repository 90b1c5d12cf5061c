/**
 * Which processes belong to a run: those that were started with its folder as their temporary
 * folder, or with the variable that names the run, browsers whose profile is in the folder, and all
 * their descendants.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  environmentOf,
  isRunning,
  runningProcesses,
  signalProcess,
  type RunningProcess,
} from './process-list.ts';
import { descendantsIn } from './process-tree.ts';
import { SECOND_MS } from '../../contract/time-units.ts';

/** Names the run's folder to a process that needs a temporary folder of its own. */
export const runVariable = 'FORM_AUTOMATION_RUN';

const POLL_MS = 25;
/**
 * How long a process may take to end after SIGKILL; one that waits for the disk takes longer than
 * others.
 */
const LAST_MOMENT_MS = 2 * SECOND_MS;

/** @param main the run's main process, if it still runs. It is not among the members. */
export function membersOf(folder: string, main?: number): RunningProcess[] {
  const all = runningProcesses();
  const marked = all.filter((one) => one.pid !== main && uses(one, folder));
  const roots = marked.map(({ pid }) => pid);
  return [...marked, ...descendantsIn(all, main === undefined ? roots : [...roots, main])];
}

/** A browser may have an environment without a temporary folder, but its profile is in one. */
function uses({ pid, command }: RunningProcess, folder: string): boolean {
  const profile = / --user-data-dir=(\S+)/.exec(command)?.[1] ?? '';
  return isIn(profile, folder) || environmentOf(pid).some((variable) => names(variable, folder));
}

function names(variable: string, folder: string): boolean {
  const [name = '', value = ''] = variable.split(/=(.*)/s, 2);
  return (name === 'TMPDIR' || name === runVariable) && isIn(value, folder);
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, '/'));
}

/**
 * Sends SIGTERM to the members and to processes that they start meanwhile, and SIGKILL after
 * `graceMs`. Resolves when none is left.
 */
export async function endMembers(members: () => RunningProcess[], graceMs: number): Promise<void> {
  const seen = new Map<string, RunningProcess>();
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline + LAST_MOMENT_MS) {
    // This is checked before the members are listed, so that processes which a member starts at its
    // end are listed too.
    const left = [...seen.values()].filter(isRunning);
    const current = members();
    if (left.length === 0 && current.length === 0) return;
    const isLate = performance.now() >= deadline;
    for (const one of [...left, ...current]) {
      const name = `${one.pid} ${one.start}`;
      if (isLate) signalProcess(one, 'SIGKILL');
      else if (!seen.has(name)) signalProcess(one, 'SIGTERM');
      seen.set(name, one);
    }
    await sleep(POLL_MS);
  }
}
