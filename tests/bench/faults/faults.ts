/**
 * The faults that the bench injects, the part of the system that each fault hits, and the record of
 * each fault's start and end.
 */
import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { services, type FaultyCloud, type Service } from './cloud.ts';
import { proxyFaults } from './fault-proxy.ts';
import { functionNames, processesOf, type ProcessName } from './processes.ts';

const run = promisify(execFile);

export interface FaultRecord {
  /** A description of the fault, such as `kill BotFunction`. */
  what: string;
  /** The part of the system that the fault hit. */
  target: ProcessName | Service | 'cloud' | 'disk';
  from: number;
  until: number;
  /**
   * Whether the fault can hit only one attempt, because it hits one process, which handles one
   * event at a time.
   */
  hitsOne: boolean;
  /** The clock's error during the fault, in milliseconds. */
  stepMs?: number;
}

export interface Fault {
  what: string;
  target: FaultRecord['target'];
  /** Whether the fault happens alone, without other faults at the same time. */
  alone?: boolean;
  stepMs?: number;
  hitsOne?: boolean;
  /** Begins the fault, waits and ends it. @returns false if the process to hit was not running. */
  make: () => Promise<boolean>;
}

export interface FaultChoice {
  cloud: FaultyCloud;
  random: () => number;
  /** How many leads the form has received so far. */
  arrived: () => number;
}

const victims: readonly ProcessName[] = [
  ...functionNames,
  ...(['BotFunction', 'BotFunction', 'BrowserFunction', 'BrowserFunction'] as const),
  ...(['Chromium', 'Chromium', 'WebhookFunction'] as const),
];
const stepsMs = [2000, 60_000, 200_000, 900_000, 3_600_000];
const GROWN = '4g';

export function chooseFault(choice: FaultChoice): Fault {
  const { random } = choice;
  const kind = random();
  if (kind < 0.36) return killOne(choice);
  if (kind < 0.56) return freezeOne(choice);
  if (kind < 0.84) return breakService(choice);
  if (kind < 0.94) return stepClock(choice);
  return kind < 0.975 ? killCloud(choice) : fillDisk(choice);
}

const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

function signalOne({ cloud, random }: FaultChoice, name: ProcessName, signal: NodeJS.Signals) {
  const pids = processesOf(cloud.pid(), name);
  if (pids.length === 0) return undefined;
  const pid = pick(pids, random);
  send(pid, signal);
  return pid;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process to signal has ended in the meantime.
  }
}

function killOne(choice: FaultChoice): Fault {
  const target = pick(victims, choice.random);
  return {
    ...{ what: `kill ${target}`, target, hitsOne: true },
    make: async () => signalOne(choice, target, 'SIGKILL') !== undefined,
  };
}

function freezeOne(choice: FaultChoice): Fault {
  const target = pick(victims, choice.random);
  const milliseconds = 500 + 9000 * choice.random() ** 3;
  return {
    ...{ what: `freeze ${target}`, target, hitsOne: true },
    make: async () => {
      const pid = signalOne(choice, target, 'SIGSTOP');
      if (pid === undefined) return false;
      await wait(milliseconds);
      send(pid, 'SIGCONT');
      return true;
    },
  };
}

function breakService({ cloud, random }: FaultChoice): Fault {
  const [target, fault] = [pick(services, random), pick(proxyFaults, random)];
  const milliseconds = 300 + 3000 * random() ** 2;
  return {
    ...{ what: `${target}: ${fault}`, target },
    make: async () => {
      const proxy = cloud.proxies[target];
      await proxy.begin(fault);
      await wait(milliseconds);
      await proxy.mend();
      return true;
    },
  };
}

function stepClock({ cloud, random }: FaultChoice): Fault {
  const target = pick(functionNames, random);
  const stepMs = pick(stepsMs, random) * (random() < 0.5 ? -1 : 1);
  const milliseconds = 2000 + 6000 * random();
  return {
    ...{ what: `step clock of ${target} by ${stepMs / 1000} s`, target, stepMs, hitsOne: false },
    make: async () => {
      cloud.stepClocks({ [target]: stepMs });
      await wait(milliseconds);
      cloud.stepClocks({});
      return true;
    },
  };
}

const killCloud = ({ cloud }: FaultChoice): Fault => ({
  ...{ what: 'kill the cloud', target: 'cloud', alone: true },
  make: async () => {
    await cloud.killAndStart();
    return true;
  },
});

/**
 * Makes the disk full: shrinks the small file system of the cloud and its functions to its used
 * size. The cloud ends by itself if it can't write its tables; otherwise the cloud is killed in
 * half of the cases. The cloud starts again after the file system has been enlarged.
 */
const fillDisk = ({ cloud, random }: FaultChoice): Fault => ({
  ...{ what: 'full disk', target: 'disk', alone: true },
  make: async () => {
    const killed = random() < 0.5;
    await shrink(cloud.dataDir);
    await wait(2000 + 4000 * random());
    const grow = () => resize(cloud.dataDir, GROWN);
    if (killed || !cloud.isRunning()) await cloud.killAndStart(grow);
    else await grow();
    return true;
  },
});

/** Retries with more space if other processes have written to the file system in the meantime. */
async function shrink(folder: string): Promise<void> {
  for (let spare = 0; ; spare += 64) {
    const { blocks, bfree, bsize } = await statfs(folder);
    const kilobytes = Math.ceil(((blocks - bfree) * bsize) / 1024) + spare;
    const isTaken = await resize(folder, `${kilobytes}k`).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    if (spare > 10_000) throw new Error('The file system cannot be made smaller');
  }
}

const resize = (folder: string, size: string) =>
  run('mount', ['-o', `remount,size=${size}`, folder]).then(() => undefined);
