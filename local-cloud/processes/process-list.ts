/**
 * Lists the processes of this machine: from Linux' /proc, elsewhere by `ps`. A process is
 * identified by its id and its start time, because the system uses an id again for a later process.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface ProcessIdentity {
  pid: number;
  /**
   * When the process started: on Linux in clock ticks since the start of the machine, otherwise in
   * epoch milliseconds.
   */
  start: number;
}

export interface RunningProcess extends ProcessIdentity {
  parent: number;
  /** The id of the process's group. */
  group: number;
  command: string;
}

const hasProc = process.platform === 'linux';

/**
 * Every running process, without zombies: processes that have ended, but that their parent has not
 * yet collected.
 */
export function runningProcesses(): RunningProcess[] {
  return hasProc ? processesOfProc() : processesOfPs(['-A']);
}

export function isRunning({ pid, start }: ProcessIdentity): boolean {
  return findProcess(pid)?.start === start;
}

export function findProcess(pid: number): RunningProcess | undefined {
  return hasProc ? processOfProc(pid) : processesOfPs(['-p', String(pid)])[0];
}

/** Sends the signal, unless the process has ended or its id now belongs to another process. */
export function signalProcess(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch {
    // The process ended before the signal was sent.
  }
}

/** The variables with which the process started, as `NAME=value`; none where /proc is absent. */
export function environmentOf(pid: number): string[] {
  return readProc(pid, 'environ')?.split('\0') ?? [];
}

/** The TCP ports on which the process listens; none where /proc is absent. */
export function portsOf(pid: number): number[] {
  const sockets = new Set(socketsOf(pid));
  const tables = [readProc(pid, 'net/tcp'), readProc(pid, 'net/tcp6')];
  const ports = tables.flatMap((table) =>
    (table ?? '').split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const listens = state === '0A' && sockets.has(inode);
      return listens ? [Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16)] : [];
    }),
  );
  return [...new Set(ports)].sort((one, other) => one - other);
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((file) => socketOf(pid, file) ?? []);
  } catch {
    return [];
  }
}

function socketOf(pid: number, file: string): string | undefined {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1];
  } catch {
    // The process closed the file after its open files were listed.
    return undefined;
  }
}

function processesOfProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOfProc(Number(name)) ?? []);
}

function processOfProc(pid: number): RunningProcess | undefined {
  const stat = readProc(pid, 'stat');
  if (stat === undefined) return undefined;
  // In /proc the command is in brackets and may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent, group] = fields;
  if ('ZX'.includes(state)) return undefined;
  const command = readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? '';
  const start = Number(fields[19]);
  return { pid, parent: Number(parent), group: Number(group), start, command };
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The file is not readable, because the process has ended or belongs to another user.
    return undefined;
  }
}

const psLine = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/;

export function processesOfPs(which: readonly string[]): RunningProcess[] {
  const columns = 'pid=,ppid=,pgid=,state=,lstart=,command=';
  return psOutput([...which, '-ww', '-o', columns]).flatMap((line) => {
    const [, pid, parent, group, state = '', start = '', command = ''] = psLine.exec(line) ?? [];
    const isThisPs = Number(parent) === process.pid && command.startsWith('ps ');
    if (pid === undefined || state.startsWith('Z') || isThisPs) return [];
    const ids = { pid: Number(pid), parent: Number(parent), group: Number(group) };
    return { ...ids, start: Date.parse(start), command };
  });
}

function psOutput(parameters: string[]): string[] {
  try {
    // The locale of `ps` is set to English, because a date in another language could not be parsed.
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
    return execFileSync('ps', parameters, { encoding: 'utf8', env }).split('\n');
  } catch {
    // `ps -p` fails if the process has ended.
    return [];
  }
}
