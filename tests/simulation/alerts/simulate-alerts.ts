/** Runs simulated worlds with alerts; each world has its own seed. */
import type { Violation } from '../world/violation.ts';
import { AlertWorld } from './world.ts';

const WORLDS_A_SEED = 10_000;

export async function simulateAlerts({
  seed,
  worlds,
}: {
  seed: number;
  worlds: number;
}): Promise<{ summary: string; violation: Violation | undefined }> {
  const total = { changes: 0, faults: 0, moments: 0 };
  for (let world = 0; world < worlds; world += 1) {
    const worldSeed = seed * WORLDS_A_SEED + world;
    const report = await new AlertWorld(worldSeed).run();
    const { violation } = report;
    if (violation) {
      return { summary: `FAILED in world ${worldSeed} of alerts: ${violation.message}`, violation };
    }
    for (const name of ['changes', 'faults', 'moments'] as const) total[name] += report[name];
  }
  const summary = `${worlds} worlds of alerts: ${total.changes} told\n${total.moments} moments, ${total.faults} faults`;
  return { summary, violation: undefined };
}
