/**
 * Ends a process together with all its descendants. Descendants are found by their parents' ids and
 * not by the process group, because Chromium has its own process group.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findProcess,
  isRunning,
  runningProcesses,
  signalProcess,
  type ProcessIdentity,
  type RunningProcess,
} from './process-list.ts';

const POLL_MS = 20;

/**
 * Kills a process and its descendants; processes that have already ended are ignored.
 * @returns the killed processes, which end a moment later.
 */
export function killTree(pid: number): RunningProcess[] {
  const root = findProcess(pid);
  if (!root) return [];
  const below = descendantsOf(pid);
  // The parent is killed first, so that it starts no more processes. If the parent is the process
  // that runs this code, it is killed last.
  const order = pid === process.pid ? [...below, root] : [root, ...below];
  for (const victim of order) signalProcess(victim, 'SIGKILL');
  return order;
}

/** Waits until the given processes have ended; at the time limit, kills the remaining processes. */
export async function untilGone(
  processes: readonly ProcessIdentity[],
  limitMs: number,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const left = processes.filter(isRunning);
    if (left.length === 0) return;
    if (performance.now() > deadline) {
      for (const one of left) signalProcess(one, 'SIGKILL');
      return;
    }
    await sleep(POLL_MS);
  }
}

export function descendantsOf(pid: number): RunningProcess[] {
  return descendantsIn(runningProcesses(), [pid]);
}

/** The descendants of the given processes, without the given processes themselves. */
export function descendantsIn(
  all: readonly RunningProcess[],
  roots: readonly number[],
): RunningProcess[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const known = new Set(roots);
  const found: RunningProcess[] = [];
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of children.get(next) ?? []) {
      if (known.has(child.pid)) continue;
      known.add(child.pid);
      found.push(child);
      open.push(child.pid);
    }
  }
  return found;
}
