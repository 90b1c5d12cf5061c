/**
 * `npm run bench -- dashboard [state …]`: takes pictures of every state of the dashboard, at three
 * widths and in both colour schemes, for a person to review. The states show submissions, keys, the
 * account, a receipt, forms, callbacks and alerts. The pictures go to the ignored results folder.
 * `WIDTHS=820 SCHEME=light` takes only the pictures with that width and scheme.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { alertStates } from '../end-to-end/dashboard-states/alert-states.ts';
import { callbackStates } from '../end-to-end/dashboard-states/callback-states.ts';
import { formStates } from '../end-to-end/dashboard-states/form-states.ts';
import { bringAbout } from '../end-to-end/dashboard-states/state.ts';
import { dashboardStates } from '../end-to-end/dashboard-states/states.ts';
import { buildLead, sendLead, type LeadBody, createSender } from '../end-to-end/account.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { openStage, type Stage } from '../end-to-end/stage.ts';
import { picturedStates } from './pictured-states.ts';
import { signInOn } from './sign-in.ts';

const folder = path.resolve(import.meta.dirname, '../results/dashboard');
const widths = process.env['WIDTHS']?.split(',').map(Number) ?? [390, 820, 1440];
const schemes = (['light', 'dark'] as const).filter(
  (scheme) => (process.env['SCHEME'] ?? scheme) === scheme,
);
const PICTURE_HEIGHT = 1_600;

/** Splits a tall page into several pictures, each small enough to view. */
async function photograph(page: Page, name: string): Promise<void> {
  // An open panel or dialog is as tall as the window and covers the page, so one picture is enough.
  const covered = (await page.locator('dialog[open]').count()) > 0;
  for (const width of widths) {
    const high = width < 500 ? 844 : 1_000;
    await page.setViewportSize({ width, height: high });
    const total = covered ? high : await page.evaluate(() => document.documentElement.scrollHeight);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (let y = 0; y < total; y += PICTURE_HEIGHT) {
        const part = total > PICTURE_HEIGHT ? `-${y / PICTURE_HEIGHT + 1}` : '';
        await page.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}${part}.png`),
          fullPage: !covered,
          clip: { x: 0, y, width, height: Math.min(PICTURE_HEIGHT, total - y) },
          animations: 'disabled',
        });
      }
    }
  }
}

/**
 * Signs up a new user and sends two leads.
 * @returns the ids of the submission that failed and of the submission that succeeded.
 */
async function enter(page: Page, { outputs }: Stage) {
  const { email, password, keyValue } = await createSender(outputs);
  await signInOn(page, { email, password });
  const send = async (lead: LeadBody, status: string) => {
    const id = String((await sendLead(outputs, keyValue, lead)).body['submissionId']);
    const row = page.locator(`[data-submission-id="${id}"]`);
    await row.getByText(status, { exact: true }).waitFor({ timeout: 120_000 });
    return id;
  };
  const arrived = await send(buildLead({ name: 'Good Lead' }), 'success');
  return {
    arrived,
    failed: await send(buildLead({ name: 'Lost Lead', city: 'Nowhere' }), 'error'),
  };
}

async function walk(page: Page, stage: Stage, names: readonly string[]): Promise<void> {
  const { failed, arrived } = await enter(page, stage);
  const states = [
    ...[...dashboardStates(failed), ...picturedStates(arrived)],
    ...[...formStates, ...callbackStates, ...alertStates],
  ];
  for (const state of states) {
    if (names.length > 0 && !names.includes(state.name)) continue;
    await page.setViewportSize({ width: 1440, height: 1000 });
    const goBack = await bringAbout(page, stage, state);
    // Scrolls down and back, because some sections load only when they come into view.
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    // The loading state of the page never becomes idle, so this wait may time out.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await photograph(page, state.name);
    await goBack();
  }
}

export async function benchDashboard(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stage = await openStage();
  const browser = await launchPersonsBrowser();
  try {
    const page = await browser.newPage({
      baseURL: stage.outputs.SiteUrl,
      reducedMotion: 'reduce',
    });
    await walk(page, stage, names);
  } finally {
    await browser.close();
    await stage.close();
  }
  console.log(`Screenshots are in ${path.relative(process.cwd(), folder)}`);
}
