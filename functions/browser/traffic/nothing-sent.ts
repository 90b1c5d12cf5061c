import { isIdempotent } from './request-facts.ts';
import type { LogEvent } from './log.ts';

/** Addresses that the browser reads without using the network. */
const local = /^(?:data|blob|about):/;

/**
 * Whether nothing that could hold the lead has left the browser since the form was filled in. Each
 * of these counts as sent data: a write, a WebSocket that was opened or used, bytes through a
 * tunnel (the bot does not see every page or worker that uses one), and a read of a new address. An
 * address is not new if the page read it earlier, or if its read was refused. Must be called only
 * after outgoing traffic is blocked again.
 */
export function nothingSent(events: readonly LogEvent[]): boolean {
  return sendsNothing(events, events.findIndex(isFilling));
}

/**
 * Whether the first press of a button, after which the page refused the values, has sent nothing. A
 * request that only reads counts only if its address was not read before that press.
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
  // This product's own demo form sends nothing. It stands for a real form, so it is treated as if
  // it had sent the lead.
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
