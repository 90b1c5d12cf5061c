/** Compares the public pages' texts with each other: figures, and sentences that occur twice. */
import { beforeAll, expect, test } from '@jest/globals';
import { beautyCases } from '../../frontend/content/case-study/beauty.ts';
import { claims } from '../../frontend/content/claims.ts';
import { services } from '../../frontend/content/services/catalogue.ts';
import { attribute, buildPages, findAll, readPage, textOf, type Element } from './built-page.ts';
import { publicPages } from './site-table.ts';
import { STAGE_START_MS } from '../time-limits.ts';

beforeAll(buildPages, STAGE_START_MS);

const mains = () => publicPages.map(({ path }) => ({ path, main: readPage(path).main }));

test.each([
  [/leads generated\s*([\d.]+[KM]?\+?)/gi, '3M+', 2],
  [/(?:average roas|roas benchmarks achieved)\s*(\d+X)/gi, '10X', 2],
  [/average cac drop\s*(\d+%)/gi, '12%', 1],
  [/campaigns (?:delivered|launched)\s*(\d+\+?)/gi, '150+', 2],
  [/(\d+\+?) successful campaigns/gi, '150+', 1],
  [/brands served\s*(\d+\+?)/gi, '100+', 1],
  [/within (\d+) hours/gi, '24', 1],
  [/average of (\d+) accounts/gi, '31', 2],
  [/(?:since|began in) (\d{4})/gi, '2016', 3],
  [/(six|seven|eight|nine|ten|eleven|twelve) (?:services|disciplines|specialists)/gi, 'ten', 4],
])('the figure of %s is the same on every page', (pattern, figure, atLeast) => {
  const found = mains().flatMap(({ main }) =>
    [...textOf(main).matchAll(pattern)].map(([, number]) => number?.toLowerCase()),
  );
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  expect(new Set(found)).toEqual(new Set([figure.toLowerCase()]));
});

test('amounts of money have two decimals or none', () => {
  const amounts = mains().flatMap(({ main }) => textOf(main).match(/[$₹][\d.,]+/g) ?? []);
  expect(amounts.length).toBeGreaterThan(0);
  for (const amount of amounts) expect(amount).toMatch(/^\D\d{1,3}(,\d{2,3})*(\.\d\d)?$/);
});

test('each sentence of a headline starts on its own line', () => {
  const kept = (element: Element) => attribute(element, 'class') === 'sentence';
  for (const { main } of mains()) {
    for (const headline of findAll(main, ({ tagName }) => /^h[12]$/.test(tagName))) {
      const sentences = textOf(headline).split(/(?<=[.?!])\s+/);
      const lines = findAll(headline, kept).map(textOf);
      expect(lines).toEqual(sentences.length > 1 ? sentences : []);
    }
  }
});

test('a hyphenated word of a headline stays on one line', () => {
  const unbroken = (element: Element) => attribute(element, 'class') === 'unbroken';
  for (const { main } of mains()) {
    for (const headline of findAll(main, ({ tagName }) => /^h[12]$/.test(tagName))) {
      const hyphenated = textOf(headline).match(/\S+-\S+/g) ?? [];
      expect(findAll(headline, unbroken).map(textOf)).toEqual(hyphenated);
    }
  }
});

test('case studies with below-average returns last at most a year', () => {
  const average = Number.parseFloat(claims.averageReturn.number);
  expect(claims.averageReturn.note).toContain('after their first year');
  const lower = beautyCases.filter(({ metrics }) =>
    metrics.some(({ after, peak }) => after === 'x' && peak < average),
  );
  for (const { months } of lower) expect(months).toBeLessThanOrEqual(12);
});

test('no sentence occurs on two pages', () => {
  // Texts that may occur on several pages: the texts of services, and the notes about the figures
  // that the site claims.
  const shared = new Set([
    ...services.flatMap(({ title, summary, deliverables }) => [title, summary, ...deliverables]),
    ...Object.values(claims).map(({ note }) => note),
  ]);
  const seen = new Map<string, string>();
  for (const { path, main } of mains()) {
    const kind = path.startsWith('/services/') ? 'a service' : path;
    const parts = findAll(main, ({ tagName }) => /^(p|li|h[1-3]|d[dt]|span|a)$/.test(tagName));
    for (const sentence of parts.flatMap((part) => textOf(part).split(/(?<=[.!?])\s+/))) {
      if (shared.has(sentence) || sentence.split(' ').length < 5) continue;
      expect([sentence, seen.get(sentence) ?? kind]).toEqual([sentence, kind]);
      seen.set(sentence, kind);
    }
  }
});
