/**
 * Launches one hardened browser with one context for one lead. The launcher package
 * (`playwright-aws-lambda`) contains a browser from 2020, so it gets the path and all arguments of
 * the packaged Chromium instead. Three of these arguments, which switch off web security, are
 * removed.
 */
import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { installedBrowser, startWith } from '../../environment/read-environment.ts';
import { startGuardingProxy, type GuardingProxy, type Network } from '../guard/guarding-proxy.ts';
import type { BlockedSites } from '../guard/blocked-sites.ts';
import type { Hold } from '../guard/hold.ts';
import { LetOutOnce } from '../guard/let-out-once.ts';
import type { AttemptLog } from '../traffic/log.ts';
import { TrafficObserver } from '../traffic/observe-traffic.ts';
import { preparationScript } from '../page/page-scripts.generated.ts';
import { watchBrowser } from './browser-watchdog.ts';
import { unpackChromium, type Chromium } from './unpack-chromium.ts';

const CLOSE_GRACE_MS = 1500;
const LAUNCH_TIMEOUT_MS = 20_000;

/**
 * The arguments of the packaged Chromium that are removed. Each argument weakens how the browser
 * separates origins, or lets secure pages run insecure scripts.
 */
const dangerous = new Set([
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-web-security',
]);

/**
 * A second `--disable-features` replaces Playwright's list, so this list repeats the relevant
 * entries of Playwright and of the Chromium package.
 */
const disabledFeatures = [
  'AudioServiceOutOfProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'IsolateOrigins',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  'site-per-process',
];

const guardArguments = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-quic',
  // HTTP/2 is off, because Chromium repeats HTTP/2 requests on the connection that has already
  // carried them. The proxy could not notice such a repeat.
  '--disable-http2',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-remote-fonts',
  // The GPU is off, because only screenshots are rendered: without a GPU the browser starts faster
  // and uses fewer threads.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // Without `--incognito` Chromium writes some forty files for a default context, which no attempt
  // uses.
  '--incognito',
  '--num-raster-threads=1',
  // The memory limit makes a page that uses up its memory crash its own tab, not the function.
  '--js-flags=--max-old-space-size=512',
];

/**
 * Playwright's signal handlers would close the browser, but keep SIGTERM from ending the process.
 * Without these handlers SIGTERM ends the process, and the watchdog kills the browser.
 */
const endsBySignal = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;

/** Playwright's own settings, repeated because a second `--blink-settings` replaces the first. */
const blinkSettings =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export interface LeadBrowser {
  context: BrowserContext;
  page: Page;
  /** Blocks all traffic out of the browser until the traffic is released. */
  hold: Hold;
  blocked: BlockedSites;
  letOutOnce: LetOutOnce;
  log: AttemptLog;
  observer: TrafficObserver;
  close(): Promise<void>;
}

export interface BrowserSettings {
  allowLoopback: boolean;
  /** Whether images are loaded; only a rehearsal needs images, for its screenshots. */
  images?: boolean;
  /** Replaces the system's network; tests use it to simulate a hostile network. */
  network?: Partial<Network>;
  /** Only in tests that allow loopback: the public key of the target that the tests run. */
  trustedKeyHash?: string;
}

let packaged: Promise<Chromium> | undefined;

/**
 * Prepares the first launch: unpacks the browser in a thread while the browser's driver loads.
 * Called when the function starts, before its first lead.
 */
export async function prepareBrowser() {
  const [program, launcher] = await Promise.all([
    browserProgram(),
    import('playwright-aws-lambda'),
  ]);
  return { ...program, launcher };
}

/** Under load Chromium sometimes crashes as it starts; nothing was sent, so it starts again. */
export async function launchBrowser(settings: BrowserSettings): Promise<LeadBrowser> {
  try {
    return await launchOnce(settings);
  } catch {
    return launchOnce(settings);
  }
}

