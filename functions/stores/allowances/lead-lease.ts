/**
 * Leases new leads, which are limited per UTC day and by the number of open leads. The user's item
 * contains an upper bound of the number of open leads: each lease raises it, and counting the open
 * leads lowers it. They are counted only if the bound exceeds half of the limit, and at most once a
 * minute. So neither accepting nor ending a lead costs a write of its own.
 */
import { DAY_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import {
  CLOCKS_DIFFER_MS,
  leaseSize,
  readAllowance,
  writeAllowance,
  type AllowanceItem,
  type AllowanceTable,
} from './allowance-item.ts';
import type { Lease } from './leased-counter.ts';

const TRIES = 5;
const COUNTED_EVERY_MS = MINUTE_MS;
/** A count of a user's open leads that has not ended within this time has failed. */
const COUNTING_ENDS_WITHIN_MS = 10_000;
const SHORTEST_WAIT_MS = 1000;

export interface LeadTable extends AllowanceTable {
  /** Counts the user's open leads. May stop counting at `most`. */
  countOpen: (userId: string, most: number) => Promise<number>;
}

/** @throws {Error} if other processes wrote first at every try. */
export async function leaseLeads(table: LeadTable, userId: string): Promise<Lease> {
  const { leadsPerDay, openLeads } = table.limits;
  const size = Math.min(leaseSize(leadsPerDay), leaseSize(openLeads));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const item = await readAllowance(table, userId);
    const now = table.now();
    if (countingIsDue(item, size, table, now)) {
      await countAgain(table, userId, item, now);
      continue;
    }
    const day = dayOf(item, now);
    const leftToday = leadsPerDay - (item.day === day ? (item.leadsToday ?? 0) : 0);
    if (leftToday < 1) return dayUsedUp(leadsPerDay, day);
    const leftOpen = openLeads - (item.openAtMost ?? 0);
    if (leftOpen < 1) return tooManyOpen(openLeads, item, now);
    const granted = Math.min(size, leftToday, leftOpen);
    if (await take(table, userId, { item, day, granted })) {
      return { granted, until: endOf(day) };
    }
  }
  throw new Error('The allowance of leads changed at every try');
}

/**
 * The UTC day of the lease. Never earlier than the item's day, which a process with a faster clock
 * may have begun.
 */
function dayOf({ day = '' }: Partial<AllowanceItem>, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return day > today ? day : today;
}

function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) + DAY_MS;
}

function countingIsDue(
  { openAtMost = 0, openCountedAt = 0 }: Partial<AllowanceItem>,
  size: number,
  { limits }: LeadTable,
  now: Date,
): boolean {
  const isHalfUsed = openAtMost + size > limits.openLeads / 2;
  const age = now.getTime() - openCountedAt;
  const isOld = age >= COUNTED_EVERY_MS || age < -CLOCKS_DIFFER_MS;
  return isHalfUsed && openAtMost > 0 && isOld;
}

/**
 * Only one process counts the open leads at a time. It subtracts the surplus (the former bound
 * minus the counted number) from the bound, instead of storing the counted number. So leases that
 * were taken during the counting stay included. If the SDK repeats the write, `isCounting` prevents
 * a second subtraction.
 */
async function countAgain(
  table: LeadTable,
  userId: string,
  { openAtMost = 0, openCountedAt }: Partial<AllowanceItem>,
  now: Date,
): Promise<void> {
  const isFirst = openCountedAt === undefined;
  const isMine = await writeAllowance(table, userId, {
    update: 'openCountedAt = :now, isCounting = :true',
    condition: isFirst ? 'attribute_not_exists(openCountedAt)' : 'openCountedAt = :seen',
    values: { ':now': now.getTime(), ':true': true, ...(!isFirst && { ':seen': openCountedAt }) },
  });
  if (!isMine) return;
  const counted = await table.countOpen(userId, table.limits.openLeads);
  await writeAllowance(table, userId, {
    update: 'openAtMost = openAtMost - :surplus, isCounting = :false',
    condition: 'isCounting = :true AND openCountedAt = :now',
    values: {
      ':surplus': openAtMost - counted,
      ':true': true,
      ':false': false,
      ':now': now.getTime(),
    },
  });
}

function take(
  table: LeadTable,
  userId: string,
  { item, day, granted }: { item: Partial<AllowanceItem>; day: string; granted: number },
): Promise<boolean> {
  const { leadsPerDay, openLeads } = table.limits;
  const values = { ':day': day, ':granted': granted, ':mostOpen': openLeads - granted };
  if (item.day === day) {
    return writeAllowance(table, userId, {
      update: 'leadsToday = leadsToday + :granted, openAtMost = openAtMost + :granted',
      condition: '#day = :day AND leadsToday <= :mostToday AND openAtMost <= :mostOpen',
      values: { ...values, ':mostToday': leadsPerDay - granted },
    });
  }
  const isFirst = item.day === undefined;
  return writeAllowance(table, userId, {
    update:
      '#day = :day, leadsToday = :granted, openAtMost = if_not_exists(openAtMost, :none) + :granted',
    condition:
      `${isFirst ? 'attribute_not_exists(#day)' : '#day = :seen'} AND ` +
      '(attribute_not_exists(openAtMost) OR openAtMost <= :mostOpen)',
    values: { ...values, ':none': 0, ...(!isFirst && { ':seen': item.day }) },
  });
}

function dayUsedUp(leadsPerDay: number, day: string): Lease {
  const refusal =
    `You have sent ${leadsPerDay.toLocaleString('en-US')} leads today, the most in a day. ` +
    'Please send the rest after midnight UTC.';
  return { refusal, until: endOf(day) };
}

function tooManyOpen(
  openLeads: number,
  { openCountedAt = 0, isCounting = false }: Partial<AllowanceItem>,
  now: Date,
): Lease {
  const refusal =
    `You have ${openLeads.toLocaleString('en-US')} leads that are not finished, ` +
    'the most there can be at once. Please try again in a minute.';
  const soon = now.getTime() + SHORTEST_WAIT_MS;
  const countEnds = openCountedAt + COUNTING_ENDS_WITHIN_MS;
  if (isCounting && now.getTime() < countEnds) return { refusal, until: soon };
  return { refusal, until: Math.max(soon, openCountedAt + COUNTED_EVERY_MS) };
}
