import { lazy } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { DashboardSlot } from './dashboard-slot.tsx';

const FormsPage = lazy(async () => ({
  default: (await import('../dashboard/forms-page/forms-page.tsx')).FormsPage,
}));

export const meta: MetaFunction = () => [{ title: `Forms · ${siteSettings.brand}` }];

export default function Forms() {
  return <DashboardSlot page={FormsPage} />;
}
