/**
 * Simulates many leads, in simulated worlds of a thousand leads. Each world has its own seed and is
 * independent of the others.
 */
import { planWorld } from './world/length.ts';
import type { Version } from './world/versions.ts';
import { runWorld, type WorldReport } from './world/world.ts';

const LEADS_A_WORLD = 1000;
/**
 * The seeds of the simulated worlds of one run are consecutive. This is the difference between the
 * first seeds of two runs.
 */
const WORLDS_A_SEED = 10_000;

export interface Total extends Omit<WorldReport, 'plan' | 'violation' | 'faults'> {
  worlds: number;
  leads: number;
  faults: number;
  /** The report of the simulated world that failed; the run ends with this world. */
  failed: WorldReport | undefined;
}

export interface SimulationOptions {
  seed: number;
  leads: number;
  leadsAWorld?: number;
  /** The share of simulated worlds that last for days, from 0 to 1. */
  longShare?: number;
  /** Another version of the functions that runs at the same time. */
  beside?: Version | undefined;
  onWorld?: (total: Total) => void;
}

export async function simulate(options: SimulationOptions): Promise<Total> {
  const { seed, leads, leadsAWorld = LEADS_A_WORLD, longShare, beside, onWorld } = options;
  const total: Total = {
    ...{ worlds: 0, leads: 0, accepted: 0, submits: 0, attempts: 0, calls: 0, faults: 0 },
    ...{
      longestWaitMs: 0,
      oldestLookMs: 0,
      restMs: 0,
      deadLetters: 0,
      statuses: {},
      failed: undefined,
    },
  };
  while (total.leads < leads && !total.failed) {
    const count = Math.min(leadsAWorld, leads - total.leads);
    const plan = planWorld(seed * WORLDS_A_SEED + total.worlds, count, longShare);
    const report = await runWorld({ ...plan, beside });
    add(total, report, report.plan.leads.length);
    onWorld?.(total);
  }
  return total;
}

function add(total: Total, report: WorldReport, leads: number): void {
  total.worlds += 1;
  total.leads += leads;
  total.faults += report.faults.length;
  for (const name of ['accepted', 'submits', 'attempts', 'calls', 'deadLetters'] as const) {
    total[name] += report[name];
  }
  for (const name of ['longestWaitMs', 'oldestLookMs', 'restMs'] as const) {
    total[name] = Math.max(total[name], report[name]);
  }
  for (const [status, count] of Object.entries(report.statuses)) {
    total.statuses[status] = (total.statuses[status] ?? 0) + count;
  }
  if (report.violation) total.failed = report;
}
