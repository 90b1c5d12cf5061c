/**
 * The items of rehearsals (trial runs of a form without submitting it), with their states: queued →
 * running → done or failed. A rehearsal that is queued or running for too long is read as failed,
 * for example because its message was lost.
 */
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import type {
  RehearsalFailure,
  RehearsalReport,
  RehearsalRow,
} from '../../../contract/rehearsal.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import type { TargetFormTable } from '../target-forms/target-form-rows.ts';
import { readItem, readPage } from '../dynamodb/read-items.ts';
import {
  freeForm,
  holdForm,
  takeForm,
  takeRehearsal,
  type AllowanceTable,
} from './rehearsal-allowance.ts';
import { storedAs } from '../dynamodb/stored-as.ts';

const rehearsalOf = storedAs<RehearsalRow>();

interface RehearsalTable extends AllowanceTable {
  newId: () => string;
}

interface RehearsalRequest {
  userId: string;
  formId: string;
  recipe?: Recipe;
  sample: Lead;
  fields: CustomValues;
}

type QueuedRequest = RehearsalRequest & Pick<RehearsalRow, 'trigger'>;

interface RehearsalId {
  userId: string;
  formId: string;
  id: string;
}

export type RehearsalEnd = { pictureKey?: string } & (
  { report: RehearsalReport } | { failure: RehearsalFailure }
);

export interface RehearsalStore {
  /**
   * Starts a rehearsal that counts for the user. @throws {Refusal} `rate_limited` or `conflict`.
   */
  request(request: RehearsalRequest): Promise<RehearsalRow>;
  /**
   * Starts a rehearsal by the service itself, which does not count for the user.
   * @returns undefined while another rehearsal of the form runs.
   */
  requestDaily(request: Omit<RehearsalRequest, 'recipe'>): Promise<RehearsalRow | undefined>;
  /**
   * Marks the rehearsal as running.
   * @returns undefined if the rehearsal already runs, has ended or is too old to begin.
   */
  start(rehearsal: RehearsalId): Promise<RehearsalRow | undefined>;
  /** Records the end of the rehearsal; changes nothing if it has already ended. */
  end(rehearsal: RehearsalId, end: RehearsalEnd): Promise<void>;
  read(userId: string, formId: string, id?: string): Promise<RehearsalRow | undefined>;
}

const KEPT_SECONDS = 7 * 24 * 60 * 60;
/**
 * After this time a queued rehearsal counts as failed: its message was lost, or too many rehearsals
 * wait.
 */
export const longestQueuedMs = 10 * 60_000;
/**
 * After this time a running rehearsal counts as failed. The time is longer than the rehearser's own
 * time-out.
 */
const LONGEST_RUNNING_MS = 3 * MINUTE_MS;

const rehearsalsOf = (formId: string) => `rehearsal#${formId}#`;
const keyOf = ({ userId, formId, id }: RehearsalId) => ({
  userId,
  sortKey: `${rehearsalsOf(formId)}${id}`,
});

export function createRehearsalStore(table: RehearsalTable): RehearsalStore {
  return {
    request: (rehearsal) => request(table, rehearsal),
    requestDaily: (rehearsal) => requestDaily(table, rehearsal),
    start: (rehearsal) => start(table, rehearsal),
    end: (rehearsal, ended) => end(table, rehearsal, ended),
    read: (userId, formId, id) => readRehearsal(table, userId, formId, id),
  };
}

/** Reads a rehearsal. @param id if omitted, the newest rehearsal is read. */
export async function readRehearsal(
  table: AllowanceTable,
  userId: string,
  formId: string,
  id?: string,
): Promise<RehearsalRow | undefined> {
  if (!isRowId(formId) || (id !== undefined && !isRowId(id))) return undefined;
  const row =
    id === undefined
      ? await newest(table, userId, formId)
      : await readItem<RehearsalRow>(table, {
          userId,
          sortKey: keyOf({ userId, formId, id }).sortKey,
        });
  return row && judgedByAge(row, table.now());
}

async function request(table: RehearsalTable, rehearsal: RehearsalRequest): Promise<RehearsalRow> {
  await takeRehearsal(table, rehearsal, queuedUntil(table.now()));
  return putQueued(table, rehearsal);
}

