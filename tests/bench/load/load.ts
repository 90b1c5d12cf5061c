/**
 * `npm run bench -- load [leads a second] [seconds]`: measures how long each step of a lead takes
 * while leads arrive at a steady rate. Each lead is sent at its planned time, even if earlier leads
 * are still open. The steps are the answer 202, the claim, the form's receipt, the recorded end,
 * and the row in an open dashboard; each is measured from the sender's request. The whole system
 * runs on this machine with real Chromium. `load scripted` runs only the simulated part on virtual
 * time, with a scripted browser: one lead a second of one user, and 50 leads a second of fifty
 * users. Fails if a lead is lost or arrives twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { getStory } from '../../../contract/graphql-operations.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import {
  buildLead,
  graphql,
  listAllSubmissions,
  sendLead,
  createSender,
} from '../../end-to-end/account.ts';
import { launchPersonsBrowser } from '../../end-to-end/browser.ts';
import { openLocalCloud, type StageOutputs } from '../../end-to-end/stage.ts';
import { startTargetFormServer, type TargetFormServer } from '../../target-form-server.ts';
import { until } from '../../until.ts';
import { signInOn } from '../sign-in.ts';
import { report, type Times } from './report.ts';
import { loadScripted, scripted } from './scripted.ts';

const RATES = [1, 2];
const SECONDS = 60;
const WARM_LEADS = 5;
const END_MS = 5 * MINUTE_MS;

interface Sent {
  id: string;
  email: string;
  at: number;
  times: Times;
}

interface ShownWindow {
  shownAt: Record<string, number>;
  longestTaskMs: number;
  layoutShift: number;
}

/**
 * Runs in the page before the page's scripts. Records when a row first shows `success`, the longest
 * task of the page's scripts, and how far parts of the page have moved.
 */
function noteShownRows(): void {
  Object.assign(globalThis, { shownAt: {}, longestTaskMs: 0, layoutShift: 0 });
  const shown = globalThis as unknown as ShownWindow;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  observe('longtask', ({ duration }) => {
    shown.longestTaskMs = Math.max(shown.longestTaskMs, duration);
  });
  observe('layout-shift', (entry) => {
    shown.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  const look = () => {
    for (const cell of document.querySelectorAll('[data-submission-id] .cell-status')) {
      const id = cell.closest('[data-submission-id]')?.getAttribute('data-submission-id') ?? '';
      if (cell.textContent?.startsWith('success')) shown.shownAt[id] ??= Date.now();
    }
  };
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document, options);
}

interface Room {
  stage: { outputs: StageOutputs };
  form: TargetFormServer;
  page: Page;
  accessToken: string;
  keyValue: string;
}

async function sendAtRate(room: Room, rate: number, count: number): Promise<Sent[]> {
  const begin = performance.now();
  const sending: Promise<Sent>[] = [];
  for (let lead = 0; lead < count; lead += 1) {
    await sleep(Math.max(0, begin + (lead * 1000) / rate - performance.now()));
    sending.push(sendOne(room));
  }
  return Promise.all(sending);
}

async function sendOne({ stage, keyValue }: Room): Promise<Sent> {
  const lead = buildLead();
  const at = Date.now();
  const { status, body } = await sendLead(stage.outputs, keyValue, lead);
  if (status !== 202) throw new Error(`The webhook answered ${status}`);
  const times = { accepted: Date.now() - at };
  return { id: String(body['submissionId']), email: lead.email, at, times };
}

/**
 * Adds to each lead's times when the lead was claimed, received by the form, recorded and shown.
 * Reads these times from the form, the rows and the page.
 */
async function addSteps({ stage, form, page, accessToken }: Room, sent: Sent[]): Promise<void> {
  const shown = await page.evaluate(() => (globalThis as unknown as ShownWindow).shownAt);
  for (const { id, email, at, times } of sent) {
    const { data } = await graphql(stage.outputs, accessToken, getStory, { id });
    const [first, ...later] = data?.getSubmission?.attempts ?? [];
    const last = later.at(-1) ?? first;
    const arrival = form.received.findIndex((enquiry) => enquiry['email'] === email);
    const note = (step: keyof Times, time: number | undefined) => {
      if (time !== undefined) times[step] = time - at;
    };
    note('claimed', first && Date.parse(first.startedAt));
    note('submitted', form.arrivedAt[arrival]);
    note('ended', last?.endedAt ? Date.parse(last.endedAt) : undefined);
    note('shown', shown[id]);
  }
}

async function measure(room: Room, rate: number, count: number): Promise<void> {
  const sent = await sendAtRate(room, rate, count);
  const hasEnded = async () => {
    const rows = await listAllSubmissions(room.stage.outputs, room.accessToken);
    return rows.every(({ status }) => status === 'success' || status === 'error');
  };
  await until('the leads to end', hasEnded, END_MS);
  await addSteps(room, sent);
  const times = room.form.timesByEmail();
  const twice = sent.filter(({ email }) => (times.get(email) ?? 0) > 1).length;
  report(
    `${rate} a second, Chromium`,
    sent.map(({ times: each }) => each),
    twice,
  );
  const seen = await room.page.evaluate(() => {
    const { longestTaskMs, layoutShift } = globalThis as unknown as ShownWindow;
    Object.assign(globalThis, { longestTaskMs: 0, layoutShift: 0 });
    return { longestTaskMs, layoutShift };
  });
  console.log(
    `the page meanwhile: longest task over 50 ms ${Math.round(seen.longestTaskMs)} ms, ` +
      `layout shift ${seen.layoutShift.toFixed(4)}`,
  );
}

export async function benchLoad(options: readonly string[]): Promise<void> {
  const [rate, seconds = String(SECONDS)] = options;
  if (rate === undefined || rate === 'scripted') await loadScripted(scripted);
  if (rate !== 'scripted') await loadChromium(rate, Number(seconds));
}

async function loadChromium(rate: string | undefined, seconds: number): Promise<void> {
  const form = await startTargetFormServer();
  const stage = await openLocalCloud(form.url);
  const browser = await launchPersonsBrowser();
  try {
    const account = await createSender(stage.outputs);
    const { keyValue } = account;
    const page = await browser.newPage({ baseURL: stage.outputs.SiteUrl });
    await page.addInitScript(noteShownRows);
    await signInOn(page, account);
    const room = { stage, form, page, accessToken: account.accessToken, keyValue };
    await sendAtRate(room, 1, WARM_LEADS);
    // Discards the measurements that were made before the page was ready.
    await page.evaluate(() => Object.assign(globalThis, { longestTaskMs: 0, layoutShift: 0 }));
    for (const each of rate ? [Number(rate)] : RATES) {
      await measure(room, each, each * seconds);
    }
  } finally {
    await browser.close();
    await stage.close();
    await form.close();
  }
}
