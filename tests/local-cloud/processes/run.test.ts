import { fork, spawn, type ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { endMembers, membersOf } from '../../../local-cloud/processes/members.ts';
import {
  findProcess,
  isRunning,
  processesOfPs,
  signalProcess,
} from '../../../local-cloud/processes/process-list.ts';
import { isSweeper } from '../../../local-cloud/processes/sweeper.ts';
import { LONG_WORK_TEST_MS } from '../../time-limits.ts';
import { nextEvent, until } from '../../until.ts';
import type { Started } from './program.ts';

/**
 * The time limit for the end of a run: two seconds for SIGTERM, and the start of one process on a
 * busy machine.
 */
const GONE_MS = MINUTE_MS;

jest.setTimeout(LONG_WORK_TEST_MS);

type Exit = [code: number | null, signal: NodeJS.Signals | null];

let parent: string;
let programs: ChildProcess[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'runs-'));
  programs = [];
});
afterEach(async () => {
  await endMembers(() => membersOf(parent), 0);
  rmSync(parent, { recursive: true, force: true });
});

/** Starts program.ts with the given temporary folder. */
async function start(
  temporary = parent,
  ...parameters: string[]
): Promise<{ program: ChildProcess; started: Started }> {
  const program = fork(join(import.meta.dirname, 'program.ts'), parameters, {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, TMPDIR: temporary },
  });
  programs.push(program);
  const line = (await nextOf(program, program.stdout!, 'data')) as Buffer;
  return { program, started: JSON.parse(line.toString()) as Started };
}

/**
 * Waits for the next event of the emitter and returns its value. Rejects if the program ends first.
 */
async function nextOf(program: ChildProcess, source: EventEmitter, name: string): Promise<unknown> {
  const event = nextEvent(`the event ${name}`, source, name).then(([value]) => value);
  const end = nextEvent<Exit>('the end of the program', program, 'exit').then(([code]) => {
    throw new Error(`The program ended with ${code}`);
  });
  return Promise.race([event, end]);
}

