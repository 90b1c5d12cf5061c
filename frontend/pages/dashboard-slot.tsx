import { Suspense, type ComponentType, type ReactNode } from 'react';
import { BrandMark } from '../shared/components/brand-mark.tsx';
import { Loading } from '../shared/components/loading.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';

/** What is there before anything is known of the person: prerendered, and while code loads. */
function DashboardSkeleton() {
  return (
    <>
      <header className="site-header">
        <div className="page-width site-header__row">
          <BrandMark />
        </div>
      </header>
      <main className="page-width notice-page">
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
