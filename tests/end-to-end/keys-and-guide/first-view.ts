/** What the dashboard loads before anybody touches it. Bytes, not times: any machine counts the same. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { card, isLive } from '../person.ts';
import { openElsewhere, TIMEOUT_MS, type KeysSuite } from './suite.ts';

const SCRIPT_BYTES = 230 * 1024;
/** Parts that wait until somebody wants them. */
const later =
  /^(account-card|bulk-cancel-dialog|bulk-retry-dialog|export-dialog|import-dialog|integration-guide|rows-in-sight|story-panel)-/;

/** The scripts that a page gets from now on: their names and compressed sizes. */
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
  test(
    'takes 230 KB of JavaScript at most',
    async () => {
      const page = await openElsewhere(suite);
      const weighed = weighScripts(page);
      await page.goto('/dashboard');
      await page.getByText('$5,000,000').waitFor();
      await card(page, 'Statistics').getByRole('img').waitFor();
      await isLive(page);
      await page.waitForLoadState('networkidle');
      const scripts = await weighed();
      expect(scripts.filter(({ name }) => later.test(name))).toEqual([]);
      const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
      // A build in one piece would also be more than nothing.
      expect(sum).toBeGreaterThan(100 * 1024);
      expect(sum).toBeLessThanOrEqual(SCRIPT_BYTES);
      await page.context().close();
    },
    TIMEOUT_MS,
  );
}
