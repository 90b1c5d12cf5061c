/** The endpoints of a user that are disabled, for the digest, which may read no address. */
import type { EndpointRow, HealthRow } from '../../../contract/callbacks.ts';
import {
  endpointOfHealth,
  endpointPrefix,
  healthPrefix,
  readAll,
  type CallbackTable,
} from './callback-table.ts';

export async function readDisabledCallbacks(
  table: CallbackTable,
  userId: string,
): Promise<Pick<EndpointRow, 'id' | 'host' | 'kind'>[]> {
  const healths = await readAll<HealthRow, 'sortKey' | 'disabledAt'>(table, {
    ...{ userId, prefix: healthPrefix, attributes: ['sortKey', 'disabledAt'] },
  });
  const disabled = healths.filter(({ disabledAt }) => disabledAt !== undefined);
  if (disabled.length === 0) return [];
  const ids = new Set(disabled.map(({ sortKey }) => endpointOfHealth(sortKey)));
  const endpoints = await readAll<EndpointRow, 'id' | 'host' | 'kind'>(table, {
    ...{ userId, prefix: endpointPrefix, attributes: ['id', 'host', 'kind'] },
  });
  return endpoints.filter(({ id }) => ids.has(id));
}
