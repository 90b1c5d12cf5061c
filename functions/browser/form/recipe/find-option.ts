/** Finds the one option that has the wanted text or value. */
import type { PageOption } from '../../page/scripts/page-scan.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}+<>]+/gu, ' ')
    .trim()
    .toLowerCase();

export function optionOf(wanted: string, options: readonly PageOption[]): PageOption | undefined {
  const text = plain(wanted);
  const ways: ((option: PageOption) => boolean)[] = [
    (option) => option.text.trim() === wanted.trim(),
    (option) => plain(option.text) === text && text !== '',
    (option) => option.value === wanted,
  ];
  for (const way of ways) {
    const found = options.filter(way);
    // Several matching options are ambiguous, so none of them is returned.
    if (found.length === 1) return found[0];
  }
  return undefined;
}
