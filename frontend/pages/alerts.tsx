import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Alerts = lazyPart(
  async () => (await import('../dashboard/alerts/alerts-page/alerts-page.tsx')).AlertsPage,
);

export function AlertsPage() {
  return <LazyDashboard title="Alerts" page={Alerts} />;
}
