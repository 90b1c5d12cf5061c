import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { messageOf } from '../../../shared/service/service-error.ts';
import { screenshotQueries } from './screenshot-queries.ts';

/**
 * The page that a screenshot link opens: it gets a signed address of the picture and redirects
 * there.
 */
export function ScreenshotPage({ submissionId }: { submissionId: string }) {
  const { data, error, isFetching, refetch } = useQuery(screenshotQueries.link(submissionId));
  useEffect(() => {
    if (data) window.location.replace(data);
  }, [data]);
  return (
    <>
      <h1>Screenshot</h1>
      {error ? (
        <LoadFailure
          text={`The screenshot could not be loaded. ${messageOf(error)}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === null ? (
        <p className="empty">The screenshot is no longer kept.</p>
      ) : (
        <p className="empty">Loading...</p>
      )}
    </>
  );
}
