import type { BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { anId, rowLimits } from '../builders.ts';

/** The dependencies of a bot, except its store and its attempts. The test sets the time. */
export const aBot = (clock: { now: () => Date }): Omit<BotDependencies, 'store' | 'attempt'> => ({
  sendLater: async () => undefined,
  isClosed: () => Promise.resolve(false),
  settings: {
    ...{ leaseSeconds: 120, deadlineSeconds: 60, ...rowLimits },
    retry: { baseSeconds: 10, capSeconds: 300 },
  },
  now: clock.now,
  random: () => 0.5,
  newToken: anId,
  note: () => undefined,
  warn: () => undefined,
  fail: () => undefined,
});
