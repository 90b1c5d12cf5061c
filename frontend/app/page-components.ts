import type { ComponentType } from 'react';
import { AlertsPage } from '../pages/alerts.tsx';
import { CallbacksPage } from '../pages/callbacks.tsx';
import { DashboardPage } from '../pages/dashboard.tsx';
import { FormPage } from '../pages/form.tsx';
import { FormsPage } from '../pages/forms.tsx';
import { GuidePage } from '../pages/guide.tsx';
import { ReceiptPage } from '../pages/receipt.tsx';
import { SignInPage } from '../pages/sign-in.tsx';
import type { ApplicationPage } from './application-pages.ts';

export const pageComponents: Readonly<Record<ApplicationPage, ComponentType>> = {
  'sign-in': SignInPage,
  dashboard: DashboardPage,
  forms: FormsPage,
  form: FormPage,
  callbacks: CallbacksPage,
  alerts: AlertsPage,
  guide: GuidePage,
  receipt: ReceiptPage,
};
