/**
 * Decides whether a new tunnel may belong to a WebSocket by which a page sends the lead again. The
 * tunnel itself does not show this: WebSockets and other requests ask the proxy for tunnels in the
 * same way, and a tunnel's content is encrypted.
 */
import type { LogEvent } from './log.ts';
import { failedLead } from './repeated-send.ts';
import { originOf } from './request-facts.ts';
import { openRequests, openSockets } from './still-waiting.ts';

/** @param origin the tunnel's target as `host:port`. */
export function mayBeSocket(events: readonly LogEvent[], origin: string): boolean {
  const failed = failedLead(events);
  if (failed === undefined) return false;
  return openSockets(events.slice(failed)).has(origin) || !isAsked(events, origin);
}

/** Whether a request over TLS to this origin is under way and may need a tunnel. */
export function isAsked(events: readonly LogEvent[], origin: string): boolean {
  return openRequests(events).some(
    ({ url }) => url.startsWith('https:') && originOf(url) === origin,
  );
}
