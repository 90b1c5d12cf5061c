/** The endpoints of a user that are disabled, for the digest, which may read no address. */
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
