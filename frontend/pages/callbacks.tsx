import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Callbacks = lazyPart(
  async () =>
    (await import('../dashboard/callbacks/callbacks-page/callbacks-page.tsx')).CallbacksPage,
);

export function CallbacksPage() {
  return <LazyDashboard title="Callbacks" page={Callbacks} />;
}
