import { beforeEach } from '@jest/globals';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { runReconciler } from '../reconciler/run-reconciler.ts';

export const leaseSeconds = 120;

/**
 * Opens stores with one new row per test. @returns functions that change the row, and the expected
 * attributes of an ended row.
 */
export async function openRowEnds() {
  const stores = await openStores();
  const { clock, submissions: store, rowOf } = stores;
  const key = { userId: '', id: '' };
  beforeEach(async () => {
    await stores.deleteRows();
    Object.assign(key, await stores.newRow(5));
  });
  const held = () => ({ ...key, token: 'a', ...rowLimits });
  const claim = (token = 'a', from = store) => from.claim({ ...held(), token, leaseSeconds });
  const fence = () => store.fence(fencePassOf(held()));
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  return {
    ...stores,
    key,
    held,
    claim,
    fence,
    inSeconds,
    row: () => rowOf(key.userId, key.id),
    cancel: (from = store) => from.cancel(held()),
    failAfterFence: async (retryAt: Date) => {
      await claim();
      await fence();
      await store.recordFailure({ ...held(), reason: 'rate_limited', retryAt });
    },
    /** Runs the reconciler while the queue is long. */
    run: () =>
      runReconciler({
        submissions: store,
        queue: { send: async () => undefined, waiting: async () => 50_000 },
        now: clock.now,
      }),
    ended: (failureReason: string) => ({
      status: 'error',
      failureReason,
      expiresAt: inSeconds(rowLimits.retentionDays * 86_400).getTime() / 1000,
    }),
  };
}
