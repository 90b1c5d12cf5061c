/**
 * Runs axe in a page. The script is injected from outside, so the page's Content-Security-Policy
 * does not block it.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * Playwright adds this script to every later document of the page. Sending and compiling axe's half
 * a megabyte for each check would double the time of the check. Axe's code runs only when
 * `startAxe` is called.
 */
const script = source.then((text) => `globalThis.startAxe = () => { ${text} };`);

const everyRule = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;
/** The axe rules whose result depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

interface AxeWindow {
  startAxe: () => void;
  axe: {
    run: (
      within: ParentNode,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
  };
}

/** @returns axe's violations by rule and element, in the whole page or in its topmost dialog. */
export async function objections(
  page: Page,
  {
    rules = everyRule,
    within = 'page',
  }: { rules?: readonly string[]; within?: 'page' | 'top' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'startAxe' in globalThis))) {
    await page.addInitScript({ content: await script });
    await page.evaluate(await script);
  }
  // Finishes colour transitions; otherwise axe would check colours halfway between two schemes.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return page.evaluate(
    async ({ runOnly, isTop }) => {
      if (!('axe' in globalThis)) (window as unknown as AxeWindow).startAxe();
      const dialogs = isTop ? [...document.querySelectorAll('dialog[open]')] : [];
      const { violations } = await (window as unknown as AxeWindow).axe.run(
        dialogs.at(-1) ?? document,
        // Only violations are needed, so axe need not list the elements that pass.
        { runOnly, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${String(target)}`),
      );
    },
    { runOnly: [...rules], isTop: within === 'top' },
  );
}
