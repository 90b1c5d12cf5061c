/**
 * Mutations: changes of the alerts' code that each remove one safety measure. The simulation of
 * alerts must detect each mutation.
 */
import type { Mutation } from '../mutations.ts';

const sweep = 'functions/callback-sweep/alerts';

export const alertMutations: readonly Mutation[] = [
  {
    name: 'the repeat of an alert that was noted and not told',
    changes: [
      {
        file: `${sweep}/look-at-alerts.ts`,
        find: 'if (rule.untold) changes += await tell(rule, facts, looking);',
        replace: '',
      },
    ],
  },
  {
    name: 'the same id for each repeat of an alert',
    changes: [
      {
        file: `${sweep}/look-at-alerts.ts`,
        find: 'const { id: alertId, changes: version = 0, kind,',
        replace: 'const version = Math.floor(Math.random() * 1e9), { id: alertId, kind,',
      },
    ],
  },
  {
    name: 'the end of silence by a lead',
    changes: [
      {
        file: `${sweep}/read-arrivals.ts`,
        find: 'silent === undefined || silent <= time || aDayAfter(readUntil) <= time;',
        replace: 'silent !== undefined && silent <= time;',
      },
    ],
  },
  {
    name: 'the window of an alert',
    changes: [
      {
        file: `${sweep}/alert-step.ts`,
        find: 'return new Date(Date.parse(raisedAt) + alertWindowMinutes * MINUTE_MS);',
        replace: 'return new Date(0);',
      },
    ],
  },
];
