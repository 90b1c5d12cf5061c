import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/**
 * The sections of the dashboard's first page that a link can open by their fragment, also a link
 * from outside the dashboard.
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
