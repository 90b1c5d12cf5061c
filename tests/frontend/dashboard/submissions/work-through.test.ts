import { expect, test } from '@jest/globals';
import {
  workThrough,
  type WorkReport,
} from '../../../../frontend/dashboard/submissions/bulk/work-through.ts';
import { ServiceError } from '../../../../frontend/shared/service/service-error.ts';
import { buildRow } from './build-row.ts';

const rows = Array.from({ length: 100 }, (_, index) => buildRow(index));

async function worked(act: (tries: number) => void): Promise<WorkReport> {
  let tries = 0;
  let report: WorkReport = { done: 0, succeeded: 0, failures: [] };
  await workThrough({
    rows,
    signal: new AbortController().signal,
    onProgress: (progress) => (report = progress),
    act: () => Promise.resolve().then(() => act((tries += 1))),
  });
  return report;
}

test('a failure in a bulk task does not stop the rest', async () => {
  const report = await worked((tries) => {
    if (tries === 3) throw new ServiceError('It was retried a moment ago', { type: 'Conflict' });
  });
  expect(report).toMatchObject({ done: 100, succeeded: 99, failures: [{}] });
});

test("a bulk task that reaches a limit ends with the service's message", async () => {
  const message = 'You have 5,000 leads that are not finished.';
  const report = await worked((tries) => {
    if (tries > 10) throw new ServiceError(message, { type: 'RateLimited' });
  });
  expect(report.succeeded).toBe(10);
  expect(report.failures.length).toBeLessThan(5);
  expect(report.failures[0]).toMatchObject({ message });
});
