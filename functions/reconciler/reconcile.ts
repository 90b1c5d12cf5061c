/** One run over the open rows that are due: re-send what may run, close what may not run again. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../contract/errors.ts';
import { isFinal, openShards, type SubmissionRow } from '../contract/submission.ts';
import type { LeadQueue } from '../stores/lead-queue.ts';
import type { OpenKey, SubmissionStore } from '../stores/submission-store.ts';

/** Rows a run and shard; the rest is due still at the next run. */
const ROWS_PER_SHARD = 250;
const AT_ONCE = 10;

export interface Reconciliation {
  submissions: Pick<
    SubmissionStore,
    'dueOpen' | 'oldestOpen' | 'get' | 'markResent' | 'closeUnknown'
  >;
  queue: LeadQueue;
  logger: Pick<Logger, 'error'>;
  retentionDays: number;
  now: () => Date;
}

export interface ReconciliationReport {
  oldestOpenAgeSeconds: number;
  resent: number;
  closedUnknown: number;
  failed: number;
}

export async function reconcile(run: Reconciliation): Promise<ReconciliationReport> {
  const report = { oldestOpenAgeSeconds: 0, resent: 0, closedUnknown: 0, failed: 0 };
  for (const shard of openShards) {
    const due = await run.submissions.dueOpen({ shard, limit: ROWS_PER_SHARD });
    for (let start = 0; start < due.length; start += AT_ONCE) {
      const batch = due.slice(start, start + AT_ONCE);
      await Promise.all(batch.map((key) => reconcileOne(key, run, report)));
    }
  }
  report.oldestOpenAgeSeconds = await oldestAge(run);
  return report;
}

/** Of every open row, so that one between two re-sends an hour apart is told of at every run. */
async function oldestAge({ submissions, now }: Reconciliation): Promise<number> {
  const opened = await Promise.all(openShards.map((shard) => submissions.oldestOpen(shard)));
  const ages = opened.map((time) => (time ? (now().getTime() - Date.parse(time)) / 1000 : 0));
  return Math.max(0, ...ages);
}

/** One row's failure must not keep the others waiting. */
async function reconcileOne(key: OpenKey, run: Reconciliation, report: ReconciliationReport) {
  try {
    // The index lags: only the row itself says what is due.
    const row = await run.submissions.get(key.userId, key.id);
    const step = row && nextStep(row, run.now());
    if (!step) return;
    if (step === 'close') {
      if (await run.submissions.closeUnknown(row, run.retentionDays)) report.closedUnknown += 1;
      return;
    }
    // Sent before it is marked: a message too many is harmless, one too few is a delay.
    await run.queue.send({ userId: row.userId, submissionId: row.id });
    await run.submissions.markResent(row);
    report.resent += 1;
  } catch (error: unknown) {
    report.failed += 1;
    run.logger.error('A submission was not reconciled', {
      submissionId: key.id,
      error: asError(error),
    });
  }
}

function nextStep(row: SubmissionRow, now: Date): 'resend' | 'close' | undefined {
  if (isFinal(row.status) || row.dueAt === undefined || new Date(row.dueAt) > now) return undefined;
  if (row.leaseUntil !== undefined && new Date(row.leaseUntil) > now) return undefined;
  return row.fencedAt === undefined ? 'resend' : 'close';
}
