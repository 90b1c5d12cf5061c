/**
 * Takes the README's two pictures, each in a light and a dark version: the dashboard, and the first
 * screen of the product's public page. The dashboard shows prepared answers, because real leads
 * would all be seconds old. The pictures are committed in docs/pictures.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createAccount } from '../end-to-end/account.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { buildRow, everything, type Answers } from '../end-to-end/dashboard-states/answers.ts';
import { form } from '../end-to-end/dashboard-states/form-answers.ts';
import { bringAbout, type DashboardState } from '../end-to-end/dashboard-states/state.ts';
import { openStage, type Stage } from '../end-to-end/stage.ts';
import { signInOn } from './sign-in.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
const WIDTH = 1280;

const people = [
  ['Asha Rao', 'Mumbai', 5_000_000],
  ['Rohan Mehta', 'Pune', 1_200_000],
  ['Meera Iyer', 'Chennai', 750_000],
  ['Arjun Singh', 'Jaipur', 2_500_000],
  ['Fatima Khan', 'Hyderabad', 900_000],
] as const;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** How some rows differ from an ordinary success; the key is the row's place in the list. */
const outcomes: readonly Parameters<typeof buildRow>[1][] = [
  { status: 'processing', submittedAt: null, createdAt: minutes(0) },
  { createdAt: minutes(-2) },
  { status: 'pending', retryCount: 1, nextAttemptAt: minutes(4), submittedAt: null },
  {
    status: 'error',
    failureReason: 'validation_refused',
    possiblySent: true,
    hasScreenshot: true,
    submittedAt: null,
  },
];

const rows = people.map(([name, city, loanAmount], order) =>
  buildRow(order, {
    ...{ name, city, loanAmount },
    email: `${name.toLowerCase().replace(' ', '.')}@leads.example`,
    ...{ formId: form.id, recipeVersion: form.recipeVersion },
    ...outcomes[order],
  }),
);

const answers: Answers = {
  ...everything,
  ListTargetForms: { listTargetForms: [form] },
  ListSubmissions: { listSubmissions: { items: rows, nextToken: null } },
};

const dashboard: DashboardState = {
  name: 'dashboard',
  answers,
  shown: 'Fatima Khan',
  act: (page) => page.getByRole('button', { name: 'Hide', exact: true }).click(),
};

async function takeBoth(page: Page, name: string, height: number): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height });
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const file = path.join(folder, `${name}-${colorScheme}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
  }
}

async function walk(page: Page, stage: Stage): Promise<void> {
  await page.goto('/saas', { waitUntil: 'networkidle' });
  await takeBoth(page, 'product', 750);
  await signInOn(page, await createAccount(stage.outputs));
  const goBack = await bringAbout(page, stage, dashboard);
  await takeBoth(page, dashboard.name, 1060);
  await goBack();
}

export async function takeReadmePictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stage = await openStage();
  const browser = await launchPersonsBrowser();
  try {
    const baseURL = stage.outputs.SiteUrl;
    await walk(await browser.newPage({ baseURL, reducedMotion: 'reduce' }), stage);
  } finally {
    await browser.close();
    await stage.close();
  }
  console.log(`The README's pictures are in ${path.relative(process.cwd(), folder)}`);
}
