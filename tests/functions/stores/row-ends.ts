import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import type { SubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { rowLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';

interface Room {
  clock: { now: () => Date };
  submissions: SubmissionStore;
}

/** Moments, runs of the reconciler and ended rows, on the clock of the stores. */
export function rowEnds({ clock, submissions }: Room) {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  return {
    inSeconds,
    run: () =>
      reconcile({
        submissions,
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
