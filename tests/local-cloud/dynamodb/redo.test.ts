import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, type Engine } from '../../../local-cloud/dynamodb/engine.ts';
import { withRedo } from '../../../local-cloud/dynamodb/redo.ts';
import { untilActive } from '../../../local-cloud/dynamodb/resource-types.ts';

const TableName = 'rows';
const attribute = (name: string) => ({ AttributeName: name, AttributeType: 'S' });
const key = (name: string) => ({ AttributeName: name, KeyType: 'HASH' });
const item = (lane: string) => ({ id: { S: 'a' }, lane: { S: lane } });
let folder: string;
let engine: Engine;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redo-'));
  engine = openEngine();
  await engine.call('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [key('id')],
    AttributeDefinitions: [attribute('id'), attribute('lane')],
    GlobalSecondaryIndexes: [
      { IndexName: 'open', KeySchema: [key('lane')], Projection: { ProjectionType: 'KEYS_ONLY' } },
    ],
  });
  // dynalite (the database engine) activates a new table some time after its creation.
  await untilActive(engine, TableName);
  await engine.call('PutItem', { TableName, Item: item('queued') });
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

test('the database engine answers running calls before it closes', async () => {
  const reads = Array.from({ length: 50 }, () => rowsIn('queued'));
  const closed = engine.close();
  await expect(rowsIn('queued')).rejects.toThrow('closed');
  expect(new Set(await Promise.all(reads))).toEqual(new Set([1]));
  await closed;
});

async function rowsIn(lane: string): Promise<number> {
  const { body } = await engine.call('Query', {
    TableName,
    IndexName: 'open',
    KeyConditionExpression: 'lane = :lane',
    ExpressionAttributeValues: { ':lane': { S: lane } },
  });
  return Number(body['Count']);
}

/**
 * Simulates a process that is killed during a write. Before the write it has stored a note: a file
 * that describes the write. The item is still unchanged.
 */
async function dieWriting(before: Engine): Promise<void> {
  const dying = { ...before, call: before.call };
  dying.call = (operation, input) =>
    operation === 'PutItem' ? Promise.reject(new Error('killed')) : before.call(operation, input);
  const redo = withRedo(dying, folder);
  await redo.protect(TableName, ['id']);
  await expect(redo.call('PutItem', { TableName, Item: item('running') })).rejects.toThrow();
}

test('an interrupted write is completed at the next start', async () => {
  await dieWriting(engine);
  await withRedo(engine, folder).protect(TableName, ['id']);
  expect([await rowsIn('queued'), await rowsIn('running')]).toEqual([0, 1]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a write that took effect is not repeated', async () => {
  await dieWriting(engine);
  await engine.call('PutItem', { TableName, Item: item('done') });
  await withRedo(engine, folder).protect(TableName, ['id']);
  expect([await rowsIn('done'), await rowsIn('running')]).toEqual([1, 0]);
});

test('finished writes leave no note; incomplete notes are ignored', async () => {
  writeFileSync(join(folder, '1-1.json'), '{"operation":"Put');
  const redo = withRedo(engine, folder);
  await redo.protect(TableName, ['id']);
  await redo.call('PutItem', { TableName, Item: item('running') });
  expect(readdirSync(folder)).toEqual([]);
  expect(await rowsIn('running')).toBe(1);
});
