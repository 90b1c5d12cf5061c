/**
 * The rules of deliveries: when a call is repeated, what an answer means, when an endpoint is
 * disabled.
 */
import type { CallProblem, DisabledReason, EndpointHealth } from '../../../contract/callbacks.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';

/** The waits in milliseconds before the first call, the second call, and so on. */
const stepsMs = [
  ...[0, 5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS],
];
const JITTER = 0.2;
/**
 * A delivery's series of calls ends after this time, including the time in which the delivery
 * waited for a free call slot.
 */
const LONGEST_COURSE_MS = 3 * DAY_MS;
/**
 * An endpoint counts as failing continuously once it has failed for this long without a success.
 * From that moment on, the days until the endpoint is disabled are counted.
 */
const LONG_FAILING_MS = 12 * HOUR_MS;
const DISABLED_AFTER_MS = 5 * DAY_MS;

/** The part of a call's result that the rules need. */
export interface CallAnswer {
  /** The HTTP status; undefined if no complete answer arrived. */
  httpStatus?: number | undefined;
  /** Why no complete answer arrived. */
  problem?: CallProblem | undefined;
  retryAfterSeconds?: number | undefined;
  /**
   * What the receiver requests in its header `webhook-delivery`, such as no more calls about this
   * event.
   */
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
  /** The number of calls made so far. */
  calls: number;
  beganAt: string;
  isTest: boolean;
}

/**
 * @returns when to call again; undefined if the series of calls is over. A `Retry-After` may
 * lengthen the wait to twice the planned one.
 */
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

/**
 * @returns an endpoint's failure times after one more failure, and whether the endpoint must be
 * disabled.
 */
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

/**
 * Parses a `Retry-After` header: seconds, or an HTTP date.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - now.getTime()) / SECOND_MS;
  return seconds > 0 ? seconds : undefined;
}
