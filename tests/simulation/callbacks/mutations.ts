/**
 * Mutations: changes of the callbacks' code that each remove one safety measure. The simulation of
 * callbacks must detect each mutation.
 */
import type { Mutation } from '../mutations.ts';

const stores = 'functions/stores/callbacks';

export const callbackMutations: readonly Mutation[] = [
  {
    name: 'the look after lost messages of callbacks',
    changes: [
      {
        file: `${stores}/delivery-rows.ts`,
        find: '...{ dueShard: dueShardOf(userId), dueAt: firstLook(now, now) },',
        replace: '',
      },
    ],
  },
  {
    name: '“abort-message”',
    changes: [
      {
        file: `${stores}/delivery-rules.ts`,
        find: "kind: wish === 'abort-message' ? 'aborted' : 'failed',",
        replace: "kind: wish === 'nothing' ? 'aborted' : 'failed',",
      },
    ],
  },
  {
    name: 'the five days before an endpoint is disabled',
    changes: [
      {
        file: `${stores}/delivery-rules.ts`,
        find: 'const DISABLED_AFTER_MS = 5 * DAY_MS;',
        replace: 'const DISABLED_AFTER_MS = 1 * DAY_MS;',
      },
    ],
  },
  {
    name: 'the condition of a place at an endpoint',
    changes: [
      {
        file: `${stores}/endpoint-health.ts`,
        find: '{ [name]: health[name], disabledAt };',
        replace: '{ disabledAt };',
      },
    ],
  },
  {
    name: 'the condition of a place of a user',
    changes: [
      {
        file: `${stores}/user-places.ts`,
        find: 'freePlace(taken ?? {}, wanted, now)',
        replace: 'freePlace({}, wanted, now)',
      },
    ],
  },
  {
    name: 'the calls of an endpoint on trial',
    changes: [
      {
        file: `${stores}/place-rules.ts`,
        find: 'seconds: 3600, most: 10 }',
        replace: 'seconds: 3600, most: 100 }',
      },
    ],
  },
  {
    name: 'the last calls of a course',
    changes: [
      {
        file: `${stores}/delivery-rules.ts`,
        find: '5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS],',
        replace: '5 * HOUR_MS],',
      },
    ],
  },
];
