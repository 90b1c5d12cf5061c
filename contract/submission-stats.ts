/**
 * Statistics that can be added up: the dashboard API answers with one part of a range at a time,
 * and the client adds the parts. Times from acceptance to submit are counted in buckets. Each
 * bucket is a tenth wider than the bucket before, and all parts use the same buckets. So the median
 * of the sum is exact to within 5 %.
 */
import type { DurationBucket, SubmissionHour, SubmissionStats } from './graphql-types.ts';

const FIRST_BOUND_MS = 100;
const GROWTH = 1.1;

/** The bucket that counts a duration of `milliseconds`: fromMs ≤ time < toMs. */
export function durationBucket(milliseconds: number): Pick<DurationBucket, 'fromMs' | 'toMs'> {
  if (milliseconds < FIRST_BOUND_MS) return { fromMs: 0, toMs: FIRST_BOUND_MS };
  let step = Math.floor(Math.log(milliseconds / FIRST_BOUND_MS) / Math.log(GROWTH));
  // `boundMs` rounds to whole milliseconds, so the computed number of the bucket may be one too
  // high or too low.
  while (boundMs(step) > milliseconds) step -= 1;
  while (boundMs(step + 1) <= milliseconds) step += 1;
  return { fromMs: boundMs(step), toMs: boundMs(step + 1) };
}

function boundMs(step: number): number {
  return Math.round(FIRST_BOUND_MS * GROWTH ** step);
}

export type StatsPart = Pick<SubmissionStats, 'counts' | 'decidedSuccess' | 'hours' | 'durations'>;

export function noStats(): StatsPart {
  return {
    counts: { processing: 0, pending: 0, success: 0, error: 0 },
    decidedSuccess: 0,
    hours: [],
    durations: [],
  };
}

/** Adds two parts of the statistics; the hours and buckets of the result are sorted. */
export function addStats(one: StatsPart, other: StatsPart): StatsPart {
  return {
    counts: {
      processing: one.counts.processing + other.counts.processing,
      pending: one.counts.pending + other.counts.pending,
      success: one.counts.success + other.counts.success,
      error: one.counts.error + other.counts.error,
    },
    decidedSuccess: one.decidedSuccess + other.decidedSuccess,
    hours: addHours([...one.hours, ...other.hours]),
    durations: addDurations([...one.durations, ...other.durations]),
  };
}

function addHours(hours: readonly SubmissionHour[]): SubmissionHour[] {
  const sums = new Map<string, SubmissionHour>();
  for (const { hour, accepted, success, error } of hours) {
    const sum = sums.get(hour) ?? { hour, accepted: 0, success: 0, error: 0 };
    sums.set(hour, {
      hour,
      accepted: sum.accepted + accepted,
      success: sum.success + success,
      error: sum.error + error,
    });
  }
  return [...sums.values()].sort((a, b) => Date.parse(a.hour) - Date.parse(b.hour));
}

function addDurations(buckets: readonly DurationBucket[]): DurationBucket[] {
  const sums = new Map<number, DurationBucket>();
  for (const bucket of buckets) {
    const before = sums.get(bucket.fromMs)?.count ?? 0;
    sums.set(bucket.fromMs, { ...bucket, count: before + bucket.count });
  }
  return [...sums.values()].sort((a, b) => a.fromMs - b.fromMs);
}

/**
 * The median of the durations, in milliseconds. @returns undefined if the buckets contain no
 * durations.
 */
export function medianMs(durations: readonly DurationBucket[]): number | undefined {
  const total = durations.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { fromMs, toMs, count } of addDurations(durations)) {
    if (below + count >= total / 2) {
      return fromMs + ((toMs - fromMs) * (total / 2 - below)) / count;
    }
    below += count;
  }
  return undefined;
}
