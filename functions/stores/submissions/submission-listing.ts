/**
 * Lists a user's submissions, newest first. If the query has a filter, each page examines only a
 * limited number of rows, so it may be short.
 */
import { isUndecided } from '../../../contract/decision.ts';
import { Refusal } from '../../../contract/errors.ts';
import { matchesSearch } from '../../../contract/matches-search.ts';
import {
  isOfForm,
  type SubmissionRow,
  type SubmissionStatus,
} from '../../../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { idsWithin, readNewest, type TimeRange } from './newest-rows.ts';
import { readReferenced, type ReferencedQuery } from './referenced-rows.ts';
import { decodeCursor, encodeCursor } from '../dynamodb/page-cursor.ts';
import { isExpired } from './row-lifetime.ts';

export interface SubmissionQuery extends TimeRange {
  userId: string;
  limit?: number;
  nextToken?: string;
  status?: SubmissionStatus;
  search?: string;
  keyId?: string;
  /**
   * The id of a user's own form, or `stageForm` for the form that the stage offers to all users.
   */
  formId?: string;
  /** Only submissions with exactly this reference. */
  reference?: string;
  /** Only submissions that their owner may decide on. */
  undecided?: boolean;
}

export interface SubmissionPage {
  items: SubmissionRow[];
  nextToken?: string;
}

const MAX_PAGE = 100;
const MAX_EXAMINED = 1000;
const FILTERED_READ = 250;
/**
 * The maximum number of reads for a page. Each read ends at 1 MB, so one call costs at most 1,000
 * read units of 4 KB. If rows have long attempt logs, a page has fewer rows, but is not slower.
 */
const MAX_READS = 4;

export async function list(
  table: SubmissionTable,
  query: SubmissionQuery,
): Promise<SubmissionPage> {
  const limit = pageLimit(query.limit);
  const matches = rowFilter(query, table.now());
  const { userId, status, keyId, formId, reference, undecided, search } = query;
  const filtered = [status, keyId, formId, undecided, search?.trim()].some(Boolean);
  const range = idsWithin(query);
  const items: SubmissionRow[] = [];
  let after = query.nextToken === undefined ? undefined : decodeCursor(query.nextToken);
  let examined = 0;
  for (let reads = 0; reads < MAX_READS && examined < MAX_EXAMINED; reads += 1) {
    const size = Math.min(filtered ? FILTERED_READ : limit, MAX_EXAMINED - examined);
    const read = await readPage(table, { userId, range, limit: size, after }, reference);
    for (const [index, row] of read.rows.entries()) {
      if (matches(row)) items.push(row);
      if (items.length < limit) continue;
      const more = read.more || index < read.rows.length - 1;
      return more ? { items, nextToken: encodeCursor(row.id) } : { items };
    }
    examined += read.rows.length;
    after = read.last ?? after;
    if (!read.more) return { items };
  }
  return after === undefined ? { items } : { items, nextToken: encodeCursor(after) };
}

async function readPage(
  table: SubmissionTable,
  page: Omit<ReferencedQuery, 'reference'>,
  reference: string | undefined,
) {
  if (reference !== undefined) return readReferenced(table, { ...page, reference });
  const read = await readNewest(table, page);
  return { ...read, last: read.rows.at(-1)?.id };
}

function pageLimit(limit: number = MAX_PAGE): number {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Refusal('bad_request', 'limit must be a whole number from 1 to 100.');
  }
  return Math.min(limit, MAX_PAGE);
}

function rowFilter(query: SubmissionQuery, now: Date) {
  const { status, keyId, formId, undecided, search = '' } = query;
  const isFound = matchesSearch(search);
  return (row: SubmissionRow): boolean =>
    !isExpired(row, now) &&
    (status === undefined || row.status === status) &&
    (keyId === undefined || row.keyId === keyId) &&
    (formId === undefined || isOfForm(row, formId)) &&
    (!undecided || isUndecided(row)) &&
    isFound(row);
}
