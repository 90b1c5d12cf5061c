import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_TEST_MS } from '../../time-limits.ts';
import { nextEvent, until } from '../../until.ts';

jest.setTimeout(BROWSER_TEST_MS);

/** The time limit is long, because the first process unpacks the browser. */
const LAUNCH_MS = 150_000;

const source = path.resolve(
  import.meta.dirname,
  '../../../functions/browser/chromium/launch-browser.ts',
);
/** Launches a browser, prints its process id, and closes it never. */
const program = `
  const { launchBrowser } = await import(${JSON.stringify(source)});
  const { context } = await launchBrowser({ allowLoopback: true });
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  console.log(processInfo.find(({ type }) => type === 'browser').id);`;

/** An ended process does not remove its browser's profile. */
const folder = mkdtempSync(path.join(tmpdir(), 'ended-by-signal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a process with an open browser ends by %s',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TMPDIR: folder },
    });
    running = child;
    const printed = nextEvent<[Buffer]>('a browser', child.stdout, 'data', LAUNCH_MS);
    const browser = Number(String((await printed)[0]));
    expect(isAlive(browser)).toBe(true);
    child.kill(signal);
    await until(`the end by ${signal}`, () => child.signalCode === signal);
    await until('the end of the browser', () => !isAlive(browser));
  },
);
