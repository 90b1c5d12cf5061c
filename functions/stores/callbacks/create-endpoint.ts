/**
 * Creates an endpoint: takes one of the user's endpoint slots, then writes the endpoint. If a
 * creation is interrupted, repeating the call completes it. If the endpoint is removed during its
 * creation, nothing of it remains.
 */
import type { EndpointRow, NewEndpoint } from '../../../contract/callbacks.ts';
import { Refusal } from '../../../contract/errors.ts';
import { maskedSlack } from '../../../contract/slack.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { endpointKey, type CallbackTable } from './callback-table.ts';
import { hasSlot, slotOf, takeSlot } from './endpoint-slots.ts';
import { viewEndpoint, type Endpoint } from './endpoint-view.ts';
import { removeEndpoint } from './remove-endpoint.ts';

/** The maximum number of tries; a try fails only if an equal endpoint was removed during it. */
const MOST_TRIES = 3;

export interface EndpointTable extends CallbackTable {
  /** Creates a UUIDv7. */
  newId: () => string;
  /** Creates a secret that begins with `whsec_`. */
  newSecret: () => string;
}

export type ChosenEndpoint = NewEndpoint & Pick<EndpointRow, 'kind'>;

export async function createEndpoint(
  table: EndpointTable,
  userId: string,
  { address, events, formIds, withValues, kind }: ChosenEndpoint,
): Promise<{ endpoint: Endpoint; secret?: string }> {
  const chosen = {
    address,
    events: [...new Set(events)],
    ...(formIds && { formIds: [...new Set(formIds)] }),
    ...(withValues && { withValues }),
    ...(kind && { kind }),
  };
  const slot = slotOf(chosen);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const id = await takeSlot(table, { userId, slot, id: table.newId() });
    const row: EndpointRow = {
      ...{ ...endpointKey({ userId, endpointId: id }), id, ...chosen, slot },
      ...{
        host: kind ? maskedSlack(address) : new URL(address).host,
        secret: table.newSecret(),
        createdAt: table.now().toISOString(),
      },
    };
    const created = await complete(table, row);
    if (created) return created;
  }
  throw new Refusal('conflict', 'This callback is just being deleted. Add it again.');
}

/**
 * Writes the endpoint whose id the slot names, unless it was already written.
 * @returns undefined if the endpoint was removed during its creation; then nothing of it is left.
 */
async function complete(
  table: EndpointTable,
  row: EndpointRow,
): Promise<{ endpoint: Endpoint; secret?: string } | undefined> {
  const { userId, id, secret } = row;
  const key = { userId, endpointId: id };
  const isNew = await putIf(table.client, {
    TableName: table.table,
    ConditionExpression: 'attribute_not_exists(sortKey)',
    Item: row,
  });
  if (!(await hasSlot(table, row))) {
    await removeEndpoint(table, row);
    return undefined;
  }
  if (isNew) return { endpoint: viewEndpoint(row), secret };
  const found = await readItem<EndpointRow>(table, endpointKey(key));
  if (!found) return undefined;
  // The endpoint that was found may be this call's own, because the SDK repeats a write whose
  // answer was lost.
  const isOwn = found.secret === secret;
  return { endpoint: viewEndpoint(found), ...(isOwn && { secret }) };
}
