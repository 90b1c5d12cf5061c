import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { useContext, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';
import '../shared/design/base.css';
import '../shared/navigation/menus.css';
import '../shared/navigation/header.css';
import '../site/frame/footer.css';
import '../site/frame/notices.css';
import { publicOrigin } from '../site/search-results/public-origin.ts';
import { EntryScript } from './entry-script.tsx';
import type { PageHandle } from './page-handle.ts';
import { RouterError } from './router-error.tsx';

/**
 * Whether React hydrates this page. Also true in the fallback page that the router makes for
 * unknown addresses, and on the dev server, which replaces pages in place.
 */
function useHydrates(): boolean {
  const shell = useContext(UNSAFE_FrameworkContext)?.isSpaMode ?? false;
  const hydrates = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hydrates);
  return shell || hydrates || import.meta.env.DEV;
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydrates();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f4f6f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b110f" media="(prefers-color-scheme: dark)" />
        {(hydrates || !publicOrigin) && <meta name="robots" content="noindex" />}
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrates ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <EntryScript />
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouterError error={error} />;
}
