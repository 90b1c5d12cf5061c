/**
 * Ends a process together with everything it started. A process group is not enough: Chromium is
 * launched into a group of its own, so its parents are followed instead.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Kills the process and its descendants at once; those already gone are ignored. */
export function killTree(pid: number): void {
  for (const victim of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

export function descendantsOf(pid: number): number[] {
  const children = Map.groupBy(processes(), ([, parent]) => parent);
  const found: number[] = [];
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [child] of children.get(next) ?? []) {
      found.push(child);
      open.push(child);
    }
  }
  return found;
}

/** Every process and its parent. */
function processes(): [pid: number, parent: number][] {
  return process.platform === 'linux' ? processesOfProc() : processesOfPs();
}

function processesOfProc(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The command, in brackets, may hold spaces and brackets.
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [[Number(name), Number(parent)]];
      } catch {
        return [];
      }
    });
}

function processesOfPs(): [number, number][] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/);
      return [Number(pid), Number(parent)];
    });
}
