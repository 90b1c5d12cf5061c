import { messageOf } from '../../shared/service/service-error.ts';
import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  /** The message, as a sentence, that names the data which could not be loaded. */
  text?: string;
  error: Error;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says why a query failed, with a button that repeats the query. */
export function QueryFailure({ text, error, isFetching, refetch }: QueryFailureProps) {
  const reason = messageOf(error);
  return (
    <LoadFailure
      text={text ? `${text} ${reason}` : reason}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
