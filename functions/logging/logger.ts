/**
 * The one way the functions log: structured, with the request id, one logger per handler made at
 * module top. Callers log ids and counts, never an event, a key or a lead's personal data.
 */
import { Logger } from '@aws-lambda-powertools/logger';

export function createLogger(serviceName: string): Logger {
  return new Logger({ serviceName });
}
