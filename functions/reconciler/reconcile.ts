/**
 * One run over the open submission rows: first the rows whose attempt died, then other due rows,
 * until the time is over. Sends a new queue message for each row that may be attempted, and closes
 * rows that must not be attempted again.
 */
import { isCanary } from '../../contract/canary.ts';
import { asError } from '../../contract/errors.ts';
import { isLeased } from '../../contract/submission-lease.ts';
import { isFinal, type SubmissionRow } from '../../contract/submission.ts';
import type { SubmissionKey } from '../stores/submissions/conditional-update.ts';
import { ageingShards, allShards, isHeld, isQueued } from '../stores/submissions/open-lanes.ts';
import { isOverAge } from '../stores/submissions/row-lifetime.ts';
import { deadAttempts, dueRows } from './due-rows.ts';
import { QueueProgress, queueProgress } from './queue-progress.ts';
import type { Reconciliation } from './reconciliation.ts';

const AT_ONCE = 25;

export interface ReconciliationReport {
  oldestOpenAgeSeconds: number;
  /** The number of open submissions, without those that wait for their form. */
  open: number;
  resent: number;
  closedUnknown: number;
  expired: number;
  failed: number;
}

export async function reconcile(run: Reconciliation): Promise<ReconciliationReport> {
  const report = {
    oldestOpenAgeSeconds: 0,
    open: 0,
    resent: 0,
    closedUnknown: 0,
    expired: 0,
    failed: 0,
  };
  if (!(await isAnyOpen(run))) return report;
  const { now } = run;
  for await (const keys of deadAttempts(run)) {
    await work(keys, { run, report, progress: new QueueProgress(now(), now()) });
  }
  const progress = await queueProgress(run);
  for await (const keys of dueRows(run, progress)) {
    if (!run.hasTime()) break;
    await work(keys, { run, report, progress });
  }
  report.open = await run.submissions.countAgeing();
  if (report.open > 0) report.oldestOpenAgeSeconds = await oldestAge(run);
  return report;
}

/**
 * Whether any row is open, including rows that wait for their form. A run in a stage without open
 * rows makes only this read: 8 read units instead of 18.
 */
async function isAnyOpen({ submissions }: Reconciliation): Promise<boolean> {
  const opened = await Promise.all(allShards.map((shard) => submissions.oldestOpen(shard)));
  return opened.some((time) => time !== undefined);
}

/**
 * The age of the oldest open row, except rows that wait for their form. Rows that are not due count
 * too, so a row that waits an hour between two re-sends is reported in every run.
 */
async function oldestAge({ submissions, now }: Reconciliation): Promise<number> {
  const opened = await Promise.all(ageingShards.map((shard) => submissions.oldestOpen(shard)));
  const ages = opened.map((time) => (time ? (now().getTime() - Date.parse(time)) / 1000 : 0));
  return Math.max(0, ...ages);
}

interface Work {
  run: Reconciliation;
  report: ReconciliationReport;
  progress: QueueProgress;
}

async function work(keys: readonly SubmissionKey[], context: Work): Promise<void> {
  for (let start = 0; start < keys.length && context.run.hasTime(); start += AT_ONCE) {
    const batch = keys.slice(start, start + AT_ONCE);
    await Promise.all(batch.map((key) => reconcileOne(key, context)));
  }
}

/** One row's failure must not stop the run for the others. */
async function reconcileOne(key: SubmissionKey, { run, report, progress }: Work): Promise<void> {
  try {
    // The index may be out of date, so the row itself is read to check that it is due.
    const row = await run.submissions.get(key.userId, key.id);
    const step = row && nextStep(row, run, progress);
    if (step) await take(step, row, run, report);
  } catch (error: unknown) {
    report.failed += 1;
    run.logger.error('A submission was not reconciled', {
      submissionId: key.id,
      error: asError(error),
    });
  }
}

type Step = 'resend' | 'close' | 'expire';

async function take(
  step: Step,
  row: SubmissionRow,
  run: Reconciliation,
  report: ReconciliationReport,
): Promise<void> {
  const { submissions, queue } = run;
  // Canary leads, which only test the service, are not counted in the metrics of leads.
  const one = isCanary(row.userId) ? 0 : 1;
  if (step === 'close') {
    // The note that the form may have received the lead is written before the row is closed. After
    // a crash in between, the row is still open, so the next run repeats both writes.
    await run.noteSent?.(row, true);
    await run.tellUndecided?.(row.userId);
    if (await submissions.closeUnknown(row, run.retentionDays)) report.closedUnknown += one;
  } else if (step === 'expire') {
    if (await submissions.closeExpired(row, run)) report.expired += one;
  } else {
    // The message is sent before the row is marked as sent: a second message is harmless, but a
    // missing message delays the lead.
    await queue.send({ userId: row.userId, submissionId: row.id });
    await submissions.markResent(row);
    report.resent += one;
  }
}

function nextStep(
  row: SubmissionRow,
  { now, maxOpenDays }: Reconciliation,
  progress: QueueProgress,
): Step | undefined {
  if (isFinal(row.status) || row.dueAt === undefined || isLeased(row, now())) return undefined;
  if (row.fencedAt !== undefined) return 'close';
  if (isOverAge(row, maxOpenDays, now())) return 'expire';
  // A row that waits for its form is handled only if the form takes leads again.
  if (isHeld(row)) return 'resend';
  const until = isQueued(row) ? progress.passed(row) : now();
  return until !== undefined && new Date(row.dueAt) <= until ? 'resend' : undefined;
}
