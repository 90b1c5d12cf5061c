/**
 * `npm run sim -- --seed N --leads N`: simulates the whole service on virtual time. After a failure
 * it prints the seed and the smallest set of leads, users' actions and faults it has found that
 * causes the failure. `--world N` runs the simulated world with this number again. `--mutations`
 * removes the measures that keep leads safe, one at a time. `--fakes N` makes N comparisons of the
 * tables in memory with dynalite, and of the queue in memory with the local cloud's queue.
 * `--beside <commit>` lets functions of that commit run at the same time. `--callbacks N` delivers
 * N events to receivers that often fail. `--alerts N` runs N simulated worlds of alerts. `--fuzz N`
 * sends N odd requests, documents, files and texts in process. `--keep-version` records the shapes
 * of today's stored data (tests/replay). A signal ends this process at once; the run's sweeper then
 * ends the processes that it started.
 */
import { spawn } from 'node:child_process';
// eslint-disable-next-line no-restricted-syntax -- a child that computes as long as it likes.
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from '../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../local-cloud/processes/run.ts';
import { mutations } from './mutations.ts';
import { shorten } from './shorten.ts';
import { simulate, type Total } from './simulate.ts';
import { tellCourse, tellTotal } from './tell.ts';
import type { Violation } from './world/violation.ts';
import { planWorld } from './world/length.ts';
import { runWorld, type WorldReport } from './world/world.ts';

const SHORTEN_MS = 120_000;
/**
 * A mutation (a safety measure removed from the code) must be detected within this many simulated
 * worlds, each with `MUTATION_LEADS` leads.
 */
const MUTATION_WORLDS = 30;
const MUTATION_LEADS = 300;
/**
 * A mutation (a safety measure removed from the code) of callbacks must be detected within this
 * many simulated events.
 */
const MUTATION_EVENTS = 1000;
/**
 * The share of simulated worlds that last for days when mutations are tested. Some mutations can be
 * detected only in such worlds, for example those that concern the expiry of pictures.
 */
const MUTATION_LONG_SHARE = 0.4;

// Makes `AbortSignal.timeout` never abort. Calls take virtual time here, so time limits in real
// time are never reached, and their timers would only cost time.
const endless = new AbortController().signal;
AbortSignal.timeout = () => endless;

const run = startRun('sim');
endWithNpm(() => process.exit(1));

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    leads: { type: 'string', default: '10000' },
    world: { type: 'string' },
    beside: { type: 'string' },
    callbacks: { type: 'string' },
    alerts: { type: 'string' },
    fuzz: { type: 'string' },
    fakes: { type: 'string' },
    mutations: { type: 'boolean', default: false },
    'keep-version': { type: 'boolean', default: false },
    'until-caught': { type: 'boolean', default: false },
  },
});
const [seed, leads] = [Number(values.seed), Number(values.leads)];
const beside = values.beside === undefined ? undefined : await versionBeside(values.beside);

if (values['keep-version']) await runKeepVersion();
else if (values.callbacks !== undefined) await runCallbacks(Number(values.callbacks));
else if (values.alerts !== undefined) await runAlerts(Number(values.alerts));
else if (values.fuzz !== undefined) await runFuzz(Number(values.fuzz));
else if (values.mutations) await runMutations();
else if (values['until-caught']) await runUntilCaught();
else if (values.fakes !== undefined) await compareFakes(Number(values.fakes));
else if (values.world !== undefined) await runOne(Number(values.world));
else await runAll();
await run.end();

// The functions below import their modules only when they run, because loading fast-check takes as
// long as simulating a world.

async function versionBeside(commit: string) {
  const { versionAt } = await import('./beside.ts');
  return versionAt(commit);
}

async function runFuzz(cases: number): Promise<void> {
  const { fuzz, fuzzNames } = await import('../fuzz/fuzz.ts');
  for (const name of fuzzNames) {
    const begun = process.cpuUsage();
    const done = await fuzz(name, { seed, cases });
    const { user, system } = process.cpuUsage(begun);
    console.log(`${name}: ${done} cases, ${((user + system) / 1e6).toFixed(0)} s of the processor`);
  }
  const { findSteep } = await import('../fuzz/growth.ts');
  const texts = Math.ceil(cases / 50);
  findSteep(seed, texts);
  console.log(`no text of ${texts} took more than linear time`);
}

