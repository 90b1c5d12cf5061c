import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const FormPage = lazyPart(
  async () => (await import('../dashboard/forms/form-page/form-page.tsx')).FormPage,
);

export const meta: MetaFunction = () => [{ title: `Form · ${siteSettings.brand}` }];

/**
 * One prerendered file serves every form's address, because the forms are known only after the
 * sign-in.
 */
export default function Form() {
  return <LazyDashboard page={FormPage} />;
}
