/**
 * Ends a process together with everything that it started. Its process group does not contain
 * Chromium, which has a group of its own, so descendants are found by their parents' ids.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/** Kills the process and its descendants; those already gone are ignored. */
export function killTree(pid: number): void {
  kill([pid, ...descendantsOf(pid)]);
}

/** Waits until the processes have ended; at the time limit, kills those that are left. */
export async function untilGone(pids: readonly number[], limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const listed = new Set(processes().map(([pid]) => pid));
    const left = pids.filter((pid) => listed.has(pid));
    if (left.length === 0) return;
    if (performance.now() > deadline) return kill(left);
    await sleep(POLL_MS);
  }
}

function kill(pids: readonly number[]): void {
  for (const victim of pids) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // Already gone.
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

/** Every process with its parent. */
function processes(): [pid: number, parent: number][] {
  return process.platform === 'linux' ? processesOfProc() : processesOfPs();
}

function processesOfProc(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // In `/proc/<id>/stat` the command is in brackets and may itself contain spaces and
        // brackets.
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
