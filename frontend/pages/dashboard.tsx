import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { BrandMark } from '../shared/components/brand-mark.tsx';
import { Loading } from '../shared/components/loading.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';
import { siteSettings } from '../content/site-settings.ts';

const Dashboard = lazy(async () => ({
  default: (await import('../dashboard/dashboard.tsx')).Dashboard,
}));

export const meta: MetaFunction = () => [{ title: `Dashboard · ${siteSettings.brand}` }];

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

export default function DashboardPage() {
  if (!useInBrowser()) return <DashboardSkeleton />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard skeleton={<DashboardSkeleton />} />
    </Suspense>
  );
}
