/**
 * `npm run bench -- flood [rows] [events a second]`: measures the longest task and the layout
 * shifts of the built dashboard with 500 rows, at two widths, while 50 live events a second arrive
 * for ten seconds. Half of the events are new rows. The user is first at the top of the list, then
 * in the middle. At the top each new row pushes the other rows down, so moved rows are not counted.
 * In the middle nothing may move. At the same time an empty page repeats one fixed calculation, to
 * measure how much this machine slows pages down: the factor is the calculation's 90th percentile
 * divided by its shortest duration. The longest task is divided by this factor. Fails if parts of
 * the page move, or if the result is more than 50 ms.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { SubmissionRowView } from '../../contract/graphql-operations.ts';
import { createAccount } from '../end-to-end/account.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { joinChannel } from '../end-to-end/live-channel.ts';
import { buildRow, everything } from '../end-to-end/dashboard-states/answers.ts';
import { bringAbout } from '../end-to-end/dashboard-states/state.ts';
import { openStage, type Stage } from '../end-to-end/stage.ts';
import { until } from '../until.ts';
import { signInOn } from './sign-in.ts';

const ROWS = '500';
const RATE = '50';
const SECONDS = 10;
const PAGE = 100;
const TASK_MS = 50;
const SHIFT = 0.01;
/**
 * The sort number of the newest listed row. New rows get lower numbers, so they appear above this
 * row.
 */
const NEWEST_LISTED = 3_000;

interface Seen {
  /** Whether the user is at the top of the list, where new rows push the other rows down. */
  atTop: boolean;
  longestTaskMs: number;
  layoutShift: number;
  /** The sum of layout-shift scores of each element, by the element's tag and classes. */
  moved: Record<string, number>;
}

/** Records long tasks and layout shifts. Runs in the page before the page's scripts. */
function watchPage(): void {
  const seen: Seen = { atTop: true, longestTaskMs: 0, layoutShift: 0, moved: {} };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  watch('longtask', ({ duration }) => {
    seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
  });
  watch('layout-shift', (entry) => {
    const { value, sources = [] } = entry as PerformanceEntry & {
      value: number;
      sources?: { node?: Node | null }[];
    };
    // A layout shift names the moved elements. A row that has left the page since then has no node.
    const elements = sources.flatMap(({ node }) =>
      node instanceof Element ? [node] : (node?.parentElement ?? []),
    );
    const inList = elements.every((element) => element.closest('tbody'));
    if (seen.atTop && inList) return;
    seen.layoutShift += value;
    for (const element of elements) {
      const name = `${element.tagName.toLowerCase()}.${element.className}`;
      seen.moved[name] = (seen.moved[name] ?? 0) + value;
    }
  });
}

/**
 * Repeats a fixed calculation in the empty page. Defines `slowness()`, which returns by what factor
 * the machine was slow.
 */
function workBeside(): void {
  const times: number[] = [];
  const work = () => {
    const since = performance.now();
    let sum = 0;
    for (let step = 0; step < 5_000_000; step += 1) sum += Math.sqrt(step);
    times.push(performance.now() - since + (sum < 0 ? 1 : 0));
  };
  const timer = setInterval(work, 100);
  Object.assign(globalThis, {
    slowness: () => {
      clearInterval(timer);
      times.sort((one, other) => one - other);
      return (times.at(Math.floor(times.length * 0.9)) ?? NaN) / (times[0] ?? NaN);
    },
  });
}

const begin = (page: Page, atTop: boolean) =>
  page.evaluate((top) => {
    const { seen } = globalThis as unknown as { seen: Seen };
    Object.assign(seen, { atTop: top, longestTaskMs: 0, layoutShift: 0, moved: {} });
  }, atTop);
