import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { apiKeyQueries } from '../../../../frontend/dashboard/account/api-keys/api-key-queries.ts';
import { addKey } from '../../../../frontend/dashboard/account/api-keys/use-api-keys.ts';

const keyNamed = (id: string) => ({ id, keyName: id }) as ApiKeyView;

test.each([
  ['that no read has seen yet', ['old']],
  ['that a read has seen before its answer', ['new', 'old']],
])('a new API key %s is listed once', async (_, read) => {
  const client = new QueryClient();
  const { queryKey } = apiKeyQueries.list;
  client.setQueryData(queryKey, read.map(keyNamed));
  await addKey(client, keyNamed('new'));
  expect(client.getQueryData(queryKey)?.map(({ id }) => id)).toEqual(['new', 'old']);
});
