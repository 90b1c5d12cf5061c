import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Receipt = lazyPart(
  async () => (await import('../dashboard/submissions/receipt-page/receipt-page.tsx')).ReceiptPage,
);

/** One file serves every receipt's address: its content is unknown until the user is signed in. */
export function ReceiptPage() {
  return <LazyDashboard title="Receipt" page={Receipt} />;
}
