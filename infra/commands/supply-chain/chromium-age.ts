/**
 * Computes the age of the packaged Chromium. Chromium must be updated often, because it opens
 * strangers' pages.
 */
import { DAY_MS } from '../../../contract/time-units.ts';

export const OLDEST_DAYS = 60;

/** The number of whole days from `published`, such as 2026-09-11, to `now`. */
export function ageInDays(published: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(published)) / DAY_MS);
}

/**
 * Returns `source`, the text of contract/packed-chromium.ts, with the given version and its date.
 * @throws {Error} if the text lacks one of the two lines to change.
 */
export function recordChromium(source: string, version: string, published: string): string {
  const lines = [
    [/(chromiumPackageVersion = )'[^']*'/, version],
    [/(chromiumPublished = )'[^']*'/, published],
  ] as const;
  return lines.reduce((text, [pattern, value]) => {
    if (!pattern.test(text)) throw new Error(`contract/packed-chromium.ts lacks ${pattern.source}`);
    return text.replace(pattern, `$1'${value}'`);
  }, source);
}
