/** Finds a stage's tables by their names, or the tables that AWS restored under other names. */
import { paginateListTables, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface StageTable {
  /**
   * The table's logical id in the template, which stays the same when the stage is deployed again.
   */
  logicalId: string;
  name: string;
}

/** Tables that have no backups, because their items expire within a day or a week. */
const fleeting = ['WebhookIdempotencyTable', 'AllowancesTable'];

/**
 * @param suffix the text that was appended to the names of restored tables; empty for the stage's
 * own tables.
 */
export async function stageTables(
  client: DynamoDBClient,
  stackName: string,
  suffix = '',
): Promise<StageTable[]> {
  const prefix = `${stackName}-`;
  const found: StageTable[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    for (const name of TableNames) {
      if (!name.startsWith(prefix) || !name.endsWith(suffix)) continue;
      const own = name.slice(prefix.length, name.length - suffix.length);
      const [, logicalId] = /^(\w+)-\w+$/.exec(own) ?? [];
      if (logicalId === undefined || fleeting.some((one) => logicalId.startsWith(one))) continue;
      found.push({ logicalId, name });
    }
  }
  return found;
}
