import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const CallbacksPage = lazyPart(
  async () =>
    (await import('../dashboard/callbacks/callbacks-page/callbacks-page.tsx')).CallbacksPage,
);

export const meta: MetaFunction = () => [{ title: `Callbacks · ${siteSettings.brand}` }];

export default function Callbacks() {
  return <LazyDashboard page={CallbacksPage} />;
}
