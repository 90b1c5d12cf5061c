import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/**
 * The parts of the dashboard's first page that can be linked, also from outside, by the fragment.
 */
export type Section =
  'recent-submissions' | 'api-keys' | 'test-submission' | 'statistics' | 'integration-guide';

/** Links to a part of this page; the filter and an open story stay in the address. */
export function SectionLink({ to, children }: { to: Section; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: to }} preventScrollReset>
      {children}
    </Link>
  );
}
