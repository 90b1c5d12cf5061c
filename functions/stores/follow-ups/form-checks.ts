/**
 * Which forms are in use, and when the service rehearses each of them next (fills it without
 * submitting). The bot records a form's use at most once a day. Each form has its own minute of the
 * day, so that the rehearsals of all forms spread over the day, whenever their leads arrive.
 */
import type { FormCheckRow } from '../../../contract/follow-ups.ts';
import { DAY_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { dueRows, type FollowUpTable } from './due-rows.ts';

export interface FormCheck {
  userId: string;
  formId: string;
  dueAt: string;
}

export interface FormChecks {
  /** The forms that are due for their daily rehearsal, the most overdue first. */
  due(most: number): Promise<FormCheck[]>;
  /**
   * Moves a form's daily rehearsal to the next day.
   * @returns false if another run has already moved it, or if the form has not been used for a
   * week.
   */
  take(check: FormCheck): Promise<boolean>;
  /**
   * Stops a form's daily rehearsals until the form is used again: removes its item from the index
   * of due items.
   */
  drop(check: FormCheck): Promise<void>;
}

/** Records that a lead is going to a user's form now. */
export type NoteUse = (userId: string, formId: string) => Promise<void>;

const IN_USE_DAYS = 7;
/**
 * The shortest time from a form's first noted use to its first daily rehearsal. The lead that just
 * used the form shows that its recipe (the filling instructions) still fits.
 */
const FIRST_AFTER_MS = DAY_MS / 2;
/** A process remembers for at most this many forms that it has already recorded their use today. */
const MOST_KEPT = 5000;
const kind: FormCheckRow['dueKind'] = 'check';
const prefix = 'check#';

export function createUseNote(table: FollowUpTable): NoteUse {
  let noted = { day: '', forms: new Set<string>() };
  return async (userId, formId) => {
    const day = dayOf(table.now());
    if (noted.day !== day || noted.forms.size >= MOST_KEPT) noted = { day, forms: new Set() };
    const form = JSON.stringify([userId, formId]);
    if (noted.forms.has(form)) return;
    await noteUse(table, { userId, formId }, day);
    noted.forms.add(form);
  };
}

async function noteUse(
  { client, table, now }: FollowUpTable,
  { userId, formId }: { userId: string; formId: string },
  day: string,
): Promise<void> {
  const unusedFrom = now().getTime() + IN_USE_DAYS * DAY_MS;
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey: prefix + formId },
    UpdateExpression:
      'SET usedOn = :day, expiresAt = :unusedFrom, dueKind = :kind, dueAt = if_not_exists(dueAt, :next)',
    ConditionExpression: 'attribute_not_exists(usedOn) OR usedOn < :day',
    ExpressionAttributeValues: {
      ':day': day,
      ':unusedFrom': Math.floor(unusedFrom / 1000),
      ':kind': kind,
      ':next': nextTurn(formId, new Date(now().getTime() + FIRST_AFTER_MS)).toISOString(),
    },
  });
}

export function createFormChecks(table: FollowUpTable): FormChecks {
  return {
    due: (most) => due(table, most),
    take: ({ userId, formId, dueAt }) => take(table, { userId, formId, dueAt }),
    drop: ({ userId, formId, dueAt }) => drop(table, { userId, formId, dueAt }),
  };
}

async function due(table: FollowUpTable, most: number): Promise<FormCheck[]> {
  const rows = await dueRows(table, kind, most);
  return rows.map(({ userId, sortKey, dueAt }) => ({
    ...{ userId, dueAt },
    formId: sortKey.slice(prefix.length),
  }));
}

async function take(table: FollowUpTable, check: FormCheck): Promise<boolean> {
  const now = table.now();
  const { userId, formId, dueAt } = check;
  const taken = await updateIf(table.client, {
    TableName: table.table,
    Key: { userId, sortKey: prefix + formId },
    UpdateExpression: 'SET dueAt = :next',
    ConditionExpression: 'dueAt = :dueAt AND expiresAt > :seconds',
    ExpressionAttributeValues: {
      ':next': nextTurn(formId, now).toISOString(),
      ':dueAt': dueAt,
      ':seconds': Math.floor(now.getTime() / 1000),
    },
  });
  if (taken) return true;
  await leaveIndex(table, check, 'dueAt = :dueAt AND expiresAt <= :seconds', {
    ':dueAt': dueAt,
    ':seconds': Math.floor(now.getTime() / 1000),
  });
  return false;
}

/** The condition does not compare `dueAt`, because `take` has already changed it. */
async function drop(table: FollowUpTable, check: FormCheck): Promise<void> {
  await leaveIndex(table, check, 'attribute_exists(dueAt)', undefined);
}

async function leaveIndex(
  { client, table }: FollowUpTable,
  { userId, formId }: FormCheck,
  condition: string,
  values: Record<string, unknown> | undefined,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey: prefix + formId },
    UpdateExpression: 'REMOVE dueKind, dueAt',
    ConditionExpression: condition,
    ...(values && { ExpressionAttributeValues: values }),
  });
}

/**
 * @returns the first time after `after` at the form's own minute of the day. Days are UTC days,
 * which all have the same length.
 */
export function nextTurn(formId: string, after: Date): Date {
  let hash = 0;
  for (const character of formId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const turn = (hash * MINUTE_MS) % DAY_MS;
  const today = Math.floor(after.getTime() / DAY_MS) * DAY_MS + turn;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