async function requestDaily(
  table: RehearsalTable,
  rehearsal: RehearsalRequest,
): Promise<RehearsalRow | undefined> {
  if (!(await takeForm(table, rehearsal, queuedUntil(table.now())))) return undefined;
  return putQueued(table, { ...rehearsal, trigger: 'daily' });
}

const queuedUntil = (now: Date) => new Date(now.getTime() + longestQueuedMs);

async function putQueued(
  table: RehearsalTable,
  { userId, formId, recipe, sample, fields, trigger }: QueuedRequest,
): Promise<RehearsalRow> {
  const now = table.now();
  const id = table.newId();
  const row: RehearsalRow = {
    ...keyOf({ userId, formId, id }),
    ...{ id, formId, state: 'queued', sample, fields },
    ...(recipe && { recipe }),
    ...(trigger && { trigger }),
    createdAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
  };
  const { userId: owner, sortKey, ...content } = row;
  const names = Object.keys(content);
  // This is an update and no put: with a right to put items, the form watch, which starts daily
  // rehearsals, could overwrite forms. The item can exist already only if the SDK repeats a write
  // whose answer was lost.
  await updateIf(table.client, {
    TableName: table.table,
    Key: { userId: owner, sortKey },
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_not_exists(sortKey)',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(content).map(([name, value]) => [`:${name}`, value]),
    ),
  });
  return row;
}

async function start(
  table: RehearsalTable,
  rehearsal: RehearsalId,
): Promise<RehearsalRow | undefined> {
  const now = table.now();
  const started = await updateIf(table.client, {
    TableName: table.table,
    Key: keyOf(rehearsal),
    UpdateExpression: 'SET #state = :running, startedAt = :now',
    ConditionExpression: '#state = :queued AND createdAt > :oldest',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':queued': 'queued',
      ':running': 'running',
      ':now': now.toISOString(),
      ':oldest': before(now, longestQueuedMs),
    },
    ReturnValues: 'ALL_NEW',
  });
  if (!started) return undefined;
  await holdForm(table, rehearsal, new Date(now.getTime() + LONGEST_RUNNING_MS));
  return rehearsalOf(started.Attributes);
}

async function end(
  table: RehearsalTable,
  rehearsal: RehearsalId,
  { pictureKey, ...ended }: RehearsalEnd,
): Promise<void> {
  const [name, value] = 'report' in ended ? ['report', ended.report] : ['failure', ended.failure];
  const written = await updateIf(table.client, {
    TableName: table.table,
    Key: keyOf(rehearsal),
    UpdateExpression: `SET #state = :state, endedAt = :now, ${name} = :value${
      pictureKey === undefined ? '' : ', pictureKey = :pictureKey'
    }`,
    ConditionExpression: '#state IN (:queued, :running)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':queued': 'queued',
      ':running': 'running',
      ':state': name === 'report' ? 'done' : 'failed',
      ':now': table.now().toISOString(),
      ':value': value,
      ...(pictureKey !== undefined && { ':pictureKey': pictureKey }),
    },
  });
  if (written) await freeForm(table, rehearsal);
}

async function newest(
  table: TargetFormTable,
  userId: string,
  formId: string,
): Promise<RehearsalRow | undefined> {
  const [row] = await readPage<RehearsalRow>(table, {
    KeyConditionExpression: 'userId = :userId AND begins_with(sortKey, :beginning)',
    ExpressionAttributeValues: { ':userId': userId, ':beginning': rehearsalsOf(formId) },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: 1,
  });
  return row;
}

const before = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

function judgedByAge(row: RehearsalRow, now: Date): RehearsalRow {
  const { state, createdAt, startedAt = createdAt } = row;
  const isLost =
    (state === 'queued' && createdAt <= before(now, longestQueuedMs)) ||
    (state === 'running' && startedAt <= before(now, LONGEST_RUNNING_MS));
  if (!isLost) return row;
  const message = 'The rehearsal broke off. Please try again.';
  return { ...row, state: 'failed', failure: { reason: 'internal', message } };
}
