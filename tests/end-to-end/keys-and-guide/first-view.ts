/**
 * What the dashboard loads before the user does anything. Bytes are counted, not time, so the
 * result is the same on any machine.
 */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { card, isLive } from '../person.ts';
import { GOOD_SHIFT, inSight, openElsewhere, watchShifts, type KeysSuite } from './suite.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCRIPT_BYTES = 200 * 1024;
/** The names of scripts that the first view must not load. */
const later =
  /^(account-card|bulk-cancel-dialog|bulk-retry-dialog|confirm-retry|decision-dialog|export-dialog|import-dialog|integration-guide|rows-in-sight|story-panel|toast-layer)-/;

/**
 * Records the names and compressed sizes (in bytes) of the scripts that a page loads from now on.
 */
function weighScripts(page: Page): () => Promise<{ name: string; bytes: number }[]> {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/([\w.-]+\.js)$/.exec(response.url()) ?? [];
    if (!name) return;
    const weigh = (body: Buffer) => ({ name, bytes: gzipSync(body, { level: 9 }).length });
    scripts.push(response.body().then(weigh));
  });
  return () => Promise.all(scripts);
}

export function testFirstView(suite: KeysSuite): void {
  test('the first view’s compressed JavaScript has at most 200 KB', async () => {
    const page = await openElsewhere(suite);
    const weighed = weighScripts(page);
    await page.goto('/dashboard');
    await page.getByText('$5,000,000').waitFor();
    await isLive(page);
    await page.waitForLoadState('networkidle');
    const scripts = await weighed();
    expect(scripts.filter(({ name }) => later.test(name))).toEqual([]);
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    // The page must load at least 100 KB, so that the test fails if it finds no scripts.
    expect(sum).toBeGreaterThan(100 * 1024);
    expect(sum).toBeLessThanOrEqual(SCRIPT_BYTES);
    await page.context().close();
  });

  test('the first view shows the list “Needs you” and the newest lead', async () => {
    const page = await openElsewhere(suite);
    const shifts = await watchShifts(page);
    await page.goto('/dashboard');
    await page.getByText('Nothing at the moment.').waitFor();
    await isLive(page);
    expect(await shifts()).toBeLessThanOrEqual(GOOD_SHIFT);
    const parts = [
      card(page, 'Needs you'),
      page.getByLabel('Search'),
      page.getByText('$5,000,000'),
    ];
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const ends = boxes.map((box) => box!.y + box!.height);
      expect(ends.toSorted((one, other) => one - other)).toEqual(ends);
      expect(ends.at(-1)).toBeLessThanOrEqual(size.height);
    }
    for (const [link, title] of [
      ['Keys', 'API Keys'],
      ['Test', 'Test Submission'],
      ['Statistics', 'Statistics'],
      ['Examples', 'Integration Guide'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await inSight(page, title);
    }
    await page.reload();
    await card(page, 'Integration Guide').getByRole('tab').first().waitFor();
    await inSight(page, 'Integration Guide');
    await page.context().close();
  });
}
