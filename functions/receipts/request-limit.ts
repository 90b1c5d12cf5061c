/**
 * Limits how many receipts a user may request, because each signature costs money. Requests are
 * counted in memory, separately in each Lambda environment, because the signing function may not
 * write to any table.
 */
import { Refusal } from '../../contract/errors.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';

const A_MINUTE = 60;
const MOST_USERS = 10_000;

/** @returns a function that counts one request of the user. @throws {Refusal} `rate_limited`. */
export function createRequestLimit(now: () => Date): (userId: string) => void {
  let minute = 0;
  const requests = new Map<string, number>();
  return (userId) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute || requests.size >= MOST_USERS) requests.clear();
    minute = current;
    const count = (requests.get(userId) ?? 0) + 1;
    requests.set(userId, count);
    if (count <= A_MINUTE) return;
    const seconds = Math.ceil(((current + 1) * MINUTE_MS - now().getTime()) / 1000);
    const message = `Only ${A_MINUTE} receipts a minute can be issued. Please try again in ${seconds} seconds.`;
    throw new Refusal('rate_limited', message, [], seconds);
  };
}
