/**
 * The one way the functions log: structured, with the request id, one logger per handler made at
 * module top. Callers log ids and counts, never an event, a key or a lead's personal data.
 *
 * What a function catches is no error of Lambda's and would ring no alarm. So an `error` line says
 * that work was not done, a `warn` line that a step beside it failed, and both are counted here, where
 * no catch can forget it.
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
