import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The message, as a sentence, for data that could not be loaded. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the data that a query has read. Before the data is there, shows that it is loading or why
 * the read failed.
 */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <QueryFailure text={failure} {...{ error, isFetching, refetch }} />;
  return <p className="empty">Loading...</p>;
}
