import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading } from '../shared/components/loading.tsx';
import { SiteHeader } from '../shared/navigation/site-header.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';

/** What is there before anything is known of the person: prerendered, and while code loads. */
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

/** A page of the dashboard, whose code is loaded in the browser alone. */
export function DashboardSlot({ page: Page }: { page: ComponentType<{ skeleton: ReactNode }> }) {
  if (!useInBrowser()) return <DashboardSkeleton />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Page skeleton={<DashboardSkeleton />} />
    </Suspense>
  );
}
