/**
 * Decides which version of the code each instance of a function runs, in simulations with two
 * versions.
 */
import { Chance } from './chance.ts';
import { createBot, createWebhookApi, createReconciler } from './functions.ts';

export interface Version {
  createWebhookApi: typeof createWebhookApi;
  createBot: typeof createBot;
  createReconciler: typeof createReconciler;
}

const today: Version = { createWebhookApi, createBot, createReconciler };

/**
 * The seed chooses one of three cases: the old webhook with new bots; old bots with the new
 * webhook; or a random version for each instance, as in the middle of a deployment.
 */
export function versionOf(
  { beside, seed }: { beside?: Version | undefined; seed: number },
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
