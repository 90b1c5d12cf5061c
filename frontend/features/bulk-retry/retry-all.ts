/** Retries many submissions, a few at a time; one that fails does not hold up the others. */
import type { SubmissionRowView } from '../../service/operations.ts';
import { messageOf } from '../../service/service-error.ts';

const AT_A_TIME = 4;

export interface RetryReport {
  done: number;
  retried: number;
  failures: { name: string; message: string }[];
}

interface RetryAll {
  rows: readonly SubmissionRowView[];
  retry: (row: SubmissionRowView) => Promise<unknown>;
  signal: AbortSignal;
  onProgress: (report: RetryReport) => void;
}

export async function retryAll({ rows, retry, signal, onProgress }: RetryAll): Promise<void> {
  const report: RetryReport = { done: 0, retried: 0, failures: [] };
  const waiting = rows.values();
  const work = async () => {
    for (const row of waiting) {
      if (signal.aborted) return;
      try {
        await retry(row);
        report.retried += 1;
      } catch (error: unknown) {
        report.failures.push({ name: row.name, message: messageOf(error) });
      }
      report.done += 1;
      onProgress({ ...report, failures: [...report.failures] });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}
