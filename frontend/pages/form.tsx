import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const OneForm = lazyPart(
  async () => (await import('../dashboard/forms/form-page/form-page.tsx')).FormPage,
);

/**
 * One prerendered file serves the addresses of all forms, because the forms are known only after
 * the sign-in.
 */
export function FormPage() {
  return <LazyDashboard title="Form" page={OneForm} />;
}
