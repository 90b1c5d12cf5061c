/**
 * `npm run bench -- live [leads]`: measures the time from the arrival of a live event's message
 * until the dashboard shows the changed row. It measures inside the page, and sends four leads at a
 * time.
 */
import type { Page } from 'playwright-core';
import { buildLead, sendLead, createSender } from '../end-to-end/account.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { openStage, type Stage } from '../end-to-end/stage.ts';
import { signInOn } from './sign-in.ts';

const LEADS = 40;
const AT_A_TIME = 4;
const BUDGET_MS = 100;

interface LiveWindow {
  liveDelays: number[];
  liveFinal: number;
}

/**
 * Runs in the page before the page's scripts. Each event's message starts a timer, and the change
 * of the event's row stops it.
 */
function watchLiveEvents(): void {
  const seen: LiveWindow = { liveDelays: [], liveFinal: 0 };
  Object.assign(globalThis, seen);
  const page = globalThis as unknown as LiveWindow;
  const awaited = new Map<string, { at: number; status: string }>();
  const look = () => {
    for (const [id, { at, status }] of awaited) {
      const cell = document.querySelector(`[data-submission-id="${id}"] .cell-status`);
      if (!cell?.textContent?.startsWith(status)) continue;
      awaited.delete(id);
      page.liveDelays.push(performance.now() - at);
      if (status === 'success') page.liveFinal += 1;
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const PageSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends PageSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const event = /"onSubmissionChanged":\{.*?"id":"([^"]+)".*?"status":"([a-z]+)"/;
        const [, id = '', status = ''] = event.exec(String(data)) ?? [];
        if (id === '') return;
        // If the row already shows the event's status, no timer is needed.
        const cell = document.querySelector(`[data-submission-id="${id}"] .cell-status`);
        if (!cell?.textContent?.startsWith(status)) {
          awaited.set(id, { at: performance.now(), status });
        }
      });
    }
  };
}

async function openDashboard(page: Page, { outputs }: Stage): Promise<string> {
  const { email, password, keyValue } = await createSender(outputs);
  await page.addInitScript(watchLiveEvents);
  await signInOn(page, { email, password });
  return keyValue;
}

function report(delays: readonly number[], leads: number): void {
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  const text = [0.5, 0.95, 1].map((part) => `${at(part).toFixed(1)} ms`);
  console.log(
    `${sorted.length} changes of ${leads} leads, from the event to the row: ` +
      `median ${text[0]}, 95th percentile ${text[1]}, longest ${text[2]} (budget ${BUDGET_MS} ms)`,
  );
  if (at(1) > BUDGET_MS) process.exitCode = 1;
}

export async function benchLive(options: readonly string[]): Promise<void> {
  const leads = Number(options[0] ?? LEADS);
  const stage = await openStage();
  const browser = await launchPersonsBrowser();
  try {
    const page = await browser.newPage({ baseURL: stage.outputs.SiteUrl });
    const key = await openDashboard(page, stage);
    for (let sent = 0; sent < leads; sent += AT_A_TIME) {
      const count = Math.min(AT_A_TIME, leads - sent);
      const burst = Array.from({ length: count }, () => sendLead(stage.outputs, key, buildLead()));
      await Promise.all(burst);
      await page.waitForFunction(
        (final) => (globalThis as unknown as LiveWindow).liveFinal >= final,
        sent + count,
        { timeout: 120_000 },
      );
    }
    report(await page.evaluate(() => (globalThis as unknown as LiveWindow).liveDelays), leads);
  } finally {
    await browser.close();
    await stage.close();
  }
}
