import { lazy } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { DashboardSlot } from './dashboard-slot.tsx';

const Dashboard = lazy(async () => ({
  default: (await import('../dashboard/dashboard.tsx')).Dashboard,
}));

export const meta: MetaFunction = () => [{ title: `Dashboard · ${siteSettings.brand}` }];

export default function DashboardPage() {
  return <DashboardSlot page={Dashboard} />;
}
