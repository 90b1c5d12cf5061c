import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { rowLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import type { openStores } from '../open-stores.ts';

type Stores = Pick<Awaited<ReturnType<typeof openStores>>, 'clock' | 'submissions' | 'rowOf'>;

export const leaseSeconds = 120;

/** What can happen to one row, and how it ends, on the clock of the stores. */
export function rowEnds(stores: Stores, keyOf: () => { userId: string; id: string }) {
  const { clock, submissions: store, rowOf } = stores;
  const held = () => ({ ...keyOf(), token: 'a', ...rowLimits });
  const claim = (token = 'a', from = store) => from.claim({ ...held(), token, leaseSeconds });
  const fence = () => store.fence(fencePassOf(held()));
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  return {
    held,
    claim,
    fence,
    inSeconds,
    row: () => rowOf(keyOf().userId, keyOf().id),
    cancel: (from = store) => from.cancel(held()),
    failAfterFence: async (retryAt: Date) => {
      await claim();
      await fence();
      await store.recordFailure({ ...held(), reason: 'rate_limited', retryAt });
    },
    /** A run of the reconciler. */
    run: () =>
      reconcile({
        submissions: store,
        queue: { send: async () => undefined, waiting: async () => 50_000 },
        logger: keptLog().logger,
        ...rowLimits,
        now: clock.now,
        hasTime: () => true,
      }),
    ended: (failureReason: string) => ({
      status: 'error',
      failureReason,
      expiresAt: inSeconds(rowLimits.retentionDays * 86_400).getTime() / 1000,
    }),
  };
}
