/** Counts a user's submissions within a time range in parts, each with a limited number of rows. */
import type { DurationBucket, SubmissionHour } from '../../../contract/graphql-types.ts';
import { isDecidedSuccess } from '../../../contract/decision.ts';
import {
  addStats,
  durationBucket,
  noStats,
  type StatsPart,
} from '../../../contract/submission-stats.ts';
import { isOfForm, type FinalStatus, type SubmissionRow } from '../../../contract/submission.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { idsWithin, readNewest, timeOfId, type TimeRange } from './newest-rows.ts';
import { decodeCursor, encodeCursor } from '../dynamodb/page-cursor.ts';
import { isExpired } from './row-lifetime.ts';
import type { SubmissionQuery } from './submission-listing.ts';

export type CountingQuery = Required<TimeRange> &
  Pick<SubmissionQuery, 'userId' | 'formId' | 'nextToken'>;

/**
 * The counts of one part of a time range. The caller adds up all parts; the last part has no
 * `nextToken`.
 */
export interface CountedPart extends StatsPart {
  nextToken?: string;
}

/**
 * The maximum number of reads for one part. Each read ends at 1 MB of rows, so a part covers fewer
 * rows if they have long attempt logs.
 */
const MAX_READS = 5;
const MAX_EXAMINED = 5000;

const fields = [
  'id',
  'status',
  'createdAt',
  'submittedAt',
  'decision',
  'expiresAt',
  'formId',
] as const;
type CountedRow = Pick<SubmissionRow, (typeof fields)[number]>;

export async function count(table: SubmissionTable, query: CountingQuery): Promise<CountedPart> {
  const { userId, nextToken, formId } = query;
  const range = idsWithin(query);
  const rows: CountedRow[] = [];
  let after = nextToken === undefined ? undefined : decodeCursor(nextToken);
  for (let reads = 0; reads < MAX_READS && rows.length < MAX_EXAMINED; reads += 1) {
    const limit = MAX_EXAMINED - rows.length;
    const read = await readNewest(table, { userId, range, limit, after, fields });
    rows.push(...read.rows);
    after = read.rows.at(-1)?.id ?? after;
    if (!read.more) return statsOf(rows, formId, table.now());
  }
  const part = statsOf(rows, formId, table.now());
  return after === undefined ? part : { ...part, nextToken: encodeCursor(after) };
}

function statsOf(read: readonly CountedRow[], formId: string | undefined, now: Date): StatsPart {
  const rows = read.filter(
    (row) => !isExpired(row, now) && (formId === undefined || isOfForm(row, formId)),
  );
  const { counts } = noStats();
  for (const { status } of rows) counts[status] += 1;
  return addStats(noStats(), {
    counts,
    decidedSuccess: rows.filter(isDecided).length,
    hours: rows.map(hourOf),
    durations: rows.flatMap(durationOf),
  });
}

function isDecided({ status, decision }: CountedRow): boolean {
  return isDecidedSuccess({ status, decidedWentIn: decision?.wentIn });
}

function hourOf({ id, status }: CountedRow): SubmissionHour {
  const time = timeOfId(id).getTime();
  return {
    hour: new Date(time - (time % HOUR_MS)).toISOString(),
    accepted: 1,
    ...({
      success: status === 'success' ? 1 : 0,
      error: status === 'error' ? 1 : 0,
    } satisfies Record<FinalStatus, number>),
  };
}

function durationOf({ createdAt, submittedAt }: CountedRow): DurationBucket[] {
  if (submittedAt === undefined) return [];
  const milliseconds = Math.max(0, Date.parse(submittedAt) - Date.parse(createdAt));
  return [{ ...durationBucket(milliseconds), count: 1 }];
}
