import { isIdempotent } from './request-facts.ts';
import type { LogEvent } from './log.ts';

/** Addresses that the browser reads without using the network. */
const local = /^(?:data|blob|about):/;

/**
 * Whether nothing that could hold the lead was let out of the browser since the form was filled in:
 * no write, no WebSocket opened or used, nothing through a tunnel (the bot does not see every page
 * or worker that uses one), and no read except reads that the page had made before and reads that
 * were refused. In case of doubt, data counts as sent. Must be called only after traffic is held
 * again.
 */
export function nothingSent(events: readonly LogEvent[]): boolean {
  const filling = events.findIndex(({ kind }) => kind === 'filling');
  const start = events[filling];
  // The site's demo form sends nothing, but it plays a real form, which would send the lead.
  if (start?.kind !== 'filling' || start.isDemo) return false;
  const refused = events.flatMap((event) => (event.kind === 'refused' ? (event.url ?? []) : []));
  const known = new Set([...events.slice(0, filling).flatMap(addressRead), ...refused]);
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
