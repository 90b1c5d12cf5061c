/** Which version of the code an instance runs, where two versions run at once. */
import { Chance } from './chance.ts';
import { createBot, createDoor, createReconciler } from './functions.ts';
import type { WorldPlan } from './plan.ts';

export interface Version {
  createDoor: typeof createDoor;
  createBot: typeof createBot;
  createReconciler: typeof createReconciler;
}

const today: Version = { createDoor, createBot, createReconciler };

/**
 * By turns of the seed: the old webhook with new bots, old bots with the new webhook, or each
 * instance as chance has it, as in the middle of a deployment.
 */
export function versionOf(
  { beside, seed }: WorldPlan,
  what: 'webhook' | 'bot' | 'reconciler',
  instance: number,
): Version {
  if (!beside) return today;
  const isOld =
    seed % 3 === 2
      ? new Chance(seed, `version of ${what} ${instance}`).is(0.5)
      : (what === 'webhook') === (seed % 3 === 0);
  return isOld ? beside : today;
}
