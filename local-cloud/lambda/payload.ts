/** Reads the parts of a function's answer that AWS services use. */
import { isRecord } from '../../contract/is-record.ts';

/** The error message in the answer of a failed function. */
export function errorMessageOf(payload: unknown): string | undefined {
  const message = isRecord(payload) ? payload['errorMessage'] : undefined;
  return typeof message === 'string' ? message : undefined;
}

/**
 * The items of a batch that the function reports as failed; undefined if the answer has no such
 * report.
 */
export function failedItemsOf(payload: unknown): { itemIdentifier?: string }[] | undefined {
  const items = isRecord(payload) ? payload['batchItemFailures'] : undefined;
  return Array.isArray(items) ? items : undefined;
}
