import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is said if it could not be loaded, as a sentence. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Shows what a query has read; before that, that it is loading or why it failed. */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <QueryFailure text={failure} {...{ error, isFetching, refetch }} />;
  return <p className="empty">Loading...</p>;
}
