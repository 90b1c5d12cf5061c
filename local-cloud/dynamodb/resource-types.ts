/** DynamoDB's resource types: tables, with their stream and time to live. */
import * as z from 'zod';
import type { PhysicalNames } from '../template/physical-names.ts';
import { flag, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region, TemplateError } from '../template/template.ts';
import type { Engine, TableDescription, KeyElement } from './engine.ts';
import { startExpiry } from './expiry.ts';
import type { DatabaseFront } from './front.ts';
import type { RedoEngine } from './redo.ts';
import { createStream, type TableStream } from './stream.ts';

export interface DatabaseOptions {
  engine: RedoEngine;
  front: DatabaseFront;
  names: PhysicalNames;
  /** The map to which every table's stream is added, for the event source mappings. */
  streams: Map<string, TableStream>;
  /** Registers a function that is called when the cloud stops. */
  onClose: (stop: () => void) => void;
}

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const projection = z.object({
  ProjectionType: z.string(),
  NonKeyAttributes: z.array(z.string()).optional(),
});

const tableSchema = z.object({
  TableName: z.string().optional(),
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z
    .array(z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: projection }))
    .optional(),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z
    .object({ AttributeName: z.string().optional(), Enabled: flag })
    .optional(),
});
type TableProperties = z.output<typeof tableSchema>;

export function databaseTypes(options: DatabaseOptions): ResourceTypes {
  const table = resourceType(tableSchema, (properties, logicalId) =>
    createTable(options, properties, logicalId),
  );
  return { 'AWS::DynamoDB::Table': table, 'AWS::DynamoDB::GlobalTable': table };
}

async function createTable(options: DatabaseOptions, table: TableProperties, logicalId: string) {
  const { engine, front, names, streams, onClose } = options;
  const name = table.TableName ?? names.named(logicalId);
  const arn = `arn:aws:dynamodb:${region}:${account}:table/${name}`;
  await createOrKeep(engine, name, table);
  const stream = createStream({
    arn: `${arn}/stream/2026-01-01T00:00:00.000`,
    viewType: table.StreamSpecification?.StreamViewType ?? 'KEYS_ONLY',
  });
  const keyAttributes = table.KeySchema.map(({ AttributeName }) => AttributeName);
  if (table.GlobalSecondaryIndexes) await engine.protect(name, keyAttributes);
  const streamed = { name, keyAttributes, stream };
  if (table.StreamSpecification) {
    front.streamed(streamed);
    streams.set(stream.arn, stream);
  }
  const expiry = table.TimeToLiveSpecification;
  if (expiry?.Enabled && expiry.AttributeName) {
    onClose(
      startExpiry({
        engine,
        writes: front.writes,
        table: streamed,
        attribute: expiry.AttributeName,
      }),
    );
  }
  return {
    ref: name,
    attributes: { Arn: arn, TableId: names.id(logicalId, 12), StreamArn: stream.arn },
  };
}

/** Keeps a table from an earlier run if the table's keys and indexes still match the template. */
async function createOrKeep(engine: Engine, name: string, table: TableProperties): Promise<void> {
  const { Table: kept } = (await engine.call('DescribeTable', { TableName: name })).body;
  if (kept) {
    if (shape(kept) === shape(table)) return;
    throw new TemplateError(
      `The kept table ${name} has other keys or indexes than the template; ` +
        'empty the local data with `npm start -- --reset`',
    );
  }
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = table;
  const created = await engine.call('CreateTable', {
    TableName: name,
    KeySchema,
    AttributeDefinitions,
    BillingMode,
    ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes } : {}),
  });
  if (created.status !== 200) {
    throw new TemplateError(`The table ${name} is refused: ${JSON.stringify(created.body)}`);
  }
  await untilActive(engine, name);
}

/** dynalite refuses reads and writes until a new table is active. */
export async function untilActive(engine: Engine, name: string): Promise<void> {
  for (;;) {
    const { Table } = (await engine.call('DescribeTable', { TableName: name })).body;
    if (Table?.TableStatus === 'ACTIVE') return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function shape(
  table: Pick<TableDescription, 'KeySchema' | 'GlobalSecondaryIndexes'> | TableProperties,
) {
  const indexes = (table.GlobalSecondaryIndexes ?? [])
    .map(({ IndexName, KeySchema }) => [IndexName, canonical(KeySchema)])
    .sort();
  return JSON.stringify([canonical(table.KeySchema), indexes]);
}

function canonical(keys: readonly KeyElement[]): string[] {
  return keys.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).sort();
}
