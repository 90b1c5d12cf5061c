/** The packaged Chromium's age, and that its driver and its record belong to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chromiumPackageVersion, chromiumPublished } from '../../contract/packed-chromium.ts';
import { ageInDays, recordChromium } from '../../infra/commands/supply-chain/chromium-age.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const major = (version: string) => version.split('.')[0];

test('the age counts whole days from the publication', () => {
  expect(ageInDays('2026-09-11', new Date('2026-11-10T00:00:00Z'))).toBe(60);
  expect(ageInDays('2026-09-11', new Date('2026-11-10T23:59:59Z'))).toBe(60);
  expect(ageInDays('2026-09-11', new Date('2026-11-11T00:00:00Z'))).toBe(61);
});

test('the record names a real day', () => {
  expect(new Date(chromiumPublished).toISOString().slice(0, 10)).toBe(chromiumPublished);
});

test('the update writes version and day into the record', () => {
  const source = read('contract/packed-chromium.ts');
  const updated = recordChromium(source, '155.0.0', '2026-12-24');
  expect(updated).toContain("chromiumPackageVersion = '155.0.0';");
  expect(updated).toContain("chromiumPublished = '2026-12-24';");
  expect(recordChromium(updated, chromiumPackageVersion, chromiumPublished)).toBe(source);
  expect(() => recordChromium('', '155.0.0', '2026-12-24')).toThrow('lacks');
});

test('the driver speaks to the Chromium that is packaged', () => {
  const { browsers } = JSON.parse(read('node_modules/playwright-core/browsers.json')) as {
    browsers: { name: string; browserVersion: string }[];
  };
  const driven = browsers.find(({ name }) => name === 'chromium')!;
  expect(major(chromiumPackageVersion)).toBe(major(driven.browserVersion));
});
