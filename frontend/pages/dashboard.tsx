import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Dashboard = lazyPart(
  async () => (await import('../dashboard/submissions/first-page/dashboard.tsx')).Dashboard,
);

export const meta: MetaFunction = () => [{ title: `Dashboard · ${siteSettings.brand}` }];

export default function DashboardPage() {
  return <LazyDashboard page={Dashboard} />;
}
