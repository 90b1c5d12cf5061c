import { queryOptions } from '@tanstack/react-query';

const READ_AGAIN_MS = 20_000;

/**
 * The TanStack query for a short list that the service may change by itself; the list is read again
 * often.
 */
export const listQuery = <Item>(key: string, name: string, read: () => Promise<Item[]>) =>
  queryOptions({
    queryKey: [key],
    queryFn: read,
    meta: { failure: `Error loading ${name}` },
    refetchInterval: READ_AGAIN_MS,
  });
