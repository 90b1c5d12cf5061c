/** A user's disabled endpoints, for the digest function, which may not read their addresses. */
import type { EndpointRow } from '../../../contract/callbacks.ts';
import { endpointPrefix, readAll, type CallbackTable } from './callback-table.ts';

type Disabled = Pick<EndpointRow, 'id' | 'host' | 'kind' | 'disabledAt'>;

export async function readDisabledCallbacks(
  table: CallbackTable,
  userId: string,
): Promise<Disabled[]> {
  const endpoints = await readAll<EndpointRow, keyof Disabled>(table, {
    ...{ userId, prefix: endpointPrefix, attributes: ['id', 'host', 'kind', 'disabledAt'] },
  });
  return endpoints.filter(({ disabledAt }) => disabledAt !== undefined);
}
