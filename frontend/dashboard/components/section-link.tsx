import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/**
 * The sections of the dashboard's first page that links, also from outside the dashboard, can open
 * by a fragment (`#…` in the URL).
 */
export type Section =
  'recent-submissions' | 'api-keys' | 'test-submission' | 'statistics' | 'integration-guide';

/**
 * A link to a section of this page. The link keeps the filter and the opened submission in the
 * address.
 */
export function SectionLink({ to, children }: { to: Section; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: to }} preventScrollReset>
      {children}
    </Link>
  );
}
