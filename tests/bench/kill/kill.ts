/**
 * `kill [runs] [seed]`: kills the bot with SIGKILL at every step of an attempt. Most runs replace
 * the browser function. Every eighth run uses Chromium; half of these runs use a form over TLS and
 * HTTP/2 that cuts connections. Fails if a lead is lost or submitted twice, or if a row does not
 * match what the form received.
 */
import { runKillTest, type KillPlan, type KillReport } from './kill-runs.ts';

export async function benchKill([runs = '1000', seed = '1']: readonly string[]): Promise<void> {
  const all = Number(runs);
  const [real, first] = [Math.ceil(all / 16), Number(seed)];
  const standIn = { runs: all - 2 * real, seed: first, browser: false };
  show('with a stand-in for the browser', await timed(standIn));
  show('with Chromium', await timed({ runs: real, seed: first + 1, browser: true }));
  const tls = { runs: real, seed: first + 2, browser: true, tls: true };
  show('with Chromium, over TLS', await timed(tls));
}

async function timed(plan: KillPlan) {
  const started = performance.now();
  const report = await runKillTest(plan);
  return { report, seconds: (performance.now() - started) / 1000 };
}

function show(title: string, { report, seconds }: { report: KillReport; seconds: number }): void {
  const { runs, kills, freezes, doubled, reconciled, lost, twice, untrue } = report;
  console.log(`\n${runs} killed leads ${title}, ${seconds.toFixed(0)} s`);
  const rows = { kills, freezes, doubled, reconciled };
  for (const [name, value] of Object.entries(rows)) console.log(`  ${name.padEnd(34)} ${value}`);
  for (const [name, count] of Object.entries(report.killsByStep).sort()) {
    console.log(`  killed ${name.padEnd(27)} ${count}`);
  }
  for (const [name, count] of Object.entries(report.endings).sort()) {
    console.log(`  ${name.padEnd(34)} ${count}`);
  }
  console.log(`  lost ${lost.length}, submitted twice ${twice.length}, untrue ${untrue.length}`);
  if (lost.length + twice.length + untrue.length > 0) {
    console.log(`  FAILED: ${[...lost, ...twice, ...untrue].join('; ')}`);
    process.exitCode = 1;
  }
}
