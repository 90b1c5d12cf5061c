import { LazyDashboard } from './lazy-dashboard.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Receipt = lazyPart(
  async () => (await import('../dashboard/submissions/receipt-page/receipt-page.tsx')).ReceiptPage,
);

/**
 * One prerendered file serves the addresses of all receipts, because a receipt's content is known
 * only after the sign-in.
 */
export function ReceiptPage() {
  return <LazyDashboard title="Receipt" page={Receipt} />;
}
