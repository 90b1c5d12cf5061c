import type { ReactNode } from 'react';
import { OfflineNote } from '../components/offline-note.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { SignedInPage, type PageParts } from './signed-in-page.tsx';

interface TitledPageProps {
  title: string;
  /** The purpose of the page, in one sentence below the title. */
  purpose: (parts: PageParts) => ReactNode;
  skeleton: ReactNode;
  children: (parts: PageParts) => ReactNode;
}

/**
 * The frame of every dashboard page except the first one: title, navigation, purpose, then the
 * page's content.
 */
export function TitledPage({ title, purpose, skeleton, children }: TitledPageProps) {
  return (
    <SignedInPage skeleton={skeleton}>
      {(parts) => (
        <>
          <div className="dashboard__title">
            <h1>{title}</h1>
            <DashboardNav />
            <p className="target-line">{purpose(parts)}</p>
          </div>
          {parts.account}
          <OfflineNote />
          {children(parts)}
        </>
      )}
    </SignedInPage>
  );
}
