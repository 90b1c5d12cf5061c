import { runOperation } from '../../../shared/service/graphql.ts';
import {
  listSubmissions,
  type SubmissionRowView,
} from '../../../../contract/graphql-operations.ts';
import {
  filterArguments,
  isEmptyRange,
  type SubmissionFilter,
} from '../filter/submission-filter.ts';
import { LIST_LENGTH, type SubmissionList } from './submission-list.ts';

const PAGE_LENGTH = 100;

export type ReadPage = (
  filter: SubmissionFilter,
  limit: number,
  nextToken: string | undefined,
) => Promise<{ items: SubmissionRowView[]; nextToken?: string | null | undefined }>;

const readPage: ReadPage = async (filter, limit, nextToken) => {
  const variables = { ...filterArguments(filter), limit, ...(nextToken && { nextToken }) };
  return (await runOperation(listSubmissions, variables)).listSubmissions;
};

interface Reading {
  filter: SubmissionFilter;
  /** The minimum number of submissions to read, if so many exist. */
  wanted?: number;
  nextToken?: string | undefined;
  signal?: AbortSignal;
  read?: ReadPage;
}

/**
 * Reads one page from the service. A page may have few rows or none although a next page exists.
 */
export async function readOnePage(filter: SubmissionFilter): Promise<SubmissionList> {
  const { items, nextToken } = await readPage(filter, PAGE_LENGTH, undefined);
  return nextToken ? { rows: items, nextToken } : { rows: items };
}

/**
 * Reads pages until there are enough rows, because a page may have few rows or none although a next
 * page exists.
 */
export async function readSubmissions(reading: Reading): Promise<SubmissionList> {
  const { filter, wanted = LIST_LENGTH, signal, read = readPage } = reading;
  if (isEmptyRange(filter)) return { rows: [] };
  const rows: SubmissionRowView[] = [];
  let nextToken = reading.nextToken;
  do {
    signal?.throwIfAborted();
    const limit = Math.min(PAGE_LENGTH, wanted - rows.length);
    const page = await read(filter, limit, nextToken);
    rows.push(...page.items);
    nextToken = page.nextToken ?? undefined;
  } while (nextToken !== undefined && rows.length < wanted);
  return nextToken === undefined ? { rows } : { rows, nextToken };
}

/**
 * Yields every matching submission, page by page, for callers that must not hold all submissions in
 * memory.
 */
export async function* readAllSubmissions(
  reading: Pick<Reading, 'filter' | 'signal' | 'read'>,
): AsyncGenerator<readonly SubmissionRowView[]> {
  let nextToken: string | undefined;
  do {
    const page = await readSubmissions({ ...reading, nextToken });
    nextToken = page.nextToken;
    yield page.rows;
  } while (nextToken !== undefined);
}
