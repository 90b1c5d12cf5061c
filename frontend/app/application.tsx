/**
 * Starts sign-in and dashboard in the browser. The build prerenders their documents by React
 * Router's framework mode. In the browser, only React Router's components run, without the client
 * of the framework mode (see docs/decisions/0078).
 */
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchPath, Route, Router, Routes } from 'react-router-dom';
import { ApplicationFrame } from './application-frame.tsx';
import { createApplicationHistory } from './application-history.ts';
import { pageComponents } from './page-components.ts';
import { applicationPages } from './application-pages.ts';
import { ErrorPage } from './error-page.tsx';

const history = createApplicationHistory((pathname) =>
  Object.keys(applicationPages).some((path) => matchPath(path, pathname)),
);

function Application() {
  const [place, setPlace] = useState(history.first);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), []);
  useLayoutEffect(() => {
    const { location, top } = place;
    if (top === undefined) return;
    const target = top === 0 ? document.getElementById(location.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, top);
  }, [place]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history.navigator}>
      <ErrorPage place={place.location}>
        <ApplicationFrame>
          <Routes>
            {Object.entries(applicationPages).map(([path, page]) => {
              const Page = pageComponents[page];
              return <Route key={path} path={path} element={<Page />} />;
            })}
          </Routes>
        </ApplicationFrame>
      </ErrorPage>
    </Router>
  );
}

export function startApplication(element: Element): void {
  // `createApplicationHistory` restores scroll positions itself, so the browser restores them only
  // after a reload.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <Application />
      </StrictMode>,
    );
  });
}
