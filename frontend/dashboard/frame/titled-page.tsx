import type { ReactNode } from 'react';
import { OfflineNote } from '../components/offline-note.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { SignedInPage, type PageParts } from './signed-in-page.tsx';

interface TitledPageProps {
  title: string;
  /** What the page is for, in one sentence below the title. */
  purpose: (parts: PageParts) => ReactNode;
  skeleton: ReactNode;
  children: (parts: PageParts) => ReactNode;
}

/** A page of the dashboard, except the first one: title, navigation, purpose, then its content. */
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
