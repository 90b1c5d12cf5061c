/**
 * Jest's reporter in each process that the runner starts. It sends each result to the runner as
 * soon as Jest reports it. If the process is still running some seconds after its last result, it
 * also sends what keeps the process open.
 */
import path from 'node:path';
import type { FileResult, News, TestResult } from './news.ts';
import { OpenHandles } from './open-handles.ts';

/**
 * If the process has not exited this long after its last result, the reporter sends what keeps the
 * process open. The runner then waits another five seconds before it kills the process.
 */
const STILL_OPEN_MS = 5_000;

const repository = path.resolve(import.meta.dirname, '../..');
const relative = (file: string) => path.relative(repository, file).replaceAll(path.sep, '/');

const statuses: Record<string, TestResult['status']> = { passed: 'passed', failed: 'failed' };

/** The members of Jest's result for a test file that this reporter reads. */
interface FileReport {
  testFilePath: string;
  perfStats: { start: number; end: number };
  testResults: { fullName: string; status: string; failureMessages: string[] }[];
  testExecError?: { message: string };
  failureMessage?: string | null;
}

function resultOf(report: FileReport): FileResult {
  return {
    file: relative(report.testFilePath),
    started: report.perfStats.start,
    seconds: (report.perfStats.end - report.perfStats.start) / 1000,
    tests: report.testResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      status: statuses[status] ?? 'skipped',
      reason: failureMessages.join('\n'),
    })),
    ...(report.testExecError && {
      loadError: report.failureMessage ?? report.testExecError.message,
    }),
  };
}

/** Jest calls these methods, so their names are Jest's. */
export default class ReportToRunner {
  private readonly handles = new OpenHandles();

  onTestFileStart({ path: file }: { path: string }): void {
    send({ kind: 'file started', file: relative(file) });
  }

  onTestCaseStart({ path: file }: { path: string }, { fullName }: { fullName: string }): void {
    send({ kind: 'test started', file: relative(file), test: fullName });
  }

  onTestCaseResult(): void {
    send({ kind: 'test ended' });
  }

  onTestFileResult(_test: unknown, report: FileReport): void {
    this.handles.note(relative(report.testFilePath));
    send({ kind: 'file ended', result: resultOf(report) });
  }

  onRunComplete(): void {
    send({ kind: 'all ended' });
    setTimeout(
      () => send({ kind: 'still open', open: this.handles.describe() }),
      STILL_OPEN_MS,
    ).unref();
  }
}

function send(news: News): void {
  process.send?.(news);
}
