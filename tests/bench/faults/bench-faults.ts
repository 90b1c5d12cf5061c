/**
 * `npm run bench -- faults [leads] [seed]`: runs the local cloud with real Chromium and injects
 * faults: functions are killed and frozen; services refuse connections, hang, fail and lose
 * answers; clocks jump; the disk is full; the whole cloud is killed. Compares the accepted leads
 * with the table and with the leads that the form received.
 */
import { spawn } from 'node:child_process';
// eslint-disable-next-line no-restricted-syntax -- a child that computes as long as it likes.
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDataDir } from '../../end-to-end/stage.ts';
import { runFaults, type FaultReport } from './run-faults.ts';

const INSIDE = '--on-a-small-disk';
const LEADS = 300;

export async function benchFaults(options: readonly string[]): Promise<void> {
  const [leads = String(LEADS), seed = '1', inside, dataDir = ''] = options;
  if (inside === INSIDE) {
    const report = await runFaults({ leads: Number(leads), seed: Number(seed), dataDir });
    tell(report, Number(seed));
    if (report.violations.length > 0) await keepLogs(dataDir);
    return;
  }
  await onSmallDisk([leads, seed]);
}

/**
 * Copies the functions' logs to the disk. The file system in memory, which contains the logs, is
 * removed when this process ends.
 */
async function keepLogs(dataDir: string): Promise<void> {
  process.exitCode = 1;
  await cp(path.join(dataDir, 'logs'), `${dataDir}.logs`, { recursive: true });
  console.log(`Logs: ${dataDir}.logs`);
}

/**
 * Starts the bench again in separate Linux namespaces, where it can mount a small file system in
 * memory without being root. So the disk can really be full, for the cloud and its functions only.
 */
async function onSmallDisk(options: readonly string[]): Promise<void> {
  const folder = await makeDataDir();
  const mounting = 'mount -t tmpfs -o size=4g,mode=755 tmpfs "$0" && exec "$@"';
  const again = [process.execPath, process.argv[1] ?? '', 'faults', ...options, INSIDE, folder];
  const spaces = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  const child = spawn('unshare', [...spaces, 'sh', '-c', mounting, folder, ...again], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  for (const kept of ['', '.log', '.clock.mjs', '.clock.json']) {
    if (kept !== '.log' || code === 0) await rm(folder + kept, { recursive: true, force: true });
  }
}

const words = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, times]) => `\n    ${String(times).padStart(5)} ${name}`)
    .join('');

function tell(report: FaultReport, seed: number): void {
  const made: Record<string, number> = {};
  for (const { what } of report.faults) made[what] = (made[what] ?? 0) + 1;
  console.log(`
${report.leads} leads under ${report.faults.length} faults, seed ${seed}
  sent within ${report.sendSeconds.toFixed(0)} s, with ${report.repeats} repeats by senders
  all ended ${report.settleSeconds.toFixed(0)} s later, clocks turned on by ${report.turnedMinutes.toFixed(0)} minutes
  ${report.posts} submits at the form; dashboards connected ${report.connections} times
  endings:${words(report.endings)}
  unknown outcomes, by the fault that hit them:${words(report.explained)}
  faults:${words(made)}
  ${report.violations.length} violations`);
  for (const violation of report.violations) console.log(violation);
}
