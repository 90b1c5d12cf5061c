/**
 * `speed [leads]`: compares the bot with a naive script in the same run, on a plain form of five
 * fields. For each lead the naive script starts a browser with the package's default arguments,
 * waits for `networkidle`, and fills one field after the other. Afterwards the bench prints how
 * long the bot's warm and cold leads take by phase, and how long the bot sleeps in each phase.
 */
import { chromium as playwright, type LaunchOptions } from 'playwright-core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attemptWaits } from '../../functions/browser/attempt/attempt-work.ts';
import { attemptLead } from '../../functions/browser/attempt/attempt-lead.ts';
import { launchBrowser } from '../../functions/browser/chromium/launch-browser.ts';
import { unpackChromium } from '../../functions/browser/chromium/unpack-chromium.ts';
import { startWith } from '../../functions/environment/read-environment.ts';
import type { Lead } from '../../contract/lead.ts';
import { aLead } from '../functions/builders.ts';
import { noteSleeps, phases, profileLead, type Profile } from './cold-start/profile-lead.ts';
import { coldStarts } from './cold-starts.ts';
import { startCountingForm } from './kill/counting-form.ts';

const AT_ONCE = 4;

type Way = (url: string, lead: Lead) => Promise<void>;

/** The naive script, written as most tutorials write it. */
const naiveWith =
  (options: LaunchOptions): Way =>
  async (url, lead) => {
    const browser = await playwright.launch({ ...options, headless: true });
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.fill('[name=name]', lead.name);
    await page.fill('[name=phone]', lead.phone);
    await page.fill('[name=email]', lead.email);
    await page.fill('[name=city]', lead.city);
    await page.fill('[name=amount]', String(lead.loanAmount));
    await page.click('button');
    await page.waitForSelector('text=Thank you');
    await browser.close();
  };

const bot: Way = async (url, lead) => {
  const result = await attemptLead({
    lead,
    target: { name: 'Plain form', url, demo: false },
    launch: () => launchBrowser({ allowLoopback: true }),
    fence: async () => true,
    now: () => new Date(),
    signal: AbortSignal.timeout(60_000),
    waits: attemptWaits,
  });
  if (result.kind !== 'success') throw new Error(`The bot failed: ${JSON.stringify(result)}`);
};

export async function benchSpeed([count = '50']: readonly string[]): Promise<void> {
  const form = await startCountingForm();
  const folder = await mkdtemp(join(tmpdir(), 'naive-browser-'));
  const naive = naiveWith(await unpackAsPackaged(folder));
  let sent = 0;
  const next = () => aLead({ email: `speed-${(sent += 1)}@example.com` });
  const send = async (way: Way) => {
    const lead = next();
    const start = performance.now();
    await way(form.url, lead);
    if (form.timesOf(lead.email) !== 1) throw new Error('A lead did not arrive once');
    return performance.now() - start;
  };
  try {
    await send(naive);
    await send(bot);
    const one: Record<'naive' | 'bot', number[]> = { naive: [], bot: [] };
    // The bot and the script run in turn, so that other load on this machine affects both equally.
    for (let lead = 0; lead < Number(count); lead += 1) {
      one.naive.push(await send(naive));
      one.bot.push(await send(bot));
    }
    const rates = { naive: [] as number[], bot: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      rates.naive.push(await rate(() => send(naive), Number(count) / 2));
      rates.bot.push(await rate(() => send(bot), Number(count) / 2));
    }
    const cold = await coldStarts(form.url, next);
    noteSleeps();
    const warm: Profile[] = [];
    for (let lead = 0; lead < Number(count) / 2; lead += 1)
      warm.push(await profileLead(form.url, next()));
    console.log(`\nA plain form of five fields on this machine, medians`);
    row('a lead, one after another', one.naive, one.bot, 'ms', 0.6);
    row(`leads a second, ${AT_ONCE} at a time`, rates.naive, rates.bot, '/s', -2);
    row('cold start to a usable page', cold.naive, cold.bot, 'ms', 0.7);
    printPhases(warm, cold.leads);
  } finally {
    await form.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The launch options of the naive script's browser: the Chromium of the npm package, with the
 * package's arguments and graphics. Its font settings are the bot's, because the package's own font
 * settings work only in /tmp.
 */
async function unpackAsPackaged(folder: string): Promise<LaunchOptions> {
  const variables = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await startWith(variables, () => packaged.executablePath());
  const { environment } = await unpackChromium();
  return { executablePath, args: packaged.args, env: environment };
}

function row(name: string, naively: number[], ours: number[], unit: string, goal: number) {
  const [before, now] = [median(naively), median(ours)];
  const ratio = now / before;
  const met = goal > 0 ? ratio <= goal : ratio >= -goal;
  const aim = goal > 0 ? `at most ${goal}` : `at least ${-goal}`;
  const digits = unit === 'ms' ? 0 : 1;
  console.log(
    `  ${name.padEnd(34)} naive ${before.toFixed(digits)} ${unit}, bot ${now.toFixed(digits)} ${unit}, ` +
      `ratio ${ratio.toFixed(2)} (${aim})${met ? '' : '  MISSED'}`,
  );
  if (!met) process.exitCode = 1;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Prints the median duration of each phase. */
function printPhases(warm: readonly Profile[], cold: readonly Profile[]) {
  const of = (profiles: readonly Profile[], phase: string, what: 'ms' | 'sleptMs') =>
    Math.round(median(profiles.map((profile) => profile[phase]?.[what] ?? NaN)));
  const rows = phases.map((phase) => {
    const [warmSlept, coldSlept] = [of(warm, phase, 'sleptMs'), of(cold, phase, 'sleptMs')];
    const [warmMs, coldMs] = [of(warm, phase, 'ms'), of(cold, phase, 'ms')];
    return { phase, warmMs, warmSlept, coldMs, coldSlept };
  });
  console.log('\nA lead of the bot by phase, and how much of it the bot sleeps, medians in ms');
  console.table(rows);
}

async function rate(send: () => Promise<number>, count: number): Promise<number> {
  let left = count;
  const start = performance.now();
  const worker = async () => {
    while ((left -= 1) >= 0) await send();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (count * 1000) / (performance.now() - start);
}
