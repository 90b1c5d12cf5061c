import { messageOf } from '../../shared/service/service-error.ts';
import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  /** What could not be loaded, as a sentence. */
  text?: string;
  error: Error;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says why a query failed, with a button that repeats it. */
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
