/** Simulates many events, in simulated worlds of a hundred events; each world has its own seed. */
import type { Violation } from '../world/violation.ts';
import { CallbackWorld } from './world.ts';

const EVENTS_A_WORLD = 100;
const WORLDS_A_SEED = 10_000;

export async function simulateCallbacks({
  seed,
  events,
}: {
  seed: number;
  events: number;
}): Promise<{ summary: string; violation: Violation | undefined }> {
  const total = { worlds: 0, events: 0, faults: 0, calls: 0, moments: 0 };
  const statuses: Record<string, number> = {};
  while (total.events < events) {
    const count = Math.min(EVENTS_A_WORLD, events - total.events);
    const world = { seed: seed * WORLDS_A_SEED + total.worlds, events: count };
    const report = await new CallbackWorld(world).run();
    if (report.violation) {
      const summary = `FAILED in world ${world.seed} of ${count} events: ${report.violation.message}`;
      return { summary, violation: report.violation };
    }
    total.worlds += 1;
    total.events += count;
    for (const name of ['faults', 'calls', 'moments'] as const) total[name] += report[name];
    for (const [status, number] of Object.entries(report.deliveries)) {
      statuses[status] = (statuses[status] ?? 0) + number;
    }
  }
  const summary = [
    `${total.events} events in ${total.worlds} worlds: ${total.calls} calls`,
    `${total.moments} moments, ${total.faults} faults`,
    ...Object.entries(statuses).map(([status, number]) => `  ${status}: ${number}`),
  ];
  return { summary: summary.join('\n'), violation: undefined };
}