async function exitOf(program: ChildProcess): Promise<number | NodeJS.Signals | null> {
  const [code, signal] = await nextEvent<Exit>('its exit', program, 'exit');
  return code ?? signal;
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/**
 * Waits until the run has left no process, no port, no folder and no sweeper (the process that
 * cleans up after a killed run).
 */
async function untilGone({ folder, pids, port }: Started): Promise<void> {
  const isGone = async () =>
    !existsSync(folder) &&
    pids.every((pid) => findProcess(pid) === undefined) &&
    membersOf(dirname(folder)).length === 0 &&
    !(await isListening(port));
  await until(`nothing is left of ${folder}`, isGone, GONE_MS);
}

describe('a run: a program with all processes that it started', () => {
  test('a run reports its processes and their ports', async () => {
    const { started } = await start();
    const [, child, grandchild] = started.pids;
    expect(started.left).toEqual([
      expect.objectContaining({ pid: child, ports: [] }),
      expect.objectContaining({ pid: grandchild, ports: [started.port] }),
    ]);
    expect(dirname(started.folder)).toBe(parent);
  });

  test('a run ends all its processes and removes its folder', async () => {
    const { program, started } = await start();
    const answer = nextOf(program, program, 'message');
    const exit = exitOf(program);
    program.send('end');
    expect(await answer).toEqual({ ended: started.pids.slice(1), left: [] });
    expect(await exit).toBe(0);
    await untilGone(started);
  });

  test.each([
    ['SIGKILL', 'SIGKILL'],
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('a run leaves no process and no folder after %s', async (signal, end) => {
    const { program, started } = await start(parent, 'fails with its child');
    const exit = exitOf(program);
    program.kill(signal);
    expect(await exit).toBe(end);
    await untilGone(started);
  });

  test('a run ends if its parent npm has already ended', async () => {
    const code = join(parent, 'code');
    // The program runs in a background shell, which does not end together with the shell that
    // started it.
    const script = `{ "$1" "$2"; echo $? > "$3"; } > /dev/null 2>&1 &`;
    const program = join(import.meta.dirname, 'program.ts');
    const npm = spawn('/bin/sh', ['-c', script, 'sh', process.execPath, program, code], {
      stdio: 'ignore',
      env: { ...process.env, TMPDIR: parent, npm_lifecycle_event: 'start' },
    });
    await nextEvent('the end of npm', npm, 'exit');
    const exitCode = () => (existsSync(code) && readFileSync(code, 'utf8')) || undefined;
    expect(await until('the program ends', exitCode, GONE_MS)).toBe('129\n');
    await until('nothing is left', () => membersOf(parent).length === 0, GONE_MS);
  });

  test('a run leaves no process after an uncaught error', async () => {
    const { program, started } = await start();
    const exit = exitOf(program);
    program.send('throw');
    expect(await exit).toBe(1);
    await untilGone(started);
  });

  test('processes of a killed child are found by their temporary folder', async () => {
    const { program, started } = await start();
    const [, child = 0] = started.pids;
    process.kill(child, 'SIGKILL');
    await until('the child has ended', async () => findProcess(child) === undefined, GONE_MS);
    const answer = nextOf(program, program, 'message');
    program.send('end');
    expect(await answer).toEqual({ ended: started.pids.slice(2), left: [] });
  });

  test('a browser of a run is found by its profile folder', async () => {
    const profile = `--user-data-dir=${join(parent, 'profile')}`;
    const browser = spawn(process.execPath, ['-e', 'process.stdin.resume()', '--', profile], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    });
    await until('it is found', async () => membersOf(parent).length > 0, GONE_MS);
    expect(membersOf(parent)).toEqual([expect.objectContaining({ pid: browser.pid })]);
    expect(membersOf(parent.slice(0, -1))).toEqual([]);
  });

  test('processes of a run inside another run belong to both runs', async () => {
    const { started } = await start();
    const inner = await start(started.folder);
    expect(dirname(inner.started.folder)).toBe(started.folder);
    const members = membersOf(started.folder).filter((one) => !isSweeper(one));
    expect(members.map(({ pid }) => pid)).toEqual(expect.arrayContaining(inner.started.pids));
    programs[0]?.kill('SIGKILL');
    await untilGone(inner.started);
    await untilGone(started);
  });

  test('a new run removes the folders of runs that were killed', async () => {
    const ended = await endedProcess();
    const own = findProcess(process.pid)!;
    const lost = join(parent, `fa-lost-${ended.pid}-${ended.start}-abcdef`);
    const otherStart = join(parent, `fa-lost-${own.pid}-${own.start - 1}-abcdef`);
    const inUse = join(parent, `fa-used-${own.pid}-${own.start}-abcdef`);
    for (const folder of [lost, otherStart, inUse]) mkdirSync(folder);
    const { program } = await start();
    await until(
      'the lost folders are removed',
      async () => !existsSync(lost) && !existsSync(otherStart),
      GONE_MS,
    );
    expect(existsSync(inUse)).toBe(true);
    program.kill('SIGKILL');
  });
});

async function endedProcess(): Promise<{ pid: number; start: number }> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { pid, start } = findProcess(child.pid ?? 0)!;
  child.kill('SIGKILL');
  await nextEvent('its exit', child, 'exit');
  return { pid, start };
}

describe('finding processes by their ids', () => {
  test('a signal does not reach a newer process with this id', async () => {
    const { started } = await start();
    const child = findProcess(started.pids[1]!)!;
    signalProcess({ pid: child.pid, start: child.start - 1 }, 'SIGKILL');
    expect(isRunning(child)).toBe(true);
    expect(isRunning({ ...child, start: child.start - 1 })).toBe(false);
    signalProcess(child, 'SIGKILL');
    await until('it has ended', async () => !isRunning(child), GONE_MS);
  });

  test('`ps` and /proc give the same data about a process', () => {
    const [listed] = processesOfPs(['-p', String(process.pid)]);
    const { parent: above, group, command } = findProcess(process.pid)!;
    expect(listed).toEqual({
      ...{ pid: process.pid, parent: above, group, command },
      start: expect.any(Number),
    });
    expect(listed?.start).toBeGreaterThan(Date.now() - 24 * 60 * 60_000);
    expect(processesOfPs(['-p', '4194304'])).toEqual([]);
  });
});
