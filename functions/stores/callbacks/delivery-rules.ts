/** The rules of deliveries: when a call is repeated, what an answer means, when an endpoint ends. */
import type { CallProblem, DisabledReason, EndpointHealth } from '../../../contract/callbacks.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';

/** The waits before the first call, the second, and so on. */
const stepsMs = [
  ...[0, 5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS],
];
const JITTER = 0.2;
/** A course of calls ends after this time, also if it has waited for places. */
const LONGEST_COURSE_MS = 3 * DAY_MS;
/**
 * Two failures this far apart show that the endpoint fails continuously; the days until it is
 * disabled count from then on.
 */
const LONG_FAILING_MS = 12 * HOUR_MS;
const DISABLED_AFTER_MS = 5 * DAY_MS;

/** The result of one call, as far as the rules need it. */
export interface CallAnswer {
  /** Undefined if no complete answer arrived. */
  httpStatus?: number | undefined;
  /** Why no complete answer arrived. */
  problem?: CallProblem | undefined;
  retryAfterSeconds?: number | undefined;
  /** What the receiver wishes, by its header `webhook-delivery`. */
  wish?: string | undefined;
}

export interface Verdict {
  kind: 'delivered' | 'failed' | 'aborted';
  problem?: CallProblem;
  disable?: DisabledReason;
}

export function verdictOf({ httpStatus, problem, wish }: CallAnswer): Verdict {
  const disable: DisabledReason = httpStatus === 410 ? 'gone' : 'asked';
  const wanted = (disable === 'gone' || wish === 'disable') && { disable };
  if (httpStatus === undefined) return { kind: 'failed', problem: problem ?? 'connection' };
  if (httpStatus >= 200 && httpStatus < 300) return { kind: 'delivered', ...wanted };
  return {
    kind: wish === 'abort-message' ? 'aborted' : 'failed',
    problem: httpStatus >= 300 && httpStatus < 400 ? 'redirect' : 'status',
    ...wanted,
  };
}

export interface Course {
  /** The calls made so far. */
  calls: number;
  beganAt: string;
  isTest: boolean;
}

/** When to call again; undefined if the course is over. `Retry-After` counts up to two steps. */
export function nextCallAt(
  course: Course,
  { retryAfterSeconds = 0 }: CallAnswer,
  { now, random }: { now: Date; random: () => number },
): Date | undefined {
  const step = stepsMs[course.calls];
  if (step === undefined || course.isTest) return undefined;
  const jittered = step * (1 - JITTER + 2 * JITTER * random());
  const pauseMs = Math.max(jittered, Math.min(retryAfterSeconds * SECOND_MS, 2 * step));
  const at = new Date(now.getTime() + pauseMs);
  return isCourseOver(course, at) ? undefined : at;
}

export function isCourseOver({ beganAt }: Pick<Course, 'beganAt'>, at: Date): boolean {
  return at.getTime() - Date.parse(beganAt) > LONGEST_COURSE_MS;
}

export type Failing = Pick<EndpointHealth, 'failingSince' | 'failingLongSince'>;

/** An endpoint after one more failure, and whether it is disabled now. */
export function failingAfter(
  { failingSince, failingLongSince }: Failing,
  now: Date,
): { failing: Failing; isOver: boolean } {
  const time = now.toISOString();
  const since = (start: string | undefined) => now.getTime() - Date.parse(start ?? time);
  const isLong = failingLongSince !== undefined || since(failingSince) >= LONG_FAILING_MS;
  return {
    failing: {
      failingSince: failingSince ?? time,
      ...(isLong && { failingLongSince: failingLongSince ?? time }),
    },
    isOver: since(failingLongSince) >= DISABLED_AFTER_MS,
  };
}

/** Seconds, or an HTTP date. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
export function parseRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - now.getTime()) / SECOND_MS;
  return seconds > 0 ? seconds : undefined;
}
