import { isIdempotent } from './request-facts.ts';
import type { LogEvent } from './log.ts';

/** Addresses that the browser reads without using the network. */
const local = /^(?:data|blob|about):/;

/**
 * Whether nothing that could hold the lead was let out of the browser since the form was filled in.
 * That means: no write, no WebSocket opened or used, nothing through a tunnel (the bot does not see
 * every page or worker that uses one), and no new read. Reads that the page had made before, and
 * refused reads, are not new. In case of doubt, data counts as sent. Must be called only after
 * traffic is held again.
 */
export function nothingSent(events: readonly LogEvent[]): boolean {
  return sendsNothing(events, events.findIndex(isFilling));
}

/**
 * Whether a button's first press, which the page has refused, has sent nothing. Reads from before
 * that press, such as those that loaded suggestions, do not count.
 */
export function nothingSentByPress(events: readonly LogEvent[]): boolean {
  const press = events.findLastIndex((event) => event.kind === 'pressed' && !event.isAgain);
  return press !== -1 && sendsNothing(events, press);
}

const isFilling = (event: LogEvent) => event.kind === 'filling';

/**
 * @param readsUntil a position in the log. A request that only reads counts as sent data only if
 * its address was not read before this position.
 */
function sendsNothing(events: readonly LogEvent[], readsUntil: number): boolean {
  const filling = events.findIndex(isFilling);
  const start = events[filling];
  // This product's own demo form sends nothing, but counts as a form that may have sent the lead,
  // because a real form would send it.
  if (start?.kind !== 'filling' || start.isDemo) return false;
  const refused = events.flatMap((event) => (event.kind === 'refused' ? (event.url ?? []) : []));
  const known = new Set([...events.slice(0, readsUntil).flatMap(addressRead), ...refused]);
  return !events.slice(filling + 1).some((event) => {
    if (event.kind === 'let out' || event.kind === 'tunnel sent') return true;
    if (event.kind === 'socket opened' || event.kind === 'socket sent') return true;
    if (event.kind === 'begun' && !isIdempotent(event.method)) return true;
    return addressRead(event).some((url) => !local.test(url) && !known.has(url));
  });
}

function addressRead(event: LogEvent): string[] {
  return event.kind === 'begun' || event.kind === 'let by' ? [event.url.replace(/#.*/, '')] : [];
}
