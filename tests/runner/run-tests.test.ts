/**
 * Tests whole runs of the test runner: with test files that end in unusual ways, and with a runner
 * that gets a signal.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { isAlive } from '../../local-cloud/command-line/running.ts';
import { nextEvent, until } from '../until.ts';

// Each test takes long: a run starts Jest, may wait for a time limit, and starts Jest again for the
// second try.
jest.setTimeout(500_000);

const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let runs = 0;
function startExamples(silenceSeconds: number, names: string[], variables = {}) {
  const results = path.join(folder, String((runs += 1)));
  const program = path.join(import.meta.dirname, 'examples/run-examples.ts');
  const args = [program, results, String(silenceSeconds), ...names];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  return {
    child,
    ended: nextEvent<[number]>('the runner to end', child, 'close', 450_000).then(([code]) => ({
      code,
      printed,
    })),
  };
}

test('a test run reports each kind of failure once', async () => {
  const names = ['passes', 'never-ends', 'fails-once', 'is-killed', 'leaves-process'];
  const { code, printed } = await startExamples(120, names).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(
    /failed: \S+never-ends.ts › an example test never ends\n\s+.*Exceeded timeout of 500 ms/,
  );
  expect(printed).toMatch(/again: {2}npm test -- \S+never-ends.ts -t 'an example test never ends'/);
  expect(printed).toMatch(
    /passed at the second try: \S+fails-once.ts › an example test fails the first time/,
  );
  expect(printed).toMatch(/failed: \S+is-killed.ts\n\s+The Jest process ended \(SIGKILL\)/);
  expect(printed).toMatch(/failed: process \d+ was still running at the end: .*setInterval/);
  expect(printed).toMatch(/failed: forgotten-\w+ was left in the folder for temporary files/);
  expect(printed).toMatch(/\n3 passed, 4 failed\n$/);
});

test('a file that passes when repeated counts as passed', async () => {
  const { code, printed } = await startExamples(120, ['passes', 'fails-once']).ended;
  expect([code, printed.split('\n').at(-2)]).toEqual([0, '2 passed, 0 failed']);
});

test('a process with an open server is reported and killed', async () => {
  const { code, printed } = await startExamples(120, ['keeps-socket']).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(
    /did not exit after its last result. It kept open: server on port \d+, opened during \S+keeps-socket.ts/,
  );
  expect(printed).toMatch(/\n1 passed, 1 failed\n$/);
});

test('a blocked process is killed, and other files still run', async () => {
  const { code, printed } = await startExamples(8, ['blocks', 'passes']).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(/silent for 8 s while running "an example test blocks the event loop"/);
  expect(printed).toMatch(/\n1 passed, 1 failed\n$/);
});

test('without the local cloud, only files that need it fail', async () => {
  const names = ['passes', '../../end-to-end/canary.test'];
  const missing = { FORM_BOT_BROWSER: path.join(folder, 'no-such-browser') };
  const { code, printed } = await startExamples(120, names, missing).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(
    /failed: tests\/end-to-end\/canary.test.ts\n\s+Error: The local cloud did not start/,
  );
  expect(printed).toMatch(/\n1 passed, 1 failed\n$/);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after the signal %s, a test run leaves no process running',
  async (signal) => {
    const mark = path.join(folder, `mark-${signal}`);
    const { child } = startExamples(120, ['starts-server'], { MARK: mark });
    const [pid, port] = await until('the server starts', () => {
      return existsSync(mark) && readFileSync(mark, 'utf8').split(' ').map(Number);
    });
    child.kill(signal);
    await until('all of the run has ended', async () => {
      return child.exitCode !== null || child.signalCode !== null
        ? !isAlive(pid ?? 0) && !(await answers(port ?? 0))
        : false;
    });
  },
);

function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
