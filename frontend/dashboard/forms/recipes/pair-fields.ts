/**
 * Pairs the fields of a saved recipe with the fields that a rehearsal (a trial run) found on the
 * page, so that the editor can show them together. The bot uses other rules to find a recipe's
 * fields before it fills a form.
 */
import type { FieldSigns } from '../../../../contract/recipe.ts';

interface SignedField {
  step: number;
  signs: FieldSigns;
}

const same = (one: string, other: string) => one !== '' && one === other;

/** Returns how similar two fields are; 0 if they share neither label nor name nor id. */
function likeness(one: SignedField, other: SignedField): number {
  const [signs, otherSigns] = [one.signs, other.signs];
  const label = same(signs.label, otherSigns.label) ? 6 : 0;
  const name = same(signs.name, otherSigns.name) ? 4 : 0;
  const id = same(signs.id, otherSigns.id) ? 3 : 0;
  if (label + name + id === 0) return 0;
  const type = signs.type === otherSigns.type ? 2 : 0;
  const place = one.step === other.step ? 1 : 0;
  return label + name + id + type + place + (signs.position === otherSigns.position ? 1 : 0);
}

/**
 * Maps indexes of the first list to indexes of the second list. The most similar pairs come first,
 * and each index is used at most once.
 */
export function pairFields(
  ones: readonly SignedField[],
  others: readonly SignedField[],
): Map<number, number> {
  const candidates = ones.flatMap((one, place) =>
    others.map((other, otherPlace) => ({ place, otherPlace, score: likeness(one, other) })),
  );
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { place, otherPlace, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score === 0 || pairs.has(place) || taken.has(otherPlace)) continue;
    pairs.set(place, otherPlace);
    taken.add(otherPlace);
  }
  return pairs;
}
