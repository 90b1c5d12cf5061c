import { describe, expect, test } from '@jest/globals';
import { scriptPolicy } from '../../frontend/build-steps/script-policy.ts';
import { canonicalOf, robots, siteMap } from '../../frontend/build-steps/site-files.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;
const canonical = '<link rel="canonical" href="https://www.agency.example/about"/>';

describe('the files for search engines', () => {
  test('the site map lists an indexed page by its canonical address', () => {
    expect(canonicalOf(page(canonical))).toBe('https://www.agency.example/about');
  });

  test('the site map omits a page that asks not to be indexed', () => {
    expect(
      canonicalOf(page(`<meta name="robots" content="noindex"/>${canonical}`)),
    ).toBeUndefined();
  });

  test('the site map omits a page without a canonical address', () => {
    expect(canonicalOf(page(''))).toBeUndefined();
  });

  test('the site map lists each address once, sorted', () => {
    const map = siteMap(['https://www.agency.example/b', 'https://www.agency.example/a']);
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.agency.example/a',
      'https://www.agency.example/b',
    ]);
  });

  test('robots.txt names the site map if one exists', () => {
    expect(robots(['https://www.agency.example/about'])).toContain(
      'Sitemap: https://www.agency.example/sitemap.xml',
    );
    expect(robots([])).not.toContain('Sitemap');
  });

  test("structured data in a page satisfies the page's script policy", () => {
    const policy = scriptPolicy(page('<script type="application/ld+json">{"a":1}</script>'));
    expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
  });
});
