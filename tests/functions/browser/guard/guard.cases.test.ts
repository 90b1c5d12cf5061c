import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { isReachable } from '../../../../functions/network/address-check.ts';
import {
  launchBrowser,
  type LeadBrowser,
} from '../../../../functions/browser/chromium/launch-browser.ts';
import { casesOf, every, inPart } from '../../../part.ts';
import { nextEvent } from '../../../until.ts';
import { listen } from '../../local-aws.ts';
import { insideAddress, startCanary } from './canary.ts';
import { spellings, vectors } from './vectors.ts';

// A test opens dozens of pages, ten at once, and each page may take `OPENS_MS` to open.
jest.setTimeout(600_000);

/**
 * The only address that counts as public in these tests; all other addresses are judged as in
 * production.
 */
const outside = '127.0.0.1';
/** If no request arrives for this long, the attacker's pages count as finished. */
const QUIET_MS = 500;
const AT_ONCE = 10;
/**
 * The time limit for opening pages. The limit is high, because it must end only pages that never
 * open, not slow pages on a busy machine.
 */
const OPENS_MS = 90_000;

let canary: Awaited<ReturnType<typeof startCanary>>;
let attacker: Server;
let port: number;
let visited: string[];
const lookups = new Map<string, number>();

/** Resolves names as the attacker's own name server would. */
async function resolveHost(host: string): Promise<{ address: string }[]> {
  const times = (lookups.get(host) ?? 0) + 1;
  lookups.set(host, times);
  const name = host.replace(/\.$/, '');
  if (name === 'inside.attacker.example') return [{ address: insideAddress }];
  if (name === 'both.attacker.example') return [{ address: outside }, { address: insideAddress }];
  if (name === 'metadata.attacker.example') return [{ address: '169.254.169.254' }];
  if (name === 'rebinds.attacker.example')
    return [{ address: times % 2 ? outside : insideAddress }];
  if (name === 'attacker.example') return [{ address: outside }];
  return (await import('node:dns/promises')).lookup(host, { all: true });
}

beforeAll(async () => {
  canary = await startCanary();
  visited = [];
  attacker = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://attacker.example');
    const to = url.searchParams.get('to') ?? '';
    visited.push(url.pathname);
    if (url.pathname === '/redirect') response.writeHead(307, { location: to }).end();
    else if (url.pathname === '/sw.js') {
      response
        .setHeader('content-type', 'text/javascript')
        .end(`fetch('${to}', { mode: 'no-cors' })`);
    } else {
      const vector = vectors[Number(url.searchParams.get('vector'))];
      const html = `<!doctype html><title>Loans</title>${vector?.page(to) ?? ''}`;
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    }
  });
  await listen(attacker);
  port = (attacker.address() as AddressInfo).port;
});
afterAll(async () => {
  await canary.stop();
  attacker.closeAllConnections();
  await nextEvent('the attacker to close', attacker.close(), 'close');
});

const launch = (isOpen = false): Promise<LeadBrowser> =>
  launchBrowser({
    allowLoopback: false,
    network: {
      resolveHost,
      isOutside: (address) => isOpen || address === outside || isReachable(address, false),
    },
  });

/** Opens the attacker's pages and waits until they have tried everything. */
async function visit(addresses: readonly string[], isOpen: boolean): Promise<void> {
  const browser = await launch(isOpen);
  const opened = addresses.map(async (address) => {
    const page = await browser.context.newPage();
    await page.goto(address, { waitUntil: 'commit', timeout: OPENS_MS });
  });
  await Promise.race([Promise.allSettled(opened), after(OPENS_MS, undefined, { ref: false })]);
  await untilQuiet();
  await browser.close();
}

async function untilQuiet(): Promise<void> {
  const arrived = () =>
    [...lookups.values(), canary.reached.length, visited.length].reduce((sum, one) => sum + one, 0);
  for (let seen = -1; seen !== arrived();) {
    seen = arrived();
    await after(QUIET_MS);
  }
}

const attack = (vector: number, to: string) =>
  `http://attacker.example:${port}/?vector=${vector}&to=${encodeURIComponent(to)}`;

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, part * size + size),
  );

async function reachedBy(addresses: string[], isOpen = false): Promise<string[]> {
  canary.reached.length = 0;
  for (const part of inParts(addresses, AT_ONCE)) await visit(part, isOpen);
  return [...canary.reached];
}

inPart('quick', () => {
  test('the internal host records a request that reaches it', async () => {
    await fetch(`http://${insideAddress}:${canary.port}/sings`).then((answer) => answer.text());
    expect(canary.reached).toContain('GET /sings HTTP/1.1');
  });
});

