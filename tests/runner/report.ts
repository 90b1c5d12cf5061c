/** The results of a run, and the texts that are printed at its end. */
import type { LeftProcess } from '../../local-cloud/processes/run.ts';
import type { FileResult } from './news.ts';

export interface Failure {
  file: string;
  /** The test's title; absent if the whole file failed. */
  test?: string;
  reason: string;
  /** The path of the log file of the Jest process that ran the test. */
  log: string;
}

/** A file or folder that tests left in the run's folder for temporary files. */
export interface LeftFolder {
  name: string;
  /** The test files that were running when the file or folder was made. */
  during: string[];
}

export interface Outcome {
  results: FileResult[];
  failures: Failure[];
  /** The first failures of files that passed at their second try. */
  secondTry: Failure[];
  left: LeftProcess[];
  leftFolders: LeftFolder[];
}

const LINES_OF_A_REASON = 25;
/** Matches lines of a stack trace that do not come from the test's own code. */
const ofJest =
  /^\s+at .*(node_modules\/(@?jest|p-limit)|node:internal|new Promise \(<anonymous>\))/;

export function countsOf({ results, failures, left, leftFolders }: Outcome) {
  const tests = results.flatMap((result) => result.tests);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length + left.length + leftFolders.length,
    skipped: tests.filter(({ status }) => status === 'skipped'),
  };
}

export function failuresOf({ file, tests, loadError }: FileResult, log: string): Failure[] {
  if (loadError !== undefined) return [{ file, reason: loadError, log }];
  return tests
    .filter(({ status }) => status === 'failed')
    .map(({ name, reason }) => ({ file, test: name, reason, log }));
}

export function describeFailure({ file, test, reason, log }: Failure): string {
  const lines = reason.split('\n').filter((line) => !ofJest.test(line));
  const shown = lines.slice(0, LINES_OF_A_REASON);
  if (lines.length > shown.length) shown.push(`… ${lines.length - shown.length} more lines`);
  return [
    test === undefined ? file : `${file} › ${test}`,
    ...shown.map((line) => `    ${line}`),
    `  again:  ${commandFor({ file, test })}`,
    `  output: ${log}`,
  ].join('\n');
}

/** The command that runs only this test again. */
export function commandFor({ file, test }: { file: string; test?: string | undefined }): string {
  if (test === undefined) return `npm test -- ${file}`;
  const pattern = test.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", String.raw`'\''`);
  return `npm test -- ${file} -t '${pattern}'`;
}

/** The lines that are printed at the end of a run; the last line has the counts. */
export function describe(outcome: Outcome): string[] {
  const { passed, failed, skipped } = countsOf(outcome);
  const andSkipped = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [
    ...outcome.secondTry.map((one) => `\npassed at the second try: ${describeFailure(one)}`),
    ...outcome.failures.map((one) => `\nfailed: ${describeFailure(one)}`),
    ...outcome.left.map(({ pid, command, ports }) => {
      const listening = ports.length > 0 ? `, listening on ${ports.join(', ')}` : '';
      return `\nfailed: process ${pid} was still running at the end${listening}: ${command}`;
    }),
    ...outcome.leftFolders.map(
      ({ name, during }) =>
        `\nfailed: ${name} was left in the folder for temporary files; it was made during ${during.join(' or ')}`,
    ),
    `\n${passed} passed, ${failed} failed${andSkipped}`,
  ];
}
