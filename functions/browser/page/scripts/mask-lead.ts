/** Hides the lead's values before a screenshot is taken. */
import { anyField } from './elements.ts';
import { allMatching, allRoots } from './places.ts';

/**
 * Blacks out every field, and the lead's values in the page's text.
 * @param pattern the source of a regular expression that matches the values.
 */
export function maskLead(pattern: string): void {
  const values = new RegExp(pattern, 'giu');
  for (const { style } of allMatching<HTMLElement>(`${anyField}, [contenteditable]`)) {
    style.cssText +=
      ';color:transparent!important;text-shadow:none!important;background:#000!important';
  }
  for (const root of allRoots()) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(values, '█████');
    }
  }
}

export function pageSize(): { width: number; height: number } {
  return { width: innerWidth, height: document.documentElement.scrollHeight };
}