async function runCallbacks(events: number): Promise<void> {
  const { simulateCallbacks } = await import('./callbacks/simulate-callbacks.ts');
  tellSimulated(await simulateCallbacks({ seed, events }));
}

async function runAlerts(worlds: number): Promise<void> {
  const { simulateAlerts } = await import('./alerts/simulate-alerts.ts');
  tellSimulated(await simulateAlerts({ seed, worlds }));
}

/**
 * Prints the summary and sets the exit code. With `--until-caught`, the exit code is 0 only if a
 * rule was violated, because a mutation must be detected.
 */
function tellSimulated({
  summary: summary,
  violation,
}: {
  summary: string;
  violation: Violation | undefined;
}) {
  console.log(summary);
  const isCaught = violation !== undefined && violation.rule !== 'simulation';
  process.exitCode =
    isCaught === values['until-caught'] && violation?.rule !== 'simulation' ? 0 : 1;
}

async function runKeepVersion(): Promise<void> {
  const { keepVersion } = await import('../replay/keep-version.ts');
  const name = await keepVersion();
  console.log(
    name
      ? `Wrote tests/replay/versions/${name}. Delete the records that no stage has run, and enter the numbers in local-cloud/command-line/data-version.ts.`
      : 'The newest record has the shapes of today',
  );
}

async function runAll(): Promise<void> {
  const begun = performance.now();
  const onWorld = (total: Total) => {
    if (total.worlds % 10 === 0) process.stderr.write(`${total.leads} leads\n`);
  };
  const total = await simulate({ seed, leads, beside, onWorld });
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage();
  console.log(tellTotal(total));
  console.log(
    `seed ${seed}: ${seconds.toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} s of the processor`,
  );
  if (total.failed) await fail(total.failed);
}

async function runOne(world: number): Promise<void> {
  const report = await runWorld({ ...planWorld(world, leads), beside });
  console.log(
    JSON.stringify({ ...report, plan: undefined, faults: report.faults.length }, undefined, 1),
  );
  if (report.violation) await fail(report);
}

async function fail(report: WorldReport): Promise<void> {
  console.log(`FAILED in world ${report.plan.seed}: ${report.violation?.message}`);
  process.exitCode = 1;
  console.log(tellCourse(await shorten(report, performance.now() + SHORTEN_MS)));
}

async function compareFakes(runs: number): Promise<void> {
  const { checkQueue } = await import('./fakes/check-queue.ts');
  const { checkTables } = await import('./fakes/check-tables.ts');
  checkQueue({ runs, seed });
  await checkTables({ runs, seed });
  console.log(`The fakes answered as the real ones do, ${runs} times each`);
}

async function runUntilCaught(): Promise<void> {
  const total = await simulate({
    seed,
    leads: MUTATION_WORLDS * MUTATION_LEADS,
    leadsAWorld: MUTATION_LEADS,
    longShare: MUTATION_LONG_SHARE,
  });
  const { failed, worlds } = total;
  const isCaught =
    failed?.violation !== undefined &&
    failed.violation.rule !== 'simulation' &&
    worlds <= MUTATION_WORLDS;
  console.log(
    isCaught
      ? `caught in world ${worlds}: ${failed.violation?.message}`
      : `NOT CAUGHT ${failed?.violation?.message ?? ''}`,
  );
  process.exitCode = isCaught ? 0 : 1;
}

async function runMutations(): Promise<void> {
  const { callbackMutations } = await import('./callbacks/mutations.ts');
  const { alertMutations } = await import('./alerts/mutations.ts');
  const ofCallbacks = ['--callbacks', String(MUTATION_EVENTS)];
  const all = [
    ...mutations.map(({ name }) => ({ name, also: [] })),
    ...callbackMutations.map(({ name }) => ({ name, also: ofCallbacks })),
    ...alertMutations.map(({ name }) => ({ name, also: ['--alerts', String(MUTATION_WORLDS)] })),
  ];
  for (const { name, also } of all) {
    const child = spawn(
      process.execPath,
      [
        ...[
          '--disable-warning=ExperimentalWarning',
          '--import',
          path.join(import.meta.dirname, 'load-mutated.ts'),
        ],
        ...[import.meta.filename, '--until-caught', '--seed', values.seed, ...also],
      ],
      { env: { ...process.env, MUTATION: name }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    console.log(`${name}: ${output.trim() || 'it ended without a word'}`);
    if (code !== 0) process.exitCode = 1;
  }
}
