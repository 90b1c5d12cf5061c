/**
 * Copies a stage's tables to a folder and back. Each table is one file with one item per line, the
 * format of DynamoDB's exports to S3, so that such exports can be imported too.
 */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoredRow } from '../../../functions/stores/submissions/restored-row.ts';
import { putMissing, readItems, type Item } from './copy-table.ts';
import { stageTables } from './stage-tables.ts';
import { rowOf } from '../../../functions/stores/submissions/conditional-update.ts';

export interface RestoreDependencies {
  client: DynamoDBClient;
  stackName: string;
  /** The folder of the copies; it contains personal data of leads. */
  folder: string;
  leadRetentionDays: number;
  now: () => Date;
  tell: (line: string) => void;
}

/**
 * @param suffix the end of the names of the tables that AWS restored; empty to copy the stage's own
 * tables.
 */
export async function exportTables(
  { client, stackName, folder, tell }: RestoreDependencies,
  suffix = '',
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await stageTables(client, stackName, suffix);
  if (tables.length === 0) throw new Error(`There is no table ${stackName}-…${suffix}.`);
  for (const { logicalId, name } of tables) {
    const file = fileOf(folder, logicalId);
    writeFileSync(file, '', { mode: 0o600 });
    let count = 0;
    for await (const items of readItems(client, name)) {
      appendFileSync(file, items.map((item) => `${JSON.stringify({ Item: item })}\n`).join(''));
      count += items.length;
    }
    tell(`${name}: ${count} items copied`);
  }
}

/**
 * Writes the items that are missing in the stage's tables. Submissions are changed by `restoredRow`
 * first, so that no old lead is sent again.
 */
export async function importTables(dependencies: RestoreDependencies): Promise<void> {
  const { client, stackName, folder, tell } = dependencies;
  for (const { logicalId, name } of await stageTables(client, stackName)) {
    const file = fileOf(folder, logicalId);
    if (!existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const items = lines.map((line) => (JSON.parse(line) as { Item: Item }).Item);
    const wanted = logicalId.startsWith('SubmissionsTable') ? settle(items, dependencies) : items;
    const { put, kept } = await putMissing(client, name, wanted);
    const gone = items.length - wanted.length;
    tell(`${name}: ${put} items put back, ${kept} were there, ${gone} had ended`);
  }
}

function settle(items: Item[], { now, leadRetentionDays }: RestoreDependencies): Item[] {
  return items.flatMap((item) => {
    const row = restoredRow(rowOf(unmarshall(item)), now(), leadRetentionDays);
    return row ? [marshall(row, { removeUndefinedValues: true })] : [];
  });
}

const fileOf = (folder: string, logicalId: string) => join(folder, `${logicalId}.jsonl`);
