/** The definitions of the product's tables, for the databases of the tests. */
import { callbackLogIndexName, dueCallbacksIndexName } from '../../contract/callbacks.ts';
import { writtenIndexName } from '../../contract/events.ts';
import { dueIndexName } from '../../contract/follow-ups.ts';
import {
  oldestIndexName,
  openIndexName,
  referenceIndexName,
} from '../../contract/submission-indexes.ts';
import type { TableDefinition } from '../simulation/cloud/memory-table.ts';

const tables = {
  submissions: {
    partition: 'userId',
    sort: 'id',
    indexes: [
      { name: openIndexName, partition: 'openShard', sort: 'dueAt' },
      { name: oldestIndexName, partition: 'openShard', sort: 'openedAt' },
      { name: referenceIndexName, partition: 'referenceKey', sort: 'id' },
    ],
  },
  apiKeys: { partition: 'userId', sort: 'id' },
  apiKeyLookup: { partition: 'keyHash' },
  idempotency: { partition: 'id' },
  circuitBreakers: { partition: 'target' },
  allowances: { partition: 'userId' },
  accounts: { partition: 'userId' },
  people: { partition: 'person', sort: 'id' },
  firstLeads: { partition: 'id' },
  targetForms: { partition: 'userId', sort: 'sortKey' },
  origins: { partition: 'origin' },
  callbacks: {
    partition: 'userId',
    sort: 'sortKey',
    indexes: [
      { name: dueCallbacksIndexName, partition: 'dueShard', sort: 'dueAt' },
      { name: callbackLogIndexName, partition: 'logOf', sort: 'plannedAt' },
    ],
  },
  events: {
    partition: 'userId',
    sort: 'id',
    indexes: [{ name: writtenIndexName, partition: 'userId', sort: 'written', isWhole: true }],
  },
  followUps: {
    partition: 'userId',
    sort: 'sortKey',
    indexes: [{ name: dueIndexName, partition: 'dueKind', sort: 'dueAt' }],
  },
} satisfies Record<string, TableDefinition>;
export type TableName = keyof typeof tables;
export const tableDefinitions: Readonly<Record<TableName, TableDefinition>> = tables;
