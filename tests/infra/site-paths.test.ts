import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';

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

describe('site paths', () => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/about/', '/about/index.html'],
    ['/services/google-ads', '/services/google-ads/index.html'],
    ['/demo-form/', '/demo-form/index.html'],
    ['/v1.2/notes', '/v1.2/notes/index.html'],
    ['/no/such/page', '/no/such/page/index.html'],
  ])('%s asks for the page %s', (uri, page) => {
    expect(uriFor(uri)).toBe(page);
  });

  test.each(['/index.html', '/404.html', '/config.json', '/assets/app-0123.js', '/robots.txt'])(
    '%s stays the file it names',
    (uri) => {
      expect(uriFor(uri)).toBe(uri);
    },
  );

  test('the query string is left alone', () => {
    const querystring = { city: { value: 'Pune' } };
    expect(handler({ request: { uri: '/contact', querystring } }).querystring).toBe(querystring);
  });
});
