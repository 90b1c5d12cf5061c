/**
 * Finds the processes of a run. A process belongs to a run if its temporary folder or its browser
 * profile is in the run's folder, or if its environment variable names the run. All descendants of
 * such processes belong to the run too.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '../../contract/time-units.ts';
import {
  environmentOf,
  isRunning,
  runningProcesses,
  signalProcess,
  type RunningProcess,
} from './process-list.ts';
import { descendantsIn } from './process-tree.ts';

/**
 * The environment variable that names the run's folder, for a process that has another temporary
 * folder.
 */
export const runVariable = 'FORM_AUTOMATION_RUN';

const POLL_MS = 25;
/**
 * How long a process may take to end after SIGKILL. A process that waits for the disk takes the
 * longest.
 */
const LAST_MOMENT_MS = 2 * SECOND_MS;

/**
 * @param main the id of the run's main process, if it still runs. The main process is not returned.
 */
export function membersOf(folder: string, main?: number): RunningProcess[] {
  const all = runningProcesses();
  const marked = all.filter((one) => one.pid !== main && uses(one, folder));
  const roots = marked.map(({ pid }) => pid);
  return [...marked, ...descendantsIn(all, main === undefined ? roots : [...roots, main])];
}

/**
 * Whether a process uses the run's folder. A browser may have no variable for its temporary folder,
 * but its profile is in the run's folder.
 */
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
 * Sends SIGTERM to the members of a run, including newly started members, and SIGKILL after
 * `graceMs`. Resolves when no member is left.
 */
export async function endMembers(members: () => RunningProcess[], graceMs: number): Promise<void> {
  const seen = new Map<string, RunningProcess>();
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline + LAST_MOMENT_MS) {
    // Checks the known processes before it lists the members: if a known process starts another
    // process and then ends, the list includes the other process.
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