async function launchOnce(settings: BrowserSettings): Promise<LeadBrowser> {
  const [proxy, browser] = await startBoth(settings);
  const opening = openPage(browser, proxy);
  // Prevents an unhandled rejection, because a browser without a process id is closed before
  // `opening` is awaited. The `await` below handles the error.
  opening.catch(() => undefined);
  const processId = await processIdOf(browser).catch(async (error: unknown) => {
    await closeBrowser(browser, proxy);
    throw error;
  });
  const unwatch = watchBrowser(processId);
  const close = () => closeBrowser(browser, proxy, processId).then(unwatch);
  try {
    return { ...(await opening), hold: proxy.hold, blocked: proxy.blocked, close };
  } catch (error: unknown) {
    await close();
    throw error;
  }
}

async function openPage(
  browser: Browser,
  { hold, deliveries, blocked, log }: GuardingProxy,
): Promise<Pick<LeadBrowser, 'context' | 'page' | 'letOutOnce' | 'log' | 'observer'>> {
  const [session, context] = await Promise.all([
    browser.newBrowserCDPSession(),
    browser.newContext({
      serviceWorkers: 'block',
      acceptDownloads: false,
      viewport: { width: 1280, height: 900 },
    }),
  ]);
  const observer = new TrafficObserver(context, log);
  const letOutOnce = new LetOutOnce({ session, hold, deliveries, blocked, log });
  await Promise.all([letOutOnce.prepare(), context.addInitScript({ content: preparationScript })]);
  return { context, page: await context.newPage(), letOutOnce, log, observer };
}

async function startBoth({
  allowLoopback,
  images = false,
  network,
  trustedKeyHash,
}: BrowserSettings): Promise<[GuardingProxy, Browser]> {
  const proxy = await startGuardingProxy({ allowLoopback, network });
  try {
    const { executablePath, args, environment, launcher } = await prepareBrowser();
    // `IS_LOCAL` keeps the launcher from unpacking its own browser first, which it would do on
    // Lambda even if it gets the path of another browser.
    const starting = startWith({ IS_LOCAL: '1' }, () =>
      launcher.launchChromium({
        executablePath,
        args: [
          ...args,
          ...guardArguments,
          `${blinkSettings},imagesEnabled=${images}`,
          ...trusting(allowLoopback && trustedKeyHash),
        ],
        headless: true,
        env: { HOME: tmpdir(), TMPDIR: tmpdir(), PATH: '/usr/bin:/bin', TZ: 'UTC', ...environment },
        proxy: { server: proxy.url },
        timeout: LAUNCH_TIMEOUT_MS,
        ...endsBySignal,
      }),
    );
    return [proxy, await starting];
  } catch (error: unknown) {
    proxy.close();
    throw error;
  }
}

function trusting(keyHash: string | undefined | false): string[] {
  return keyHash ? [`--ignore-certificate-errors-spki-list=${keyHash}`] : [];
}

async function browserProgram() {
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, args: [], environment: {} };
  packaged ??= unpackChromium();
  try {
    const [{ default: chromium }, program] = await Promise.all([
      import('@sparticuz/chromium'),
      packaged,
    ]);
    chromium.setGraphicsMode = false;
    const args = chromium.args.filter((argument) => !dangerous.has(argument));
    return { ...program, args };
  } catch (error: unknown) {
    packaged = undefined;
    throw error;
  }
}

async function processIdOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser does not name its process');
  return own.id;
}

/** Kills the browser at once: it has nothing to save, and a regular close may hang. */
async function closeBrowser(browser: Browser, proxy: GuardingProxy, processId?: number) {
  proxy.close();
  if (processId !== undefined) killGroup(processId);
  const closed = browser.close().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, CLOSE_GRACE_MS).unref());
  await Promise.race([closed, late]);
}

/** Playwright starts the browser as the leader of a process group of its own. */
function killGroup(processId: number) {
  for (const target of process.platform === 'win32' ? [processId] : [-processId, processId]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The browser's process has already ended.
    }
  }
}
