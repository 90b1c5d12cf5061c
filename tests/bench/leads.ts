/**
 * Two measurements of the whole system on this machine, with a form that counts leads. `leads`
 * sends 200 leads at once. `interrupt` sends 200 leads, stops the local cloud while they are open
 * and starts the cloud again. Both print the result and fail if a lead is lost or arrives twice.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { isRunning } from '../../local-cloud/processes/process-list.ts';
import { descendantsOf } from '../../local-cloud/processes/process-tree.ts';
import { buildLead, listAllSubmissions, sendLead, createSender } from '../end-to-end/account.ts';
import { makeDataDir, startLocalCloud, type LocalCloud } from '../end-to-end/stage.ts';
import { startTargetFormServer, type TargetFormServer } from '../target-form-server.ts';
import { billedRows, usageOf } from './billed.ts';
import { until } from '../until.ts';
import { treeMemoryMb } from './tree-memory.ts';

const LEADS = 200;
const WARM_LEADS = 15;
const MEMORY_BUDGET_MB = 3 * 1024;
const FINISH_TIMEOUT_MS = 8 * MINUTE_MS;

interface Run {
  form: TargetFormServer;
  dataDir: string;
  cloud: LocalCloud;
  accessToken: string;
  keyValue: string;
}

async function withCloud(measure: (run: Run) => Promise<void>): Promise<void> {
  const form = await startTargetFormServer();
  const dataDir = await makeDataDir();
  const run = { form, dataDir, cloud: await startLocalCloud({ dataDir, target: form.url }) } as Run;
  try {
    const { accessToken, keyValue } = await createSender(run.cloud.outputs);
    await measure({ ...run, accessToken, keyValue });
  } finally {
    await run.cloud.stop();
    await form.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function tally(run: Run, cloud = run.cloud): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const row of await listAllSubmissions(cloud.outputs, run.accessToken)) {
    const name = row.failureReason ? `${row.status} (${row.failureReason})` : row.status;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function open(counts: Map<string, number>): number {
  let count = 0;
  for (const [name, times] of counts) if (/^(processing|pending)/.test(name)) count += times;
  return count;
}

/** Calls `sample` repeatedly until no submission is open. */
async function untilFinal(run: Run, cloud: LocalCloud, sample: () => void = () => undefined) {
  const deadline = Date.now() + FINISH_TIMEOUT_MS;
  let counts = await tally(run, cloud);
  while (open(counts) > 0 && Date.now() < deadline) {
    sample();
    await wait(500);
    counts = await tally(run, cloud);
  }
  return counts;
}

async function sendAll(run: Run): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: LEADS }, (_, index) =>
      sendLead(run.cloud.outputs, run.keyValue, buildLead({ name: `Lead ${index}` })),
    ),
  );
  return answers.filter(({ status }) => status === 202).length;
}

function report(title: string, rows: Record<string, string | number>, failures: string[]): void {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(rows)) console.log(`  ${name.padEnd(38)} ${value}`);
  for (const failure of failures) console.log(`  FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

function doubled(form: TargetFormServer): number {
  return [...form.timesByEmail().values()].filter((times) => times > 1).length;
}

function words(counts: Map<string, number>): string {
  return [...counts].map(([name, times]) => `${times} ${name}`).join(', ');
}

async function warmLeadMs(run: Run): Promise<number> {
  const { body } = await sendLead(run.cloud.outputs, run.keyValue, buildLead());
  const accepted = performance.now();
  for (;;) {
    const rows = await listAllSubmissions(run.cloud.outputs, run.accessToken);
    if (rows.find(({ id }) => id === body['submissionId'])?.status === 'success') break;
    if (performance.now() - accepted > 60_000) throw new Error('A lead took over a minute');
    await wait(20);
  }
  return performance.now() - accepted;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Sends 200 leads at once. All must succeed, each must arrive once, and memory must stay within the
 * budget.
 */
export async function benchLeads(): Promise<void> {
  await withCloud(async (run) => {
    const cold = await warmLeadMs(run);
    const warm: number[] = [];
    const usedBefore = usageOf(run.dataDir);
    for (let index = 0; index < WARM_LEADS; index += 1) warm.push(await warmLeadMs(run));
    const billed = billedRows(usedBefore, usageOf(run.dataDir), WARM_LEADS);
    const before = run.form.received.length;
    const started = performance.now();
    let peakMb = 0;
    const accepted = await sendAll(run);
    const counts = await untilFinal(run, run.cloud, () => {
      peakMb = Math.max(peakMb, treeMemoryMb(run.cloud.process.pid ?? 0));
    });
    const seconds = (performance.now() - started) / 1000;
    const arrived = run.form.received.length - before;
    const failures = [];
    if (accepted !== LEADS) failures.push(`${LEADS - accepted} leads were not accepted`);
    if (counts.get('success') !== LEADS + before) failures.push('not every lead succeeded');
    if (arrived !== LEADS || doubled(run.form) > 0) failures.push('not every lead arrived once');
    if (peakMb > MEMORY_BUDGET_MB) failures.push(`over ${MEMORY_BUDGET_MB} MB`);
    report(
      `${LEADS} leads at once`,
      {
        'first lead, 202 to success': `${cold.toFixed(0)} ms`,
        'warm lead, 202 to success, median': `${median(warm).toFixed(0)} ms`,
        ...billed,
        accepted,
        outcome: words(counts),
        'arrived at the form': arrived,
        'arrived twice': doubled(run.form),
        'all final after': `${seconds.toFixed(1)} s (${(LEADS / seconds).toFixed(1)} leads/s)`,
        'peak memory, all processes': `${peakMb.toFixed(0)} MB`,
      },
      failures,
    );
  });
}

/**
 * Stops the cloud while 200 leads are open and starts the cloud again. No lead may be lost or
 * submitted twice.
 */
export async function benchInterrupt(): Promise<void> {
  await withCloud(async (run) => {
    const accepted = await sendAll(run);
    await until(
      'a quarter of the leads',
      () => run.form.received.length >= LEADS / 4,
      FINISH_TIMEOUT_MS,
    );
    const processes = descendantsOf(run.cloud.process.pid ?? 0);
    await run.cloud.stop();
    const left = processes.filter(isRunning);
    const atStop = run.form.received.length;
    const port = Number(new URL(run.cloud.outputs.SiteUrl).port);
    const again = await startLocalCloud({ dataDir: run.dataDir, port, target: run.form.url });
    const counts = await untilFinal(run, again).finally(() => again.stop());
    const unknown = counts.get('error (outcome_unknown)') ?? 0;
    const failures = [];
    if (left.length > 0) failures.push(`${left.length} processes outlived Ctrl-C`);
    if (doubled(run.form) > 0) failures.push('a lead was submitted twice');
    if ((counts.get('success') ?? 0) + unknown !== accepted) failures.push('a lead was lost');
    report(
      `Ctrl-C in the middle of ${LEADS} leads, and a new start`,
      {
        accepted,
        'arrived before the stop': atStop,
        'processes left after the stop': left.length,
        outcome: words(counts),
        'arrived at the form': run.form.received.length,
        'arrived twice': doubled(run.form),
      },
      failures,
    );
  });
}
