/**
 * How all functions log: structured, with the request id, with one logger per handler. Each handler
 * creates its logger when its module is loaded. Callers log ids and counts, never an event, a key
 * or a lead's personal data.
 *
 * An error that a function catches does not count as an error of Lambda and would raise no alarm.
 * So an `error` line means that work was not done, and a `warn` line that a secondary step failed;
 * both are counted here, because a `catch` could forget to count them.
 */
import { Logger } from '@aws-lambda-powertools/logger';
import type { LogItemExtraInput, LogItemMessage } from '@aws-lambda-powertools/logger/types';
import { workMetrics } from '../../contract/metrics.ts';
import { createCounting, type Count } from './counting.ts';

class CountingLogger extends Logger {
  readonly #count: Count;

  constructor(serviceName: string) {
    super({ serviceName });
    this.#count = createCounting(serviceName);
  }

  override error(input: LogItemMessage, ...more: LogItemExtraInput): void {
    super.error(input, ...more);
    this.#count(workMetrics.failures);
  }

  override warn(input: LogItemMessage, ...more: LogItemExtraInput): void {
    super.warn(input, ...more);
    this.#count(workMetrics.warnings);
  }
}

export function createLogger(serviceName: string): Logger {
  return new CountingLogger(serviceName);
}
