import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading } from '../shared/components/loading.tsx';
import { SiteHeader } from '../shared/navigation/site-header.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';

/** The page until it is known who is signed in: prerendered, and shown while the code loads. */
function DashboardSkeleton() {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="page-width notice-page">
        <Loading />
      </main>
    </>
  );
}

/** A page of the dashboard; its code is loaded in the browser only. */
export function LazyDashboard({ page: Page }: { page: ComponentType<{ skeleton: ReactNode }> }) {
  if (!useInBrowser()) return <DashboardSkeleton />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Page skeleton={<DashboardSkeleton />} />
    </Suspense>
  );
}
