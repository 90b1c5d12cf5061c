/**
 * The messages from a Jest process to the runner. Jest's reporter in that process sends them over
 * IPC.
 */

export interface TestResult {
  /**
   * The titles of the describe blocks around the test, then the test's own title, separated by
   * spaces.
   */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Why the test failed, with the stack trace; empty if the test passed. */
  reason: string;
}

export interface FileResult {
  /** The file's path, relative to the repository. */
  file: string;
  /** When the tests of the file began, in milliseconds since 1970. */
  started: number;
  seconds: number;
  tests: TestResult[];
  /** Why no test of the file could run. If it is set, `tests` is empty. */
  loadError?: string;
}

export type News =
  | { kind: 'file started'; file: string }
  | { kind: 'test started'; file: string; test: string }
  | { kind: 'test ended' }
  | { kind: 'file ended'; result: FileResult }
  | { kind: 'all ended' }
  /**
   * What keeps the process open. Sent only if the process still runs some seconds after its last
   * result.
   */
  | { kind: 'still open'; open: string[] };
