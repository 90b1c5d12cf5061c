import type { Reconciliation } from '../../../functions/reconciler/reconciliation.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { rowLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';

type OwnDependencies = 'submissions' | 'queue' | 'now';

/** Runs the reconciler with enough time for all rows. */
export const runReconciler = (
  parts: Pick<Reconciliation, OwnDependencies> & Partial<Omit<Reconciliation, OwnDependencies>>,
) => reconcile({ logger: keptLog().logger, ...rowLimits, hasTime: () => true, ...parts });
