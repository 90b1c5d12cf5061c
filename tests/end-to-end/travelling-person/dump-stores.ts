/** Everything that a local cloud has written: each table, and each file with its name. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { portsFrom } from '../../../local-cloud/ports.ts';
import type { Stage } from '../stage.ts';

export interface Dumped {
  /** The name of the table, or the path of the file, that contains the text. */
  place: string;
  text: string;
}

/** The table server's own files, which are left out: the tables are read through the server. */
const TABLES_FOLDER = 'dynamodb';

/**
 * @param since leaves out the files that were last written before this time, such as deployed code
 * and the site.
 */
export async function dumpStores({ outputs, local }: Stage, since: Date): Promise<Dumped[]> {
  if (!local) throw new Error('Only the stores of a local cloud can be read');
  const ports = portsFrom(Number(new URL(outputs.SiteUrl).port));
  const printed = { place: 'printed', text: local.printed() };
  const dumped = await Promise.all([dumpTables(ports.database), dumpFiles(local.dataDir, since)]);
  return [printed, ...dumped.flat()];
}

async function dumpTables(port: number): Promise<Dumped[]> {
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({ region: 'eu-west-1', endpoint, credentials });
  const documents = DynamoDBDocumentClient.from(client);
  try {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    return await Promise.all(
      TableNames.map(async (TableName) => ({
        place: `table ${TableName}`,
        text: await readTable(documents, TableName),
      })),
    );
  } finally {
    client.destroy();
  }
}

async function readTable(client: DynamoDBDocumentClient, TableName: string): Promise<string> {
  const items: unknown[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ...(start && { ExclusiveStartKey: start }) }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items.map((item) => JSON.stringify(item)).join('\n');
}

async function dumpFiles(dataDir: string, since: Date): Promise<Dumped[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(TABLES_FOLDER));
  const dumped = await Promise.all(
    files.map(async (file) => {
      // The running cloud may delete a listed file before the file is read.
      const written = await stat(path.join(dataDir, file)).catch(() => undefined);
      if (!written || written.mtime < since) return [];
      const text = await readFile(path.join(dataDir, file), 'latin1').catch(() => '');
      // The name of a file is searched like its content.
      return [{ place: file, text: `${file}\n${text}` }];
    }),
  );
  return dumped.flat();
}
