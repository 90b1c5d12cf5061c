import { describe, expect, test } from '@jest/globals';
import { scriptPolicy } from '../../frontend/build-steps/script-policy.ts';
import { canonicalOf, robots, siteMap } from '../../frontend/build-steps/site-files.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;
const canonical = '<link rel="canonical" href="https://www.agency.example/about"/>';

describe('the files for search engines', () => {
  test('list a page under its canonical address', () => {
    expect(canonicalOf(page(canonical))).toBe('https://www.agency.example/about');
  });

  test('omit a page that asks not to be indexed', () => {
    expect(
      canonicalOf(page(`<meta name="robots" content="noindex"/>${canonical}`)),
    ).toBeUndefined();
  });

  test('omit a page without a public origin', () => {
    expect(canonicalOf(page(''))).toBeUndefined();
  });

  test('list each address once in the site map, sorted', () => {
    const map = siteMap(['https://www.agency.example/b', 'https://www.agency.example/a']);
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.agency.example/a',
      'https://www.agency.example/b',
    ]);
  });

  test('name the site map in robots.txt if one exists', () => {
    expect(robots(['https://www.agency.example/about'])).toContain(
      'Sitemap: https://www.agency.example/sitemap.xml',
    );
    expect(robots([])).not.toContain('Sitemap');
  });

  test('structured data in a page satisfies its script policy', () => {
    const policy = scriptPolicy(page('<script type="application/ld+json">{"a":1}</script>'));
    expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
  });
});
