/**
 * Measures how long each phase of one lead takes, and how much of that time the bot sleeps. A sleep
 * is a wait of a fixed length, which some pages may not need.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Lead } from '../../../contract/lead.ts';
import { attemptLead } from '../../../functions/browser/attempt/attempt-lead.ts';
import { attemptWaits } from '../../../functions/browser/attempt/attempt-work.ts';
import { launchBrowser } from '../../../functions/browser/chromium/launch-browser.ts';
import type { Logged, LogEvent } from '../../../functions/browser/traffic/log.ts';

/** The phases, each with the kind of log event that ends the phase. */
const logged = {
  load: 'loaded',
  scan: 'held',
  fill: 'fence asked',
  fence: 'fence answered',
  submit: 'loaded',
  judge: 'judged',
} as const satisfies Record<string, LogEvent['kind']>;

export const phases = ['launch', ...Object.keys(logged), 'picture', 'close'];
export type Profile = Record<string, { ms: number; sleptMs: number }>;

const sleeps: { from: number; until: number }[] = [];

/** Starts to record all sleeps. Must be called before the first lead. */
export function noteSleeps(): void {
  const sleep = timers.setTimeout;
  const noted: typeof sleep = async (milliseconds, value, options) => {
    const from = performance.now();
    try {
      return await sleep(milliseconds, value, options);
    } finally {
      sleeps.push({ from, until: performance.now() });
    }
  };
  Object.assign(timers, { setTimeout: noted });
  syncBuiltinESMExports();
}

/**
 * Submits the lead and measures each phase. Also takes a picture of the confirmation page, as the
 * bot does if a form's owner wants such pictures.
 */
export async function profileLead(url: string, lead: Lead): Promise<Profile> {
  const start = performance.now();
  const [launched, closing] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  let events: readonly Logged[] = [];
  const result = await attemptLead({
    lead,
    target: { name: 'Plain form', url, demo: false },
    launch: async () => {
      const browser = await launchBrowser({ allowLoopback: true });
      launched.resolve(performance.now());
      events = browser.log.events;
      const close = async () => (closing.resolve(performance.now()), browser.close());
      return { ...browser, close };
    },
    fence: async () => true,
    now: () => new Date(),
    signal: AbortSignal.timeout(60_000),
    waits: attemptWaits,
    pictureSuccess: true,
  });
  const end = performance.now();
  if (result.kind !== 'success') throw new Error(`The bot failed: ${JSON.stringify(result)}`);
  const ends = [await launched.promise, ...endsIn(events, start), await closing.promise, end];
  const spans = ends.map((until, place) => ({ from: ends[place - 1] ?? start, until }));
  return Object.fromEntries(phases.map((phase, place) => [phase, lengthOf(spans[place])]));
}

/**
 * When each phase ends, in milliseconds of `performance.now()`. The times in the log are counted
 * from `start`.
 */
function endsIn(events: readonly Logged[], start: number): number[] {
  let place = -1;
  return Object.values(logged).map((kind) => {
    const found = events.findIndex((event, later) => later > place && event.kind === kind);
    if (found >= 0) place = found;
    return start + (events[found]?.at ?? NaN);
  });
}

function lengthOf({ from, until } = { from: NaN, until: NaN }) {
  const within = sleeps.map((one) => Math.min(one.until, until) - Math.max(one.from, from));
  const sleptMs = within.filter((part) => part > 0).reduce((sum, part) => sum + part, 0);
  return { ms: until - from, sleptMs };
}
