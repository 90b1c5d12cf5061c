/**
 * Size limits of the public pages. Bytes are counted, not time, so a busy machine gets the same
 * result.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildPages, loadedFiles, readPage, scriptsOf, zippedBytes } from './built-page.ts';
import { publicPages } from './site-table.ts';
import { STAGE_START_MS } from '../time-limits.ts';

const SCRIPT_BYTES = 15 * 1024;
const STYLE_BYTES = 15 * 1024;
const FONT_FILES = 2;

beforeAll(buildPages, STAGE_START_MS);

/** Scripts that a page loads by itself after its start; these scripts count too. */
const fetchedLater: Readonly<Record<string, string[]>> = { '/beauty-case-study': ['show-terms'] };

describe.each(publicPages)('the size of the page $path', ({ path }) => {
  test('a public page has at most 15 KB of JavaScript', () => {
    const scripts = scriptsOf(readPage(path).html, fetchedLater[path]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(zippedBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test('a public page has at most 15 KB of CSS', () => {
    const styles = loadedFiles(readPage(path).html, 'css');
    expect(styles.length).toBeGreaterThan(0);
    expect(zippedBytes(styles)).toBeLessThanOrEqual(STYLE_BYTES);
  });

  test('a public page loads at most two fonts', () => {
    expect(loadedFiles(readPage(path).html, 'woff2').length).toBeLessThanOrEqual(FONT_FILES);
  });
});

test.each([
  ['/auth', 'account-fields'],
  ['/dashboard', 'dashboard'],
])('the HTML of %s names the scripts needed at the start', (path, part) => {
  const scripts = loadedFiles(readPage(path).html, 'js').join(' ');
  for (const name of ['application', part])
    expect(scripts).toMatch(new RegExp(`\\b${name}-[\\w-]+\\.js`));
});

test('the sign-in page’s first view has at most 125 KB of JavaScript', () => {
  const scripts = scriptsOf(readPage('/auth').html);
  expect(zippedBytes(scripts)).toBeLessThanOrEqual(125 * 1024);
});
