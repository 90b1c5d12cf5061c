import { expect, test } from '@jest/globals';
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWorker } from '../../../local-cloud/lambda/worker-process.ts';

const program = (pidFile: string) => `
  import { writeFileSync } from 'node:fs';
  process.on('message', ({ kind, requestId }) => {
    if (kind === 'start') process.send({ kind: 'ready' });
    else process.send({ kind: 'result', requestId, payload: '1' });
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
  });`;

test('events for a process that was just killed end with its exit', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  const [entry, pidFile] = [path.join(folder, 'worker.mjs'), path.join(folder, 'pid')];
  writeFileSync(entry, program(pidFile));
  const log = openSync(path.join(folder, 'log'), 'w');
  const settings = {} as Parameters<typeof startWorker>[0]['settings'];
  const worker = startWorker({ entry, settings, environment: {}, timeoutSeconds: 20, log });
  expect(await worker.invoke('first', {})).toEqual({ payload: 1 });
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
  // Until the process has ended; this process does not notice it meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const outcomes = await Promise.all(['a', 'b', 'c'].map((id) => worker.invoke(id, {})));
  closeSync(log);
  const exit = { error: expect.objectContaining({ errorType: 'Runtime.ExitError' }) };
  expect(outcomes).toEqual([exit, exit, exit]);
});
