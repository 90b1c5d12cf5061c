import { lazy } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { LazyDashboard } from './lazy-dashboard.tsx';

const ReceiptPage = lazy(async () => ({
  default: (await import('../dashboard/submissions/receipt-page/receipt-page.tsx')).ReceiptPage,
}));

export const meta: MetaFunction = () => [{ title: `Receipt · ${siteSettings.brand}` }];

/** One file serves every receipt's address: its content is unknown until the user is signed in. */
export default function Receipt() {
  return <LazyDashboard page={ReceiptPage} />;
}
