import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The parts of the dashboard's first page that links lead to; also from outside, by the hash. */
export type Section =
  'recent-submissions' | 'api-keys' | 'test-submission' | 'statistics' | 'integration-guide';

/** Leads to a part of this page; the filter and an open story stay in the address. */
export function SectionLink({ to, children }: { to: Section; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: to }} preventScrollReset>
      {children}
    </Link>
  );
}
