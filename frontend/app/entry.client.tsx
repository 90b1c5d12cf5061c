/**
 * The only script of every page. The public pages are complete HTML documents and need only the few
 * event listeners below. React and its router, 80 KB compressed, start only on the pages of the
 * application (sign-in and dashboard).
 */
import { applicationId } from './application-pages.ts';
import { startToasts } from '../shared/components/plain-toast.ts';
import { startThumbnails } from '../site/clients/thumbnails.ts';
import { startContactForm } from '../site/contact-form/send-entry.ts';
import { navigation } from '../content/navigation.ts';
import { labelMenus, startMenus } from '../shared/navigation/menus.ts';
import { logMissingPage } from '../site/not-found/log-missing-page.ts';

startMenus();
startThumbnails();
startContactForm();

const application = document.getElementById(applicationId);
if (application) {
  void import('./application.tsx').then(({ startApplication }) => startApplication(application));
} else if (import.meta.env.DEV) {
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
} else {
  labelMenus();
  startToasts();
  void import('../shared/navigation/preload-page.ts').then(({ startPreloading }) =>
    startPreloading([navigation.signIn.to, navigation.dashboard.to]),
  );
  logMissingPage();
  const terms = document.querySelector('[data-terms]');
  if (terms) {
    void import('../site/terms/show-terms.ts').then(({ showTerms }) => showTerms(terms));
  }
}
