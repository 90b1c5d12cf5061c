import { runOperation } from '../../service/graphql.ts';
import { listSubmissions, type SubmissionRowView } from '../../service/operations.ts';
import { LIST_LENGTH } from './submission-list.ts';

type ReadPage = (
  limit: number,
  nextToken: string | undefined,
) => Promise<{ items: SubmissionRowView[]; nextToken?: string | null | undefined }>;

async function readPage(limit: number, nextToken: string | undefined) {
  const variables = nextToken === undefined ? { limit } : { limit, nextToken };
  return (await runOperation(listSubmissions, variables)).listSubmissions;
}

/** The newest 100. A page may be short or empty and still have a next one. */
export async function readSubmissions(read: ReadPage = readPage): Promise<SubmissionRowView[]> {
  const rows: SubmissionRowView[] = [];
  let nextToken: string | undefined;
  do {
    const page = await read(LIST_LENGTH - rows.length, nextToken);
    rows.push(...page.items);
    nextToken = page.nextToken ?? undefined;
  } while (nextToken !== undefined && rows.length < LIST_LENGTH);
  return rows.slice(0, LIST_LENGTH);
}
