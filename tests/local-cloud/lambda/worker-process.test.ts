import { expect, test } from '@jest/globals';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWorker } from '../../../local-cloud/lambda/worker-process.ts';

const program = `
  process.on('message', ({ kind, requestId }) => {
    if (kind === 'start') process.send({ kind: 'ready' });
    else process.send({ kind: 'result', requestId, payload: String(process.pid) });
  });`;

/**
 * Waits until the worker has ended, blocking the event loop, so that this process does not yet
 * notice the end.
 */
function waitForEnd(pid: number): void {
  const isZombie = () => /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const latest = performance.now() + 60_000;
  while (!isZombie()) {
    if (performance.now() > latest) throw new Error('The killed process does not end');
    Atomics.wait(lock, 0, 0, 5);
  }
}

test('events for a killed worker fail when the worker exits', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  const entry = path.join(folder, 'worker.mjs');
  writeFileSync(entry, program);
  const log = openSync(path.join(folder, 'log'), 'w');
  const settings = {} as Parameters<typeof startWorker>[0]['settings'];
  const worker = startWorker({ entry, settings, environment: {}, timeoutSeconds: 20, log });
  const first = await worker.invoke('first', {});
  expect(first).toEqual({ payload: expect.any(Number) });
  const pid = 'payload' in first ? Number(first.payload) : NaN;
  process.kill(pid, 'SIGKILL');
  waitForEnd(pid);
  const outcomes = await Promise.all(['a', 'b', 'c'].map((id) => worker.invoke(id, {})));
  closeSync(log);
  const exit = { error: expect.objectContaining({ errorType: 'Runtime.ExitError' }) };
  expect(outcomes).toEqual([exit, exit, exit]);
  rmSync(folder, { recursive: true });
});
