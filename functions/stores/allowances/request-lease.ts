/**
 * A token bucket of requests for each user, stored as one time: each request moves that time
 * forward by its share of a second, and the time may be ahead of now by at most one burst (the
 * generic cell rate algorithm, see ATM Forum's TM 4.0, 4.4.2). As it is one number, a lease is one
 * conditional addition, and many processes can lease at once without conflicts.
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

/** @throws {Error} if other processes wrote first at every try. */
export async function leaseRequests(table: AllowanceTable, userId: string): Promise<Lease> {
  const { requestsPerSecond, requestBurst } = table.limits;
  const granted = leaseSize(requestBurst);
  const each = 1000 / requestsPerSecond;
  const cost = granted * each;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { busyUntil } = await readAllowance(table, userId);
    const now = table.now().getTime();
    const burst = requestBurst * each;
    // The latest `busyUntil` with which the whole lease still fits into the burst.
    const latest = now + burst - cost;
    const isWrong = busyUntil !== undefined && busyUntil > now + burst + CLOCKS_DIFFER_MS;
    if (busyUntil !== undefined && busyUntil > latest && !isWrong) {
      return refused(table, now + Math.max(SHORTEST_WAIT_MS, busyUntil - latest));
    }
    const isIdle = busyUntil === undefined || busyUntil < now || isWrong;
    const write = isIdle ? afterPause : whileBusy;
    if (await writeAllowance(table, userId, write({ busyUntil, now, cost, latest }))) {
      return { granted, until: Infinity };
    }
  }
  throw new Error('The bucket of requests changed at every try');
}

interface Moment {
  busyUntil: number | undefined;
  now: number;
  cost: number;
  latest: number;
}

function afterPause({ busyUntil, now, cost }: Moment) {
  const isFirst = busyUntil === undefined;
  return {
    update: 'busyUntil = :end',
    condition: isFirst ? 'attribute_not_exists(busyUntil)' : 'busyUntil = :seen',
    values: { ':end': now + cost, ...(!isFirst && { ':seen': busyUntil }) },
  };
}

function whileBusy({ now, cost, latest }: Moment) {
  return {
    update: 'busyUntil = busyUntil + :cost',
    condition: 'busyUntil BETWEEN :now AND :latest',
    values: { ':cost': cost, ':now': now, ':latest': latest },
  };
}

function refused({ limits }: AllowanceTable, until: number): Lease {
  const refusal =
    `Too many requests: your API keys together may make ${limits.requestsPerSecond} a second. ` +
    'Please try again in a moment.';
  return { refusal, until };
}
