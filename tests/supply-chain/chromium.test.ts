/**
 * Tests the age of the packaged Chromium, and whether the browser's driver and the record in
 * packed-chromium.ts match this Chromium.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chromiumPackageVersion, chromiumPublished } from '../../contract/packed-chromium.ts';
import { ageInDays, recordChromium } from '../../infra/commands/supply-chain/chromium-age.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const major = (version: string) => version.split('.')[0];

test('the age of Chromium counts whole days since its publication', () => {
  expect(ageInDays('2026-09-11', new Date('2026-11-10T00:00:00Z'))).toBe(60);
  expect(ageInDays('2026-09-11', new Date('2026-11-10T23:59:59Z'))).toBe(60);
  expect(ageInDays('2026-09-11', new Date('2026-11-11T00:00:00Z'))).toBe(61);
});

test('the record of the packaged Chromium has a valid date', () => {
  expect(new Date(chromiumPublished).toISOString().slice(0, 10)).toBe(chromiumPublished);
});

test("an update writes Chromium's version and date to the record", () => {
  const source = read('contract/packed-chromium.ts');
  const updated = recordChromium(source, '155.0.0', '2026-12-24');
  expect(updated).toContain("chromiumPackageVersion = '155.0.0';");
  expect(updated).toContain("chromiumPublished = '2026-12-24';");
  expect(recordChromium(updated, chromiumPackageVersion, chromiumPublished)).toBe(source);
  expect(() => recordChromium('', '155.0.0', '2026-12-24')).toThrow('lacks');
});

test('Playwright’s driver is made for the packaged Chromium version', () => {
  const { browsers } = JSON.parse(read('node_modules/playwright-core/browsers.json')) as {
    browsers: { name: string; browserVersion: string }[];
  };
  const driven = browsers.find(({ name }) => name === 'chromium')!;
  expect(major(chromiumPackageVersion)).toBe(major(driven.browserVersion));
});
