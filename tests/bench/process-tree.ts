/** The memory of a process and all its descendants, from Linux' /proc. */
import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
}

function listProcesses(): Process[] {
  const processes: Process[] = [];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      processes.push({ pid: Number(entry), parent });
    } catch {
      // The process ended after it was listed.
    }
  }
  return processes;
}

/** The ids of `root` and all its descendants. */
export function processTree(root: number): number[] {
  const all = listProcesses();
  const tree = [root];
  for (const pid of tree) {
    tree.push(...all.filter(({ parent }) => parent === pid).map((child) => child.pid));
  }
  return tree;
}

/** The proportional set size in megabytes: memory that several processes share is counted once. */
export function treeMemoryMb(root: number): number {
  let kilobytes = 0;
  for (const pid of processTree(root)) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // The process ended after it was listed.
    }
  }
  return kilobytes / 1024;
}

/** The processes among `pids` that are still running. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Set(listProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}
