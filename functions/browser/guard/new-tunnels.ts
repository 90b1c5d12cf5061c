/**
 * Refuses new WebSockets after a request with the lead has failed, because the page could use a
 * WebSocket to send the lead again in an unreadable encoding.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttemptLog } from '../traffic/log.ts';
import { isAsked, mayBeSocket } from '../traffic/new-sockets.ts';
import type { Deliveries } from './deliveries.ts';
import { failedLead } from '../traffic/repeated-send.ts';

/** How long the browser may take to report the WebSocket or the request that needs the tunnel. */
const REPORTED_MS = 100;
const LATEST_REPORT_MS = 400;

interface TunnelDependencies {
  deliveries: Deliveries;
  log: AttemptLog;
}

/**
 * @param origin the tunnel's target as `host:port`.
 * @returns whether a new tunnel may be opened. It may not if Chromium could repeat a request
 * through the tunnel. After a request with the lead has failed, a tunnel that may be for a
 * WebSocket is refused too.
 */
export async function mayOpenTunnel(
  origin: string,
  { deliveries, log }: TunnelDependencies,
): Promise<boolean> {
  return (await mayOpenSocket(origin, log)) && deliveries.mayPass(origin);
}

async function mayOpenSocket(origin: string, log: AttemptLog): Promise<boolean> {
  if (failedLead(log.events) === undefined) return true;
  await pause(REPORTED_MS);
  await log.until((events) => isAsked(events, origin), LATEST_REPORT_MS);
  if (!mayBeSocket(log.events, origin)) return true;
  const site = `wss://${origin}`;
  log.add({ kind: 'refused', by: 'repeat', site, showsLead: false, isWrite: true });
  return false;
}
