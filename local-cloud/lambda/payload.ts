/** Parts of a function's answer that AWS services read. */
import { isRecord } from '../../contract/is-record.ts';

/** The message of a function's error. */
export function errorMessageOf(payload: unknown): string | undefined {
  const message = isRecord(payload) ? payload['errorMessage'] : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** The items of a batch that the function reports as failed; undefined if it reports none. */
export function failedItemsOf(payload: unknown): { itemIdentifier?: string }[] | undefined {
  const items = isRecord(payload) ? payload['batchItemFailures'] : undefined;
  return Array.isArray(items) ? items : undefined;
}
