import { lazy } from 'react';
import { LazyDashboard } from './lazy-dashboard.tsx';

const Receipt = lazy(async () => ({
  default: (await import('../dashboard/submissions/receipt-page/receipt-page.tsx')).ReceiptPage,
}));

/** One file serves every receipt's address: its content is unknown until the user is signed in. */
export function ReceiptPage() {
  return <LazyDashboard title="Receipt" page={Receipt} />;
}
