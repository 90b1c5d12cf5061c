import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { Fragment, useContext, type ReactNode } from 'react';
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
 * Whether the scripts of React Router's framework mode control this page. These scripts control the
 * fallback page for unknown addresses, which the build deletes, and public pages on the dev server,
 * which hot-reloads them.
 */
function useFrameworkScripts(isApplication: boolean): boolean {
  const shell = useContext(UNSAFE_FrameworkContext)?.isSpaMode ?? false;
  return shell || (import.meta.env.DEV && !isApplication);
}

function Document({ children }: { children: ReactNode }) {
  const isApplication = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.isApplication,
  );
  const usesFramework = useFrameworkScripts(isApplication);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f4f6f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b110f" media="(prefers-color-scheme: dark)" />
        {(isApplication || !publicOrigin) && <meta name="robots" content="noindex" />}
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
        {usesFramework ? (
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

/**
 * In the built site, no script renders the HTML document around a page, because the build has
 * prerendered this document.
 */
export const Layout = import.meta.env.SSR || import.meta.env.DEV ? Document : Fragment;

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouterError error={error} />;
}
