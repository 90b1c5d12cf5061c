/**
 * Who tries a target whose breaker is open: one attempt at a time, the probe, and the waiting users
 * take turns. So a user with very many leads can't hold up another user's single lead.
 */
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { without, type BreakerItem } from './breaker-item.ts';

/** How long a lead waits for another one's probe: most take a second, none over a minute. */
export const PROBE_WAIT_SECONDS = 60;
/**
 * How long a turn is reserved for its user. A row that waits a minute is sent again by the
 * reconciler's next run, up to a minute later; half a minute more is for the queue.
 */
const TURN_SECONDS = 150;
/** The maximum number of users in line. Other users may go when all turns in line have passed. */
const LONGEST_LINE = 50;

export interface Prober {
  user: string;
  token: string;
  leaseSeconds: number;
}

export function isProbeRunning({ probeUntil }: BreakerItem, now: Date): boolean {
  return probeUntil !== undefined && new Date(probeUntil) > now;
}

/**
 * Right after a pause any lead may be the probe, so that a target that works again is found at
 * once. After a probe that settled nothing, the first user in line may go, and each later user once
 * the turns before have passed unused.
 */
export function isTurnOf(breaker: BreakerItem, user: string, now: Date): boolean {
  if (breaker.turnFrom === undefined) return true;
  const ready = readyUsers(breaker, now);
  const found = ready.indexOf(user);
  const position = found === -1 ? ready.length : found;
  return position === 0 || now >= secondsFrom(new Date(breaker.turnFrom), position * TURN_SECONDS);
}

/** Users who missed their turn leave the line together with the user who takes it. */
export function takeProbe(breaker: BreakerItem, prober: Prober, now: Date): BreakerItem {
  const { user, token, leaseSeconds } = prober;
  const probeUntil = secondsFrom(now, leaseSeconds).toISOString();
  const ready = readyUsers(breaker, now);
  const found = ready.indexOf(user);
  const passed = new Set(found === -1 ? ready : ready.slice(0, found + 1));
  return {
    ...breaker,
    probeToken: token,
    probeUser: user,
    probeUntil,
    turnFrom: probeUntil,
    line: breaker.line.filter((other) => !passed.has(other) && other !== user),
  };
}

/** Ends the probe and begins the next turn. */
export function afterProbe(breaker: BreakerItem, now: Date): BreakerItem {
  return {
    ...without(breaker, 'probeToken', 'probeUser', 'probeUntil'),
    turnFrom: now.toISOString(),
  };
}

/**
 * The item with the user at the end of the line; undefined for no change. While the probe runs,
 * other leads of its user don't queue, so that users who come meanwhile are not behind them.
 */
export function inLine(breaker: BreakerItem, user: string, now: Date): BreakerItem | undefined {
  const { line, holds, probeUser } = breaker;
  const isHeld = holds[user] !== undefined && new Date(holds[user].until) > now;
  const probes = probeUser === user && isProbeRunning(breaker, now);
  if (isHeld || probes || line.includes(user) || line.length >= LONGEST_LINE) return undefined;
  return { ...breaker, line: [...line, user] };
}

/** The users in line whose own leads are not paused for longer than the others. */
function readyUsers({ line, holds }: BreakerItem, now: Date): string[] {
  return line.filter((user) => !holds[user] || new Date(holds[user].until) <= now);
}
