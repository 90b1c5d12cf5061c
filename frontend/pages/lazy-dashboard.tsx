import { Suspense, type ComponentType, type ReactNode } from 'react';
import { siteSettings } from '../content/site-settings.ts';
import { Loading } from '../shared/components/loading.tsx';
import { SiteHeader } from '../shared/navigation/site-header.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';

/** The placeholder that is shown until the session is known and the code is loaded; prerendered. */
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

interface LazyDashboardProps {
  title: string;
  page: ComponentType<{ skeleton: ReactNode }>;
}

/** A page of the dashboard. The page's code is loaded only in the browser. */
export function LazyDashboard({ title, page: Page }: LazyDashboardProps) {
  return (
    <>
      <title>{`${title} · ${siteSettings.brand}`}</title>
      {useInBrowser() ? (
        <Suspense fallback={<DashboardSkeleton />}>
          <Page skeleton={<DashboardSkeleton />} />
        </Suspense>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
