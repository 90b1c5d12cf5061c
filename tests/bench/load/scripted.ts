/**
 * Sends leads at a steady rate on virtual time. It runs the product's functions as the simulation
 * does, without faults, with a scripted browser that needs half a second. The figures do not depend
 * on the machine: each call of a service takes 2 to 14 ms, one in ten up to 400 ms, and a live
 * event up to two seconds.
 */
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { stageSettings } from '../../../infra/stages.ts';
import { start, type WorldPlan } from '../../simulation/world/plan.ts';
import { numberOf } from '../../simulation/world/senders.ts';
import { World } from '../../simulation/world/world.ts';
import { report, type Times } from './report.ts';

const SEED = 1;
const WARM_MS = MINUTE_MS;

class QuickWorld extends World {
  override temperOf() {
    return 'quick' as const;
  }
}

interface ScriptedLoad {
  /** The number of leads a second, over all users. */
  rate: number;
  seconds: number;
  users: number;
  bots: number;
}

/**
 * Two loads: one user with the number of bots of stage `dev`, and fifty users with more bots than
 * their leads need.
 */
export const scripted: readonly ScriptedLoad[] = [
  { rate: 1, seconds: 120, users: 1, bots: 6 },
  { rate: 50, seconds: 40, users: 50, bots: 120 },
];

export async function loadScripted(loads: readonly ScriptedLoad[]): Promise<void> {
  for (const load of loads) await loadOne(load);
}

async function loadOne({ rate, seconds, users, bots }: ScriptedLoad): Promise<void> {
  const plan: WorldPlan = {
    ...{ seed: SEED, faultRate: 0, killRate: 0, outages: [], deeds: [], bots },
    ...{ isFlood: false, isCalm: true, isLong: false },
    userLimits: stageSettings('dev').userLimits,
    users: Array.from({ length: users }, (_, user) => ({
      ...{ name: `user ${user}`, forms: [], watches: true },
    })),
    leads: Array.from({ length: rate * seconds }, (_, number) => ({
      ...{ number, at: start + WARM_MS + (number * 1000) / rate, user: number % users },
      ...{ form: undefined, person: number, hasKey: false, copies: 1, allowDuplicate: false },
    })),
  };
  const world = new QuickWorld(plan, {});
  const { violation } = await world.run();
  // The simulation reports a violated rule, for example if a lead was submitted twice.
  if (violation) throw violation;
  const rowOf = new Map([...world.watch.rows.values()].map((row) => [numberOf(row), row]));
  const times = plan.leads.map(({ number, at }): Times => {
    const { id = '', attempts = [] } = rowOf.get(number) ?? {};
    const since = (time: number | undefined) => time && time - at;
    return {
      accepted: since(world.watch.acceptedAt.get(id)),
      claimed: since(attempts[0] && Date.parse(attempts[0].startedAt)),
      submitted: since(world.ledger.receivedAt(id)),
      ended: since(world.watch.endedAt.get(id)),
      shown: since(world.dashboards.shownAt.get(id)),
    };
  });
  report(`${rate} a second of ${users} users with ${bots} bots, scripted`, times, 0);
}
