import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Forms = lazyPart(
  async () => (await import('../dashboard/forms/forms-page/forms-page.tsx')).FormsPage,
);

export function FormsPage() {
  return <LazyDashboard title="Forms" page={Forms} />;
}
