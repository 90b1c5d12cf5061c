/** Hides the lead's values before a screenshot. */
import { allMatching, allRoots, anyField } from './elements.ts';

/** Blacks out every field; in the text, only the lead's values. */
export function maskLead(values: string[]): void {
  for (const { style } of allMatching<HTMLElement>(`${anyField}, [contenteditable]`)) {
    style.cssText +=
      ';color:transparent!important;text-shadow:none!important;background:#000!important';
  }
  const words = values.flatMap((value) => [value, ...value.split(/\s+/)]);
  const parts = [...new Set(words)]
    .filter((part) => part.length > 1)
    .sort((one, other) => other.length - one.length)
    .map((part) => part.replace(/[/\-\\^$*+?.()|[\]{}]/g, '\\$&'));
  const digits = values
    .map((value) => value.replace(/\D/g, ''))
    .filter((number) => number.length > 3)
    .map((number) => [...number].join('[\\s().,+-]*'));
  const pattern = new RegExp([...parts, ...digits].join('|'), 'giu');
  for (const root of allRoots()) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      node.nodeValue = (node.nodeValue ?? '').replace(pattern, '█████');
    }
  }
}

export function pageSize(): { width: number; height: number } {
  return { width: innerWidth, height: document.documentElement.scrollHeight };
}
