/**
 * Runs one action for many submissions, a few at a time. A failed submission does not delay the
 * others. If the service refuses one submission because of the user's limit, the task ends, because
 * the service would refuse all other submissions too.
 */
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { messageOf, ServiceError } from '../../../shared/service/service-error.ts';

const AT_A_TIME = 4;

export interface WorkReport {
  done: number;
  succeeded: number;
  failures: { name: string; message: string }[];
}

interface WorkThrough {
  rows: readonly SubmissionRowView[];
  act: (row: SubmissionRowView) => Promise<unknown>;
  signal: AbortSignal;
  onProgress: (report: WorkReport) => void;
}

export async function workThrough({
  rows,
  act,
  signal,
  onProgress,
}: WorkThrough): Promise<WorkReport> {
  const report: WorkReport = { done: 0, succeeded: 0, failures: [] };
  const waiting = rows.values();
  let isLimited = false;
  const work = async () => {
    for (const row of waiting) {
      if (signal.aborted || isLimited) return;
      try {
        await act(row);
        report.succeeded += 1;
      } catch (error: unknown) {
        report.failures.push({ name: row.name, message: messageOf(error) });
        isLimited ||= error instanceof ServiceError && error.type === 'RateLimited';
      }
      report.done += 1;
      onProgress({ ...report, failures: [...report.failures] });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return report;
}
