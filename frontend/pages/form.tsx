import { lazy } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { siteSettings } from '../content/site-settings.ts';
import { DashboardSlot } from './dashboard-slot.tsx';

const FormPage = lazy(async () => ({
  default: (await import('../dashboard/form-page/form-page.tsx')).FormPage,
}));

export const meta: MetaFunction = () => [{ title: `Form · ${siteSettings.brand}` }];

/** One file serves every form's address: its content is unknown until the user is signed in. */
export default function Form() {
  return <DashboardSlot page={FormPage} />;
}
