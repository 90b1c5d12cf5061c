/** The packaged Chromium's age, and whether its driver and its record match it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chromiumPackageVersion, chromiumPublished } from '../../contract/packed-chromium.ts';
import { ageInDays, recordChromium } from '../../infra/commands/supply-chain/chromium-age.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const major = (version: string) => version.split('.')[0];

test("Chromium's age counts whole days since its publication", () => {
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

test('the driver is made for the packaged Chromium', () => {
  const { browsers } = JSON.parse(read('node_modules/playwright-core/browsers.json')) as {
    browsers: { name: string; browserVersion: string }[];
  };
  const driven = browsers.find(({ name }) => name === 'chromium')!;
  expect(major(chromiumPackageVersion)).toBe(major(driven.browserVersion));
});
