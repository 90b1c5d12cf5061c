import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { DashboardSlot } from './dashboard-slot.tsx';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const Dashboard = lazyPart(async () => (await import('../dashboard/dashboard.tsx')).Dashboard);

export const meta: MetaFunction = () => [{ title: `Dashboard · ${siteSettings.brand}` }];

export default function DashboardPage() {
  return <DashboardSlot page={Dashboard} />;
}
