import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackChromium } from '../../../../functions/browser/chromium/unpack-chromium.ts';
import { launch } from '../attempt/attempt-builders.ts';
import { nextEvent, until } from '../../../until.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const LAUNCH_MS = 50_000;
const source = join(
  import.meta.dirname,
  '../../../../functions/browser/chromium/launch-browser.ts',
);

/**
 * The folder for the unpacked browser. The first test unpacks it, which takes seconds; the other
 * tests use the same files.
 */
const folder = mkdtempSync(join(tmpdir(), 'bot-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Code that launches a browser, runs the code `act` and prints the browser's process id. */
const program = (act = '') => `
  const { launchBrowser } = await import(${JSON.stringify(source)});
  const { page, context } = await launchBrowser({ allowLoopback: true });
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  ${act}
  console.log(processInfo.find(({ type }) => type === 'browser').id);`;
const endlessLoop = `
  page.evaluate('for (;;);').catch(() => undefined);
  setInterval(() => undefined, 1000);`;

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/**
 * Runs the code in a process of its own.
 * @returns the process, and the process id of its browser.
 */
async function start(code: string): Promise<{ child: ChildProcess; browser: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A killed process does not remove its browser's profile, so the profile is created in this
    // folder.
    env: { ...process.env, TMPDIR: folder },
  });
  running = child;
  const [line] = await nextEvent<[Buffer]>('the process id', child.stdout, 'data', LAUNCH_MS);
  const browser = Number(String(line));
  expect(isAlive(browser)).toBe(true);
  return { child, browser };
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the packaged browser', () => {
  test('the browser is unpacked once for two simultaneous callers', async () => {
    const [one, other] = await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
    expect(one).toEqual(other);
    expect(statSync(one.executablePath).mode & 0o700).toBe(0o700);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('the package contains the fonts that its settings name', async () => {
    const { environment } = await unpackChromium(folder);
    const settings = readFileSync(join(environment['FONTCONFIG_PATH']!, 'fonts.conf'), 'utf8');
    const [named = ''] = /(?<=<dir>).*(?=<\/dir>)/.exec(settings) ?? [];
    const fonts = readdirSync(named, { recursive: true }).map(String);
    expect(fonts).toContainEqual(expect.stringMatching(/\.ttf$/));
  });

  test('the browser gets no environment variables of its function', async () => {
    process.env['AWS_SECRET_ACCESS_KEY'] ??= 'never-for-the-browser';
    const browser = await launch();
    const { page, context } = browser;
    const session = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const own = processInfo.find(({ type }) => type === 'browser')!;
    if (process.platform === 'linux') {
      const { readFileSync } = await import('node:fs');
      const environment = readFileSync(`/proc/${own.id}/environ`, 'utf8');
      expect(environment).not.toMatch(/AWS_|npm_|SECRET/);
    }
    expect(await page.evaluate('[typeof RTCPeerConnection, typeof WebTransport]')).toEqual([
      'undefined',
      'undefined',
    ]);
    await browser.close();
    await until('the browser to end', () => !isAlive(own.id));
  });

  test('the browser writes no files into its profile', async () => {
    await start(program());
    const [profile = ''] = readdirSync(folder).filter((name) => /chromiumdev_profile/.test(name));
    expect(statSync(join(folder, profile)).isDirectory()).toBe(true);
    expect(profile && readdirSync(join(folder, profile))).toEqual([]);
  });

  test('a browser with a page in an endless loop ends when its parent process is killed', async () => {
    const { child, browser } = await start(program(endlessLoop));
    child.kill('SIGKILL');
    await until('the browser to end', () => !isAlive(browser));
  });
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a process with an open browser ends on %s',
  async (signal) => {
    const { child, browser } = await start(program());
    child.kill(signal);
    await until(`the end by ${signal}`, () => child.signalCode === signal);
    await until('the end of the browser', () => !isAlive(browser));
  },
);
