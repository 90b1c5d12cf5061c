import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const FormsPage = lazyPart(
  async () => (await import('../dashboard/forms/forms-page/forms-page.tsx')).FormsPage,
);

export const meta: MetaFunction = () => [{ title: `Forms · ${siteSettings.brand}` }];

export default function Forms() {
  return <LazyDashboard page={FormsPage} />;
}
