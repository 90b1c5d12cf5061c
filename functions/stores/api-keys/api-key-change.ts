/** Changes an API key's name, expiry or form. A key's scopes never change. */
import type { ApiKeyLookup, ApiKeyRow } from '../../../contract/api-key.ts';
import { Refusal } from '../../../contract/errors.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import {
  changeableOfLookup,
  changeLookup,
  findApiKey,
  type LookupChange,
} from './api-key-lookup.ts';
import {
  endAhead,
  noSuchKey,
  readRow,
  toApiKey,
  type ApiKey,
  type ApiKeyTables,
} from './api-key-rows.ts';

export interface ApiKeyChange {
  userId: string;
  id: string;
  keyName?: string;
  /** The new expiry; `null` removes the expiry. */
  expiresAt?: Date | null;
  /**
   * The new form, which the caller has checked to be the user's; `null` removes the form. Refused
   * for a key that may use one form only, because the key would then read another form's leads.
   */
  formId?: string | null;
  /** Whether the webhook uses `target` and `fields` of the key's leads. */
  takesForms?: boolean;
}

/**
 * Writes the look-up item before the owner's row, because the look-up item decides about access. If
 * a crash interrupts the change, repeating the call completes it.
 */
export async function update(tables: ApiKeyTables, change: ApiKeyChange): Promise<ApiKey> {
  const { client, lookupTable } = tables;
  const row = await readRow(tables, change.userId, change.id);
  const before = await findApiKey(client, lookupTable, row.keyHash);
  if (before?.keyId !== row.id) throw noSuchKey();
  if (before.onlyItsForm && change.formId !== undefined && change.formId !== before.formId) {
    throw new Refusal(
      'bad_request',
      'This API key is for one form only. Create another key for another form.',
    );
  }
  const wanted = lookupChange(tables, change, before);
  const names = changeableOfLookup.filter(
    (name) => name in wanted && wanted[name] !== before[name],
  );
  if (names.length > 0) {
    const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]));
    if (!(await changeLookup(client, lookupTable, before, changed))) throw noSuchKey();
  }
  const { keyName = row.keyName } = change;
  if (keyName !== row.keyName) await rename(tables, row, keyName);
  return toApiKey({ ...row, keyName }, { ...before, ...wanted });
}

function lookupChange(
  tables: ApiKeyTables,
  { expiresAt, formId, takesForms }: ApiKeyChange,
  before: ApiKeyLookup,
): LookupChange {
  return {
    ...(expiresAt !== undefined && { expiresAt: newEnd(tables, expiresAt, before) }),
    ...(formId !== undefined && { formId: formId ?? undefined }),
    ...(takesForms !== undefined && { takesForms }),
  };
}

/**
 * @returns the key's new expiry. An expiry in the past is refused, unless the key already has it.
 */
function newEnd(
  tables: ApiKeyTables,
  expiry: Date | null,
  { expiresAt }: ApiKeyLookup,
): string | undefined {
  if (expiry === null) return undefined;
  return expiry.toISOString() === expiresAt ? expiresAt : endAhead(tables, expiry).expiresAt;
}

async function rename(
  { client, keysTable }: ApiKeyTables,
  { userId, id }: ApiKeyRow,
  keyName: string,
): Promise<void> {
  const renamed = await updateIf(client, {
    TableName: keysTable,
    Key: { userId, id },
    UpdateExpression: 'SET keyName = :keyName',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':keyName': keyName },
  });
  if (!renamed) throw noSuchKey();
}
