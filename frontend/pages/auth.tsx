import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { SiteFooter } from '../site/frame/site-footer.tsx';
import { SiteHeader } from '../site/frame/site-header.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';
import { signInTexts } from '../content/account.ts';
import { siteSettings } from '../content/site-settings.ts';
import './account-page.css';

const Account = lazy(async () => ({
  default: (await import('../site/sign-in/sign-in-page.tsx')).Account,
}));

export const meta: MetaFunction = () => [{ title: `Sign in · ${siteSettings.brand}` }];

export default function AuthPage() {
  const waiting = <p className="waiting">{signInTexts.busy}</p>;
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="account-page page-width">
        <div className="account-page__panel">
          {useInBrowser() ? (
            <Suspense fallback={waiting}>
              <Account />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
