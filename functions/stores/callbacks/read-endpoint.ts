/** Reads an endpoint with its address and secrets, for the function that calls it. */
import type { EndpointRow } from '../../../contract/callbacks.ts';
import { endpointKey, readOne, type CallbackTable, type EndpointKey } from './callback-table.ts';

export type ReadEndpoint = (key: EndpointKey) => Promise<EndpointRow | undefined>;

export function createReadEndpoint(table: CallbackTable): ReadEndpoint {
  return (key) => readOne<EndpointRow>(table, endpointKey(key));
}
