/** Reads an endpoint with its address and secrets, for the function that calls it. */
import type { EndpointRow } from '../../../contract/callbacks.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { endpointKey, type CallbackTable, type EndpointKey } from './callback-table.ts';

export type ReadEndpoint = (key: EndpointKey) => Promise<EndpointRow | undefined>;

export function createReadEndpoint(table: CallbackTable): ReadEndpoint {
  return (key) => readItem<EndpointRow>(table, endpointKey(key));
}