const end = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Makes a live event: a new row for an odd number, a change of a listed row for an even number. */
function eventOf(number: number, rows: number): SubmissionRowView {
  if (number % 2 === 1) return buildRow(NEWEST_LISTED - number, { status: 'processing' });
  const changed = NEWEST_LISTED + ((number * 7) % rows);
  return buildRow(changed, { version: 4 + number, status: number % 4 ? 'pending' : 'success' });
}

async function measure(
  browser: Browser,
  stage: Stage,
  { width, rows, rate }: { width: number; rows: number; rate: number },
): Promise<void> {
  const context = await browser.newContext({
    baseURL: stage.outputs.SiteUrl,
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const tell = await joinChannel(page);
  await signInOn(page, await createAccount(stage.outputs));
  const listed = Array.from({ length: rows }, (_, order) => buildRow(NEWEST_LISTED + order));
  await bringAbout(page, stage, {
    name: 'flood',
    answers: {
      ...everything,
      ListSubmissions: (variables) => {
        const from = Number((variables as { nextToken?: string | null }).nextToken ?? 0);
        const more = from + PAGE < rows ? String(from + PAGE) : null;
        return { listSubmissions: { items: listed.slice(from, from + PAGE), nextToken: more } };
      },
    },
    address: '?all=1',
    shown: 'Recent Submissions',
    act: async (opened) => {
      for (let shown = PAGE; shown < rows; shown += PAGE) {
        await opened.getByRole('button', { name: 'Load more' }).click();
        await until('the page of rows', async () =>
          opened.locator(`[aria-rowcount="${shown + PAGE + 1}"]`).isVisible(),
        );
      }
      await opened.locator('.live-indicator[data-state=live]').waitFor();
    },
  });
  const empty = await context.newPage();
  await empty.goto('/robots.txt');
  await page.bringToFront();
  await page.locator('#recent-submissions').scrollIntoViewIfNeeded();
  await sleep(1000);
  for (const place of ['top', 'middle'] as const) {
    const first = place === 'top' ? 0 : rate * SECONDS;
    await page.locator('.submissions-frame').evaluate((frame, atTop) => {
      frame.scrollTop = atTop ? 0 : frame.scrollHeight / 2;
    }, first === 0);
    await sleep(1000);
    await empty.evaluate(workBeside);
    await begin(page, first === 0);
    const since = performance.now();
    for (let number = 0; number < rate * SECONDS; number += 1) {
      await sleep(Math.max(0, since + (number * 1000) / rate - performance.now()));
      if (!tell(eventOf(first + number, rows))) throw new Error('The page has no live channel');
    }
    const seen = await end(page);
    const slowness = await empty.evaluate(() =>
      (globalThis as unknown as { slowness: () => number }).slowness(),
    );
    report(`${width} pixels, ${place} of the list`, seen, slowness);
  }
  await context.close();
}

function report(
  where: string,
  { longestTaskMs, layoutShift, moved }: Seen,
  slowness: number,
): void {
  const ofQuiet = longestTaskMs / slowness;
  console.log(
    `${where}: longest task over ${TASK_MS} ms ${Math.round(longestTaskMs)} ms, the machine ` +
      `${slowness.toFixed(1)} times slower than at its best, so ${Math.round(ofQuiet)} ms; ` +
      `layout shift ${layoutShift.toFixed(4)}`,
  );
  const most = Object.entries(moved).sort(([, one], [, other]) => other - one);
  for (const [name, value] of most.slice(0, 5)) console.log(`  ${name}: ${value.toFixed(4)}`);
  if (layoutShift > SHIFT || ofQuiet > TASK_MS) process.exitCode = 1;
}

export async function benchFlood([rows = ROWS, rate = RATE]: readonly string[]): Promise<void> {
  const stage = await openStage();
  const browser = await launchPersonsBrowser();
  try {
    for (const width of [390, 1440]) {
      await measure(browser, stage, { width, rows: Number(rows), rate: Number(rate) });
    }
  } finally {
    await browser.close();
    await stage.close();
  }
}
