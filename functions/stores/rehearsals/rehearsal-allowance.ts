/**
 * What a user may still rehearse: one item beside their forms, which counts the rehearsals of an hour
 * and says until when each form is being rehearsed. Both are taken with one conditional write, so no
 * number of calls at once takes more. Sort key: `rehearsal#allowance`.
 */
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../../../contract/errors.ts';
import { formLimits } from '../../../contract/target-forms.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem, type TargetFormTable } from '../target-forms/target-form-rows.ts';

export interface AllowanceTable extends TargetFormTable {
  now: () => Date;
}

/** `form_<id>`: until when it is being rehearsed, in milliseconds. */
interface AllowanceRow {
  /** When the hour began that `used` counts, in milliseconds. */
  since?: number;
  used?: number;
  [form: string]: unknown;
}

const HOUR_MS = 3_600_000;
const KEPT_SECONDS = 2 * 24 * 60 * 60;
/** Another call may begin the hour between a look and a write. */
const TRIES = 3;
const isFree = '(attribute_not_exists(#form) OR #form <= :now)';
const allowanceKey = 'rehearsal#allowance';
const attributeOf = (formId: string) => `form_${formId}`;

/**
 * @param until when the form counts as free again although nobody said so.
 * @throws {Refusal} `rate_limited` or `conflict`, with what to do.
 */
export async function takeRehearsal(
  table: AllowanceTable,
  { userId, formId }: { userId: string; formId: string },
  until: Date,
): Promise<void> {
  const now = table.now().getTime();
  const busy = { ':until': until.getTime(), ':now': now };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isCounted = await writeAllowance(table, userId, formId, {
      update: 'SET #form = :until, expiresAt = :expiresAt ADD used :one',
      condition: `since > :hourAgo AND used < :most AND ${isFree}`,
      values: {
        ...busy,
        ':one': 1,
        ':hourAgo': now - HOUR_MS,
        ':most': formLimits.rehearsalsPerHour,
      },
    });
    if (isCounted) return;
    const begins = await writeAllowance(table, userId, formId, {
      update: 'SET #form = :until, expiresAt = :expiresAt, since = :now, used = :one',
      condition: `(attribute_not_exists(since) OR since <= :hourAgo) AND ${isFree}`,
      values: { ...busy, ':one': 1, ':hourAgo': now - HOUR_MS },
    });
    if (begins) return;
    const row = await readItem<AllowanceRow>(table, userId, allowanceKey);
    const refusal = whyNot(row ?? {}, formId, now);
    if (refusal) throw refusal;
  }
  throw new Refusal('rate_limited', 'Too many rehearsals begin at once. Please try again.');
}

/**
 * For a rehearsal that the service begins by itself, which is none of its owner's.
 * @returns false while the form is being rehearsed.
 */
export function takeForm(
  table: AllowanceTable,
  { userId, formId }: { userId: string; formId: string },
  until: Date,
): Promise<boolean> {
  return writeAllowance(table, userId, formId, {
    update: 'SET #form = :until, expiresAt = :expiresAt',
    condition: isFree,
    values: { ':until': until.getTime(), ':now': table.now().getTime() },
  });
}

function whyNot(row: AllowanceRow, formId: string, now: number): Refusal | undefined {
  if (Number(row[attributeOf(formId)] ?? 0) > now) {
    return new Refusal(
      'conflict',
      'This form is being rehearsed already. Wait until that has ended.',
    );
  }
  const { since = 0, used = 0 } = row;
  if (since <= now - HOUR_MS || used < formLimits.rehearsalsPerHour) return undefined;
  const seconds = Math.ceil((since + HOUR_MS - now) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const text =
    `You have rehearsed ${formLimits.rehearsalsPerHour} times within an hour, which is the most. ` +
    `The next rehearsal is possible in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new Refusal('rate_limited', text, [], seconds);
}

/** It runs, or has ended: a form is then free at once. */
export async function holdForm(
  table: AllowanceTable,
  { userId, formId }: { userId: string; formId: string },
  until: Date,
): Promise<void> {
  await writeAllowance(table, userId, formId, {
    update: 'SET #form = :until, expiresAt = :expiresAt',
    condition: 'attribute_exists(#form)',
    values: { ':until': until.getTime() },
  });
}

export async function freeForm(
  table: AllowanceTable,
  { userId, formId }: { userId: string; formId: string },
): Promise<void> {
  await writeAllowance(table, userId, formId, {
    update: 'SET expiresAt = :expiresAt REMOVE #form',
    condition: 'attribute_exists(#form)',
    values: {},
  });
}

async function writeAllowance(
  { client, table, now }: AllowanceTable,
  userId: string,
  formId: string,
  write: { update: string; condition: string; values: Record<string, unknown> },
): Promise<boolean> {
  const expiresAt = Math.floor(now().getTime() / 1000) + KEPT_SECONDS;
  const update: UpdateCommandInput & { ConditionExpression: string } = {
    TableName: table,
    Key: { userId, sortKey: allowanceKey },
    UpdateExpression: write.update,
    ConditionExpression: write.condition,
    ExpressionAttributeNames: { '#form': attributeOf(formId) },
    ExpressionAttributeValues: { ...write.values, ':expiresAt': expiresAt },
  };
  return (await updateIf(client, update)) !== undefined;
}
