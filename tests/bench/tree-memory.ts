/** The memory of a process and all its descendants, from Linux' /proc. */
import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../local-cloud/processes/process-tree.ts';

/**
 * The memory as proportional set size, in megabytes: memory that several processes share is counted
 * once.
 */
export function treeMemoryMb(root: number): number {
  let kilobytes = 0;
  for (const pid of [root, ...descendantsOf(root).map((child) => child.pid)]) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // The process ended after it was listed.
    }
  }
  return kilobytes / 1024;
}
