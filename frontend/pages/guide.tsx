import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Guide = lazyPart(
  async () => (await import('../dashboard/guide/guide-page/guide-page.tsx')).GuidePage,
);

export function GuidePage() {
  return <LazyDashboard title="Guide" page={Guide} />;
}