/** The indices of the attack pages (`vectors`) that this part of the tests opens. */
const places = casesOf([...vectors.keys()], every(6));

test(`none of ${places.length} attack pages reaches an internal address`, async () => {
  const before = visited.length;
  const direct = places.map((place) =>
    attack(place, `http://inside.attacker.example:${canary.port}/${place}`),
  );
  expect(await reachedBy(direct)).toEqual([]);
  expect(visited.length - before).toBeGreaterThanOrEqual(places.length);
});

inPart('rest', () => {
  test('without the guard most attack pages reach an internal address', async () => {
    const direct = vectors.map(({ name }, place) =>
      attack(place, `http://inside.attacker.example:${canary.port}/${encodeURIComponent(name)}`),
    );
    const reached = await reachedBy(direct, true);
    expect(new Set(reached.filter((line) => line.startsWith('GET'))).size).toBeGreaterThan(20);
  });

  test('no redirect of an attack page reaches an internal address', async () => {
    const inside = encodeURIComponent(`http://${insideAddress}:${canary.port}/redirected`);
    const redirect = `http://attacker.example:${port}/redirect?to=${inside}`;
    expect(await reachedBy(vectors.map((_vector, place) => attack(place, redirect)))).toEqual([]);
  });

  test('no spelling of an internal address reaches the internal host', async () => {
    const place = vectors.findIndex(({ name }) => name === 'several at once');
    const addresses = spellings.flatMap((host) => {
      const at = `http://${host}:${canary.port}/spelled`;
      return [at, attack(place, at)];
    });
    expect(await reachedBy(addresses)).toEqual([]);
  });
});

inPart('quick', () => {
  test('a host name is refused as soon as it resolves to an internal address', async () => {
    const at = `http://rebinds.attacker.example:${canary.port}/rebound`;
    const place = vectors.findIndex(({ name }) => name === 'fetch');
    expect(await reachedBy(Array.from({ length: 8 }, () => attack(place, at)))).toEqual([]);
    expect(lookups.get('rebinds.attacker.example')).toBeGreaterThan(4);
  });

  test('addresses that serve credentials are refused', async () => {
    const decided = new Map<string, boolean>();
    const isOutside = (address: string) => {
      const verdict = address === outside || isReachable(address, false);
      decided.set(address, verdict);
      return verdict;
    };
    const hosts = [
      '169.254.169.254',
      '169.254.170.2',
      '[fd00:ec2::254]',
      '[::ffff:169.254.169.254]',
    ];
    const place = vectors.findIndex(({ name }) => name === 'several at once');
    const browser = await launchBrowser({
      allowLoopback: false,
      network: { resolveHost, isOutside },
    });
    for (const host of [...hosts, 'metadata.attacker.example']) {
      const answers = browser.page.waitForResponse((answer) => !answer.url().includes('vector='));
      await browser.page.goto(attack(place, `http://${host}/latest/meta-data/`));
      expect((await answers).headers()).toHaveProperty('x-form-bot-unreachable');
    }
    await browser.close();
    expect([...decided].filter(([, verdict]) => verdict).map(([address]) => address)).toEqual([
      outside,
    ]);
    expect(decided.size).toBe(1 + hosts.length);
  });
});

test.each(
  casesOf(
    [
      'file:///etc/passwd',
      'view-source:file:///etc/passwd',
      'chrome://settings',
      'ftp://127.0.0.2/',
    ],
    every(2),
  ),
)('a page can neither open nor read %s', async (address) => {
  const browser = await launch();
  const { page } = browser;
  // The wait is limited, because code in a page that was not loaded may never return.
  const ask = (place: Page | Frame, code: string) =>
    Promise.race([place.evaluate<unknown>(code), after(500, '')]).catch(() => '');
  await page.goto(`http://attacker.example:${port}/`);
  const read = `fetch(${JSON.stringify(address)}).then((answer) => answer.text()).catch(() => '')`;
  expect(await ask(page, read)).toBe('');
  await ask(page, `document.documentElement.innerHTML = '<iframe src="${address}"></iframe>'`);
  await after(100);
  const texts = page.frames().map((frame) => ask(frame, 'document.documentElement.textContent'));
  expect((await Promise.all(texts)).join('')).not.toContain('root:');
  await ask(page, `void setTimeout(() => { location.href = ${JSON.stringify(address)}; })`);
  await after(100);
  expect(page.url()).toBe(`http://attacker.example:${port}/`);
  await browser.close();
});
