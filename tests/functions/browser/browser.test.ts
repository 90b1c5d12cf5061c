import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackChromium } from '../../../functions/browser/chromium/unpack-chromium.ts';
import { launch } from './attempt-builders.ts';
import { nextEvent, until } from '../../until.ts';
import { BROWSER_TEST_MS } from '../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

/** The time limit of the first launch, which also unpacks the browser. */
const LAUNCH_MS = 150_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bot-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/**
 * Starts a browser whose page runs an endless loop, prints its process id, and waits to be killed.
 */
const spinner = (source: string) => `
  const { launchBrowser } = await import(${JSON.stringify(source)});
  const { page, context } = await launchBrowser({ allowLoopback: true });
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  page.evaluate('for (;;);').catch(() => undefined);
  console.log(processInfo.find(({ type }) => type === 'browser').id);
  setInterval(() => undefined, 1000);`;

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the packaged browser', () => {
  test('is unpacked once although two callers need it simultaneously', async () => {
    const [one, other] = await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
    expect(one).toEqual(other);
    expect(statSync(one.executablePath).mode & 0o700).toBe(0o700);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('contains the fonts that its settings name', async () => {
    const { environment } = await unpackChromium(folder);
    const settings = readFileSync(join(environment['FONTCONFIG_PATH']!, 'fonts.conf'), 'utf8');
    const [named = ''] = /(?<=<dir>).*(?=<\/dir>)/.exec(settings) ?? [];
    const fonts = readdirSync(named, { recursive: true }).map(String);
    expect(fonts).toContainEqual(expect.stringMatching(/\.ttf$/));
  });

  test('gets no environment variables of its function', async () => {
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

  test('dies with its killed parent, even in an endless loop', async () => {
    const source = join(
      import.meta.dirname,
      '../../../functions/browser/chromium/launch-browser.ts',
    );
    const worker = spawn(process.execPath, ['--input-type=module', '-e', spinner(source)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // A killed process does not remove its browser's profile.
      env: { ...process.env, TMPDIR: folder },
    });
    const printed = nextEvent<[Buffer]>('the process id', worker.stdout, 'data', LAUNCH_MS);
    const [line] = await printed;
    const browser = Number(String(line));
    expect(isAlive(browser)).toBe(true);
    worker.kill('SIGKILL');
    await until('the browser to end', () => !isAlive(browser));
  });
});
