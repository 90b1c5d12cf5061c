import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { pagesOfMany } from '../../frontend/app/page-paths.ts';

const source = readFileSync(join(import.meta.dirname, '../../infra/site-paths.js'), 'utf8');

interface ViewerRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
}
const handler = runInNewContext(`${source}; handler`) as (event: {
  request: ViewerRequest;
}) => ViewerRequest;

function uriFor(uri: string): string {
  return handler({ request: { uri, querystring: {} } }).uri;
}

describe('the files that CloudFront serves for paths', () => {
  test.each(Object.entries(pagesOfMany))('the path %s is served by the page %s', (route, page) => {
    expect(uriFor(route.replace(/:\w+/g, '0199a1b2-7c3d-7e4f'))).toBe(`${page}/index.html`);
  });

  test.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/about/', '/about/index.html'],
    ['/services/google-ads', '/services/google-ads/index.html'],
    ['/demo-form/', '/demo-form/index.html'],
    ['/v1.2/notes', '/v1.2/notes/index.html'],
    ['/no/such/page', '/no/such/page/index.html'],
    ['/dashboard/forms', '/dashboard/forms/index.html'],
    ['/dashboard/forms/', '/dashboard/forms/index.html'],
    ['/dashboard/forms/0199a1b2-7c3d-7e4f-8a5b-1c2d3e4f5a6b', '/dashboard/forms/one/index.html'],
    ['/dashboard/forms/0199a1b2/', '/dashboard/forms/one/index.html'],
    ['/dashboard/receipts/0199a1b2', '/dashboard/receipts/one/index.html'],
    ['/dashboard/forms/0199a1b2/more', '/dashboard/forms/0199a1b2/more/index.html'],
  ])('the path %s is served by the page %s', (uri, page) => {
    expect(uriFor(uri)).toBe(page);
  });

  test.each(['/index.html', '/404.html', '/config.json', '/assets/app-0123.js', '/robots.txt'])(
    'the path %s is not changed, because it names a file',
    (uri) => {
      expect(uriFor(uri)).toBe(uri);
    },
  );

  test('the query string of a request is unchanged', () => {
    const querystring = { city: { value: 'Pune' } };
    expect(handler({ request: { uri: '/contact', querystring } }).querystring).toBe(querystring);
  });
});
