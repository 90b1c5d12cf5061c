/**
 * The one script of every page. The public pages are complete documents and need only these few
 * listeners; React Router starts on the pages that contain its state (sign-in and dashboard). React
 * and its router alone would be 104 KB compressed, above the budget of a public page.
 */
import { startToasts } from '../shared/components/plain-toast.ts';
import { startThumbnails } from '../site/clients/thumbnails.ts';
import { startContactForm } from '../site/contact-form/send-entry.ts';
import { navigation } from '../content/navigation.ts';
import { labelMenus, startMenus } from '../shared/navigation/menus.ts';
import { logMissingPage } from '../site/not-found/log-missing-page.ts';

startMenus();
startThumbnails();
startContactForm();

if ('__reactRouterContext' in window) {
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
