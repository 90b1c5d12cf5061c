import { addStats, noStats, type StatsPart } from '../../../../contract/submission-stats.ts';
import type { SubmissionHour, SubmissionStats } from '../../../../contract/graphql-types.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { submissionStats } from '../../../../contract/graphql-operations.ts';
import { HOUR_MS } from '../../../../contract/time-units.ts';

export const ranges = { '24h': 24, '30d': 30 * 24 } as const;
export type Range = keyof typeof ranges;

type ReadPart = (from: string, to: string, nextToken?: string) => Promise<SubmissionStats>;

export const partsOf =
  (formId: string): ReadPart =>
  async (from, to, nextToken) => {
    const part = { ...(formId && { formId }), ...(nextToken && { nextToken }) };
    return (await runOperation(submissionStats, { from, to, ...part })).submissionStats;
  };

export interface Statistics extends StatsPart {
  /** Every hour of the range, including hours without leads. */
  hours: SubmissionHour[];
}

/**
 * Reads the statistics of the range part by part and adds the parts up. The range ends with the
 * current hour.
 */
export async function readStatistics(range: Range, now: Date, read: ReadPart): Promise<Statistics> {
  const end = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS;
  const start = end - ranges[range] * HOUR_MS;
  let sum: StatsPart = noStats();
  let nextToken: string | undefined;
  do {
    const part = await read(new Date(start).toISOString(), new Date(end).toISOString(), nextToken);
    sum = addStats(sum, part);
    nextToken = part.nextToken ?? undefined;
  } while (nextToken !== undefined);
  return { ...sum, hours: everyHour(sum.hours, start, end) };
}

function everyHour(hours: readonly SubmissionHour[], start: number, end: number): SubmissionHour[] {
  const known = new Map(hours.map((hour) => [Date.parse(hour.hour), hour]));
  const all: SubmissionHour[] = [];
  for (let time = start; time < end; time += HOUR_MS) {
    const hour = new Date(time).toISOString();
    all.push(known.get(time) ?? { hour, accepted: 0, success: 0, error: 0 });
  }
  return all;
}
