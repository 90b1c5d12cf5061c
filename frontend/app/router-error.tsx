import { isRouteErrorResponse } from 'react-router-dom';
import { routerError } from '../content/notices.ts';
import { SiteHeader } from '../shared/navigation/site-header.tsx';

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error && error.message ? error.message : routerError.unknown;
}

export function RouterError({ error }: { error: unknown }) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="notice-page">
        <div className="page-width">
          <h1 className="is-sentence">{routerError.title}</h1>
          <p>{reasonOf(error)}</p>
          {/* A plain link, because after a failed render only loading a new document is certain to
              work. */}
          <a className="button" href="/">
            {routerError.link}
          </a>
        </div>
      </main>
    </>
  );
}
