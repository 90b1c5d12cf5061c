import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Dashboard = lazyPart(
  async () => (await import('../dashboard/submissions/first-page/dashboard.tsx')).Dashboard,
);

export function DashboardPage() {
  return <LazyDashboard title="Dashboard" page={Dashboard} />;
}
