import { expect, jest, test } from '@jest/globals';
import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { QueryClient } from '@tanstack/react-query';
import { appendPage } from '../../../frontend/dashboard/submissions/submission-list.ts';
import { submissionQueries } from '../../../frontend/dashboard/submissions/submission-queries.ts';
import { buildRow } from './build-row.ts';

const PAGE_LENGTH = 100;

interface Asked {
  variables: { limit: number; nextToken?: string };
}

/** Replaces the service by one with 260 submissions. A token is the number of earlier rows. */
function startService() {
  const rows = Array.from({ length: 260 }, (_, place) => buildRow(1000 - place));
  let wait = Promise.resolve();
  jest.spyOn(GraphQLAPI, 'graphql').mockImplementation(async (_: unknown, asked: unknown) => {
    const { limit, nextToken } = (asked as Asked).variables;
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
  };
}

test('a page that loads during a read of the list stays', async () => {
  const service = startService();
  const client = new QueryClient();
  const query = submissionQueries.list({ search: 'person' });
  const first = await client.fetchQuery(query);
  expect(first.rows).toHaveLength(PAGE_LENGTH);

  const letGo = service.hold();
  const again = client.refetchQueries(query);
  const page = { rows: service.rows.slice(100, 200), nextToken: '200' };
  client.setQueryData(query.queryKey, appendPage(first, page));
  letGo();
  await again;

  expect(client.getQueryData(query.queryKey)).toEqual({
    rows: service.rows.slice(0, 200),
    nextToken: '200',
  });
});
