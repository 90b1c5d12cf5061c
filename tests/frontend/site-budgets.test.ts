/** What a public page may weigh. The budgets are bytes, not times, so a busy machine changes nothing. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildIfMissing, loadedFiles, readPage, scriptsOf, zippedBytes } from './built-page.ts';
import { publicPages } from './site-table.ts';

const SCRIPT_BYTES = 100 * 1024;
const STYLE_BYTES = 15 * 1024;
const FONT_FILES = 2;

beforeAll(buildIfMissing, 120_000);

/** What a page fetches by itself once it is there. */
const fetchedLater: Readonly<Record<string, string[]>> = { '/beauty-case-study': ['show-terms'] };

describe.each(publicPages)('$path', ({ path }) => {
  test('stays within 100 KB of JavaScript', () => {
    const scripts = scriptsOf(readPage(path).html, fetchedLater[path]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(zippedBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test('stays within 15 KB of CSS', () => {
    const styles = loadedFiles(readPage(path).html, 'css');
    expect(styles.length).toBeGreaterThan(0);
    expect(zippedBytes(styles)).toBeLessThanOrEqual(STYLE_BYTES);
  });

  test('asks for two fonts at most', () => {
    expect(loadedFiles(readPage(path).html, 'woff2').length).toBeLessThanOrEqual(FONT_FILES);
  });
});
