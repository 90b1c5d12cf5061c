/** What axe finds in a page. Its script comes from outside, past the page's content policy. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;
/** The rules whose answer the colour scheme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

interface AxeWindow {
  axe: {
    run: (
      within: ParentNode,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
  };
}

/** @returns what axe objects to, by rule and place: in the page, or in what lies on top of it. */
export async function objections(
  page: Page,
  {
    rules = everyRule,
    within = 'page',
  }: { rules?: readonly string[]; within?: 'page' | 'top' } = {},
): Promise<string[]> {
  // Once a document: half a megabyte takes as long to compile as most checks take to run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await script);
  // Colours on their way from one scheme to the other are nobody's.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return page.evaluate(
    async ({ runOnly, isTop }) => {
      const dialogs = isTop ? [...document.querySelectorAll('dialog[open]')] : [];
      const { violations } = await (window as unknown as AxeWindow).axe.run(
        dialogs.at(-1) ?? document,
        // Of what passes nothing is asked, so no places are worked out for it.
        { runOnly, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${String(target)}`),
      );
    },
    { runOnly: [...rules], isTop: within === 'top' },
  );
}
