/**
 * The program that run.test.ts starts. It begins a run (a program with all its processes and a
 * temporary folder) and starts a child process. The child starts a grandchild in its own session,
 * which ignores SIGTERM and listens on a port. The program prints the run's folder, processes and
 * port as JSON, so that a test can check that they are gone.
 */
import { fork, spawn } from 'node:child_process';
import { nextEvent } from '../../until.ts';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals } from '../../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../../local-cloud/processes/run.ts';

export interface Started {
  folder: string;
  pids: number[];
  port: number;
  /** The processes that the run's own list contains. */
  left: { pid: number; ports: number[] }[];
}

type Below = Pick<Started, 'pids' | 'port'>;

async function main(): Promise<void> {
  const run = startRun('program');
  endOnSignals(run);
  writeFileSync(join(tmpdir(), 'file'), '');
  const child = fork(import.meta.filename, ['child']);
  const [{ pids, port }] = await nextEvent<[Below]>('the child', child, 'message');
  const started = { folder: run.folder, pids: [process.pid, ...pids], port, left: run.left() };
  console.log(JSON.stringify(started));
  if (process.argv[2] === 'fails with its child') {
    child.once('exit', () => {
      throw new Error('The child ended');
    });
  }
  process.on('message', (command) => void obey(command));

  async function obey(command: unknown): Promise<void> {
    if (command === 'throw') throw new Error('as a program that fails');
    const ended = await run.end({ graceMs: 100 });
    process.send?.({ ended: ended.map(({ pid }) => pid), left: run.left() });
    process.disconnect();
  }
}

/**
 * The child process. It ends when its parent is gone; after that, the grandchild has no parent in
 * the run.
 */
async function beChild(): Promise<void> {
  process.on('disconnect', () => process.exit());
  const grandchild = spawn(process.execPath, [import.meta.filename, 'grandchild'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [port] = await nextEvent<[number]>('the grandchild', grandchild, 'message');
  process.send?.({ pids: [process.pid, grandchild.pid ?? 0], port } satisfies Below);
}

async function beGrandchild(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => 0);
  process.on('disconnect', () => 0);
  const server = createServer().listen(0, '127.0.0.1');
  await nextEvent('the server to listen', server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
}

const parts: Record<string, () => Promise<void>> = { child: beChild, grandchild: beGrandchild };
await (parts[process.argv[2] ?? ''] ?? main)();
