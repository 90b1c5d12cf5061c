import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { navigationLinks } from '../site-table.ts';
import { RouterError } from '../../../frontend/app/router-error.tsx';

const page = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RouterError error={error} />
    </MemoryRouter>,
  );

describe("the router's error page", () => {
  test('the error page shows the status of a failed route', () => {
    const failure = { status: 503, statusText: 'Service Unavailable', internal: false, data: null };
    expect(page(failure)).toContain('Unexpected Application Error!');
    expect(page(failure)).toContain('503 Service Unavailable');
  });

  test('the error page shows the message of an error', () => {
    expect(page(new Error('The list broke'))).toContain('The list broke');
  });

  test("the error page has the site's navigation", () => {
    const html = page(new Error('The list broke'));
    const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target]) => target);
    for (const [, target] of navigationLinks) expect(targets).toContain(target);
  });

  test('the error page has a general message if no error is given', () => {
    expect(page(undefined)).toContain('Something failed before this page could be shown.');
  });
});
