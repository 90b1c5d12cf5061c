import { expect, jest, test } from '@jest/globals';
import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { QueryClient } from '@tanstack/react-query';
import {
  loadMore,
  submissionQueries,
} from '../../../../frontend/dashboard/submissions/list/submission-queries.ts';
import { buildRow } from './build-row.ts';

const PAGE_LENGTH = 100;

interface ListCall {
  variables: { limit: number; nextToken?: string };
}

/**
 * Replaces the service by a fake with 260 submissions. The token of a page is the number of rows
 * before the page.
 */
function startService() {
  const rows = Array.from({ length: 260 }, (_, place) => buildRow(1000 - place));
  let wait = Promise.resolve();
  jest.spyOn(GraphQLAPI, 'graphql').mockImplementation(async (_: unknown, call: unknown) => {
    const { limit, nextToken } = (call as ListCall).variables;
    const from = Number(nextToken ?? 0);
    const items = rows.slice(from, from + limit);
    await wait;
    return { data: { listSubmissions: { items, nextToken: String(from + limit) } } };
  });
  return {
    rows,
    /** Holds back the answers until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      wait = promise;
      return resolve;
    },
    /** Answers later requests immediately. */
    answerAtOnce(): void {
      wait = Promise.resolve();
    },
  };
}

const filter = { search: 'person' };
const query = submissionQueries.list(filter);

async function openList() {
  const service = startService();
  const client = new QueryClient();
  await client.fetchQuery(query);
  const list = () => client.getQueryData(query.queryKey);
  expect(list()?.rows).toHaveLength(PAGE_LENGTH);
  const firstRows = (count: number) => ({
    rows: service.rows.slice(0, count),
    nextToken: String(count),
  });
  return { service, client, list, firstRows };
}

test('a page of submissions that is loaded during another read stays listed', async () => {
  const { service, client, list, firstRows } = await openList();
  const letGo = service.hold();
  const again = client.refetchQueries(query);
  service.answerAtOnce();
  await loadMore(client, filter);
  expect(list()).toEqual(firstRows(200));
  letGo();
  await again;
  expect(list()).toEqual(firstRows(200));
});

test('the next page is appended to the newest list', async () => {
  const { service, client, list, firstRows } = await openList();
  const letGo = service.hold();
  const more = loadMore(client, filter);
  client.setQueryData(query.queryKey, firstRows(101));
  letGo();
  await more;
  expect(list()).toEqual(firstRows(201));
});
