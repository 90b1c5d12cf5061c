/**
 * One conditional update of a submission row. Every update of an existing row uses this module, so
 * every update increases `version` and sets `updatedAt`. If the condition is false, the result is
 * undefined or false, and no exception is thrown.
 */
import type { SubmissionRow, SubmissionStatus } from '../../../contract/submission.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type SubmissionTable = TimedTable;

export interface SubmissionKey {
  userId: string;
  id: string;
}

/**
 * A row's key as read from an index of open rows; only keys from the index that is ordered by
 * `dueAt` have a `dueAt`.
 */
export interface OpenKey extends SubmissionKey {
  dueAt?: string;
}

export const rowOf = storedAs<SubmissionRow>();

type Writable = Omit<SubmissionRow, 'userId' | 'id' | 'version' | 'updatedAt' | 'createdAt'>;

export interface RowChange {
  set: Partial<Writable>;
  remove?: readonly (keyof Writable)[];
}

/** The condition of a write. Names of attributes are written as `#name`, values as `:name`. */
export interface Guard {
  condition: string;
  values: Record<string, unknown>;
}

/**
 * @returns the row after the write, or undefined if the guard (the write's condition) was false.
 */
export async function updateRow(
  table: SubmissionTable,
  key: SubmissionKey,
  change: RowChange,
  guard: Guard,
): Promise<SubmissionRow | undefined> {
  const update = updateOf(table, key, change, guard);
  const output = await updateIf(table.client, { ...update, ReturnValues: 'ALL_NEW' });
  return rowOf(output?.Attributes);
}

/**
 * Like `updateRow`, but for a function that may not read the row.
 * @returns whether the guard (the write's condition) was true.
 */
export async function writeRow(
  table: SubmissionTable,
  key: SubmissionKey,
  change: RowChange,
  guard: Guard,
): Promise<boolean> {
  const update = updateOf(table, key, change, guard);
  return (await updateIf(table.client, { ...update, ReturnValues: 'NONE' })) !== undefined;
}

function updateOf(
  { table, now }: SubmissionTable,
  { userId, id }: SubmissionKey,
  { set, remove = [] }: RowChange,
  guard: Guard,
) {
  const values: Record<string, unknown> = { ':one': 1, ':updatedAt': now().toISOString() };
  let update = 'SET #version = #version + :one, #updatedAt = :updatedAt';
  for (const [field, value] of Object.entries(set)) {
    if (value === undefined) continue;
    update += `, #${field} = :set_${field}`;
    values[`:set_${field}`] = value;
  }
  if (remove.length > 0) update += ` REMOVE ${remove.map((field) => `#${field}`).join(', ')}`;
  return {
    TableName: table,
    Key: { userId, id },
    UpdateExpression: update,
    ConditionExpression: guard.condition,
    ExpressionAttributeNames: namesIn(`${update} ${guard.condition}`),
    ExpressionAttributeValues: { ...guard.values, ...values },
  };
}

/** The guard (write condition) that `status` is one of the given statuses. */
export function statusIn(statuses: readonly SubmissionStatus[]): Guard {
  const values = Object.fromEntries(statuses.map((status) => [`:is_${status}`, status]));
  return { condition: `#status IN (${Object.keys(values).join(', ')})`, values };
}

/** The guard (write condition) that nobody has written the row since it was read. */
export function unchanged({ version }: Pick<SubmissionRow, 'version'>): Guard {
  return { condition: '#version = :version', values: { ':version': version } };
}

export function both(one: Guard, other: Guard): Guard {
  return {
    condition: `${one.condition} AND ${other.condition}`,
    values: { ...one.values, ...other.values },
  };
}

/**
 * Caches the attribute names of an expression. There are only some dozens of kinds of writes, and
 * all writes of one kind have the same expressions.
 */
const knownNames = new Map<string, Record<string, string>>();
const MOST_KNOWN = 500;

function namesIn(expression: string): Record<string, string> {
  const known = knownNames.get(expression);
  if (known) return known;
  const names: Record<string, string> = {};
  for (const placeholder of expression.match(/#\w+/g) ?? [])
    names[placeholder] = placeholder.slice(1);
  if (knownNames.size < MOST_KNOWN) knownNames.set(expression, names);
  return names;
}
