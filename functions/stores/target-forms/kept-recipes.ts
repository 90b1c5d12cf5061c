/**
 * Caches the recipe versions that were read last. A version never changes, so the cache is never
 * out of date.
 */
import type { TargetFormReader } from './target-form-rows.ts';

/** The number of recipes that are kept in memory; a recipe has at most 64 KB. */
const MOST_KEPT = 100;

type ReadRecipe = TargetFormReader['readRecipe'];

export function keepRecipes({ readRecipe }: Pick<TargetFormReader, 'readRecipe'>): ReadRecipe {
  const kept = new Map<string, Awaited<ReturnType<ReadRecipe>>>();
  return async (userId, formId, version) => {
    // The key contains the user too, because the form's id comes from the sender of the lead.
    const key = JSON.stringify([userId, formId, version]);
    const known = kept.get(key);
    if (known) return known;
    const read = await readRecipe(userId, formId, version);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (read) kept.set(key, read);
    return read;
  };
}
