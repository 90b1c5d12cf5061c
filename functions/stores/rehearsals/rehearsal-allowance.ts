/**
 * How many rehearsals (trial runs of a form without submitting it) a user may still start. One item
 * per user, in the table of the forms, counts the rehearsals of an hour, and stores for each form
 * until when a rehearsal keeps the form busy. One conditional write changes both, so that
 * concurrent calls can't exceed the limits. Sort key: `rehearsal#allowance`.
 */
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../../../contract/errors.ts';
import { formLimits } from '../../../contract/target-forms.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import type { TargetFormTable } from '../target-forms/target-form-rows.ts';
import { readItem } from '../dynamodb/read-items.ts';

export interface AllowanceTable extends TargetFormTable {
  now: () => Date;
}

/**
 * The item of a user. Attribute `form_<id>`: until when a rehearsal keeps the form busy, in epoch
 * milliseconds.
 */
interface AllowanceRow {
  /** When the counted hour began, in epoch milliseconds. */
  since?: number;
  used?: number;
  [form: string]: unknown;
}

interface FormKey {
  userId: string;
  formId: string;
}

const KEPT_SECONDS = 2 * 24 * 60 * 60;
/**
 * The number of tries. One try is not enough, because another call may begin to count a new hour
 * between this call's read and write.
 */
const TRIES = 3;
const isFree = '(attribute_not_exists(#form) OR #form <= :now)';
const allowanceKey = 'rehearsal#allowance';
const attributeOf = (formId: string) => `form_${formId}`;

/**
 * @param until the time from which the form counts as free again, even if its rehearsal never ends.
 * @throws {Refusal} `rate_limited` or `conflict`, with a text that says what to do.
 */
export async function takeRehearsal(
  table: AllowanceTable,
  { userId, formId }: FormKey,
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
    const row = await readItem<AllowanceRow>(table, { userId, sortKey: allowanceKey });
    const refusal = whyNot(row ?? {}, formId, now);
    if (refusal) throw refusal;
  }
  throw new Refusal('rate_limited', 'Too many rehearsals begin at once. Please try again.');
}

/**
 * Marks the form as busy with a rehearsal that the service starts itself, and that does not count
 * for the user.
 * @returns false while another rehearsal of the form runs.
 */
export function takeForm(table: AllowanceTable, form: FormKey, until: Date): Promise<boolean> {
  return markUntil(table, form, until, {
    condition: isFree,
    values: { ':now': table.now().getTime() },
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

/** Extends how long the form is busy, while its rehearsal runs. */
export async function holdForm(table: AllowanceTable, form: FormKey, until: Date): Promise<void> {
  await markUntil(table, form, until, { condition: 'attribute_exists(#form)', values: {} });
}

function markUntil(
  table: AllowanceTable,
  { userId, formId }: FormKey,
  until: Date,
  { condition, values }: { condition: string; values: Record<string, unknown> },
): Promise<boolean> {
  return writeAllowance(table, userId, formId, {
    update: 'SET #form = :until, expiresAt = :expiresAt',
    condition,
    values: { ...values, ':until': until.getTime() },
  });
}

export async function freeForm(table: AllowanceTable, { userId, formId }: FormKey): Promise<void> {
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
