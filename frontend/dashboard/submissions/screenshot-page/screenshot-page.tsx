import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryFailure } from '../../components/query-failure.tsx';
import { screenshotQueries } from './screenshot-queries.ts';

/**
 * The page that a screenshot link opens. It reads a signed address of the picture and redirects the
 * browser to this address.
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
        <QueryFailure
          text="The screenshot could not be loaded."
          {...{ error, isFetching, refetch }}
        />
      ) : data === null ? (
        <p className="empty">The screenshot is no longer kept.</p>
      ) : (
        <p className="empty">Loading...</p>
      )}
    </>
  );
}
