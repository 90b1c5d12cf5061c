import { Suspense } from 'react';
import { SiteFooter } from '../site/frame/site-footer.tsx';
import { SiteHeader } from '../shared/navigation/site-header.tsx';
import { Loading } from '../shared/components/loading.tsx';
import { useInBrowser } from '../shared/components/use-in-browser.ts';
import { navigation } from '../content/navigation.ts';
import { preloadPage } from '../shared/navigation/preload-page.ts';
import { siteSettings } from '../content/site-settings.ts';
import './sign-in.css';
import { lazyPart } from '../shared/components/lazy-part.tsx';

const SignIn = lazyPart(async () => (await import('../site/sign-in/sign-in.tsx')).SignIn);

export function SignInPage() {
  return (
    <>
      <title>{`Sign in · ${siteSettings.brand}`}</title>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="sign-in-page page-width">
        <div
          className="sign-in-page__panel"
          onFocus={() => void preloadPage(navigation.dashboard.to)}
        >
          {useInBrowser() ? (
            <Suspense fallback={<Loading />}>
              <SignIn />
            </Suspense>
          ) : (
            <Loading />
          )}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
