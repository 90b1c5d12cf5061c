/**
 * Prints one line of progress: how many files have ended, what failed and about how many minutes
 * are left.
 */
import { MINUTE_MS } from '../../contract/time-units.ts';
import type { Part } from '../part.ts';
import { expectedSeconds } from './expected-seconds.ts';
import type { FileResult } from './news.ts';

/**
 * How often a new line is printed if the output is not a terminal, where the last line can't be
 * replaced.
 */
const LINE_EVERY_MS = MINUTE_MS;
const CLEAR_LINE = '\r\u001b[2K';

export class Progress {
  private readonly started = performance.now();
  private readonly files: readonly string[];
  private readonly part: Part;
  private readonly out: NodeJS.WriteStream;
  /** The last result of each file: the result of a second try replaces the first result. */
  private readonly done = new Map<string, { passed: number; failed: number }>();
  private printed = this.started;

  constructor(files: readonly string[], part: Part, out: NodeJS.WriteStream = process.stderr) {
    this.files = files;
    this.part = part;
    this.out = out;
  }

  fileEnded({ file, tests, loadError }: FileResult): void {
    const failed = tests.filter(({ status }) => status === 'failed');
    this.done.set(file, {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: failed.length + (loadError === undefined ? 0 : 1),
    });
    // The reason of a failure is printed at once, because an interrupted run prints no list of its
    // failures.
    for (const { name, reason } of failed) {
      this.say(`failed: ${file} › ${name}\n  ${reason.trimStart().split('\n', 1).join('')}`);
    }
    if (loadError !== undefined) this.say(`failed: ${file} (it could not be loaded)`);
    this.show();
  }

  /** Prints a line that stays: the progress line does not replace it. */
  say(text: string): void {
    this.out.write(`${this.out.isTTY ? CLEAR_LINE : ''}${text}\n`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write(CLEAR_LINE);
  }

  private show(): void {
    if (this.out.isTTY) {
      this.out.write(`${CLEAR_LINE}${this.line()}`);
    } else if (performance.now() - this.printed > LINE_EVERY_MS) {
      this.printed = performance.now();
      this.out.write(`${this.line()}\n`);
    }
  }

  private line(): string {
    const results = [...this.done.values()];
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    const files = `${this.done.size} of ${this.files.length} files`;
    return `${files}, ${passed} passed, ${failed} failed, ${this.timeLeft()}`;
  }

  /**
   * Estimates the remaining time from the usual durations of the files and the speed of this run so
   * far.
   */
  private timeLeft(): string {
    const sum = (files: readonly string[]) =>
      files.reduce((seconds, file) => seconds + expectedSeconds(file, this.part), 0);
    const done = sum([...this.done.keys()]);
    const elapsed = (performance.now() - this.started) / 1000;
    const left = (sum(this.files) - done) * (elapsed / done);
    return left < 60 ? 'less than a minute left' : `about ${Math.ceil(left / 60)} minutes left`;
  }
}
