/**
 * Token buckets of requests for each user. Each bucket is stored as one time. If n requests per
 * second are allowed, each request moves that time forward by 1/n second. The time may be ahead of
 * now by at most one burst. This is the generic cell rate algorithm (ATM Forum's TM 4.0, 4.4.2).
 * Because a bucket is one number, a lease is one conditional addition, and many processes can lease
 * at the same time without conflicts.
 */
import {
  CLOCKS_DIFFER_MS,
  leaseSize,
  readAllowance,
  writeAllowance,
  type AllowanceTable,
} from './allowance-item.ts';
import type { Lease } from './leased-counter.ts';

const TRIES = 5;
const SHORTEST_WAIT_MS = 1000;
/**
 * The maximum number of calls in one lease. It is small, because a user's few calls go to many
 * processes, and each process keeps the unused part of its lease.
 */
const DASHBOARD_LEASE = 5;

/**
 * Leases a user's requests to the webhook.
 * @throws {Error} if other processes wrote first at every try.
 */
export function leaseRequests(table: AllowanceTable, userId: string): Promise<Lease> {
  const { requestsPerSecond: perSecond, requestBurst: burst } = table.limits;
  const refusal =
    `Too many requests: your API keys together may make ${perSecond} a second. ` +
    'Please try again in a moment.';
  const bucket = {
    attribute: 'busyUntil',
    perSecond,
    burst,
    granted: leaseSize(burst),
    refusal,
  } as const;
  return leaseFrom(bucket, table, userId);
}

/**
 * Leases a user's calls of the dashboard API.
 * @throws {Error} like `leaseRequests`.
 */
export function leaseDashboardCalls(table: AllowanceTable, userId: string): Promise<Lease> {
  const may = (times: string) => `you may search and change things ${times} in the dashboard`;
  return leaseCalls('dashboardBusyUntil', may, table, userId);
}

/**
 * Leases calls by which a user's API keys read lists or manage callbacks. Their bucket is as large
 * as the dashboard's, but separate. Otherwise the holder of a key could use up the owner's
 * dashboard calls, and so prevent the deletion of the key.
 * @throws {Error} like `leaseRequests`.
 */
export function leaseKeyCalls(table: AllowanceTable, userId: string): Promise<Lease> {
  const may = (times: string) =>
    `your API keys together may read lists and manage callbacks ${times}`;
  return leaseCalls('keyCallsBusyUntil', may, table, userId);
}

function leaseCalls(
  attribute: Bucket['attribute'],
  may: (times: string) => string,
  table: AllowanceTable,
  userId: string,
): Promise<Lease> {
  const { dashboardPerSecond: perSecond, dashboardBurst: burst } = table.limits;
  const granted = Math.min(DASHBOARD_LEASE, leaseSize(burst));
  const seconds = Math.ceil(Math.max(SHORTEST_WAIT_MS / 1000, granted / perSecond));
  const refusal =
    `Too many requests: ${may(`${perSecond} times a second`)}. ` +
    `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
  return leaseFrom({ attribute, perSecond, burst, granted, refusal }, table, userId);
}

interface Bucket {
  /** The attribute of the user's item that stores the bucket's time. */
  attribute: 'busyUntil' | 'dashboardBusyUntil' | 'keyCallsBusyUntil';
  perSecond: number;
  burst: number;
  /** The number of calls in a lease. */
  granted: number;
  refusal: string;
}

async function leaseFrom(
  { attribute, perSecond, burst, granted, refusal }: Bucket,
  table: AllowanceTable,
  userId: string,
): Promise<Lease> {
  const each = 1000 / perSecond;
  const cost = granted * each;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { [attribute]: busyUntil } = await readAllowance(table, userId);
    const now = table.now().getTime();
    const end = now + burst * each;
    // The lease is granted if `busyUntil` is not later than this time.
    const latest = end - cost;
    const isWrong = busyUntil !== undefined && busyUntil > end + CLOCKS_DIFFER_MS;
    if (busyUntil !== undefined && busyUntil > latest && !isWrong) {
      return { refusal, until: now + Math.max(SHORTEST_WAIT_MS, busyUntil - latest) };
    }
    const isIdle = busyUntil === undefined || busyUntil < now || isWrong;
    const write = (isIdle ? afterPause : whileBusy)({ attribute, busyUntil, now, cost, latest });
    if (await writeAllowance(table, userId, write)) return { granted, until: Infinity };
  }
  throw new Error('The bucket of requests changed at every try');
}

interface Moment extends Pick<Bucket, 'attribute'> {
  busyUntil: number | undefined;
  now: number;
  cost: number;
  latest: number;
}

function afterPause({ attribute, busyUntil, now, cost }: Moment) {
  const isFirst = busyUntil === undefined;
  return {
    update: `${attribute} = :end`,
    condition: isFirst ? `attribute_not_exists(${attribute})` : `${attribute} = :seen`,
    values: { ':end': now + cost, ...(!isFirst && { ':seen': busyUntil }) },
  };
}

function whileBusy({ attribute, now, cost, latest }: Moment) {
  return {
    update: `${attribute} = ${attribute} + :cost`,
    condition: `${attribute} BETWEEN :now AND :latest`,
    values: { ':cost': cost, ':now': now, ':latest': latest },
  };
}
