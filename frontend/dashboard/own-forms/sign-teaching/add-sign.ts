/** Reads the sign of success or refusal that the user has typed, and adds it to the recipe. */
import { mostSigns, type FormSign, type Recipe } from '../../../../contract/recipe.ts';
import type { SignKind } from '../signs/sign-kinds.ts';

export type Side = 'success' | 'refusal';

export interface TypedSign {
  kind: SignKind;
  value: string;
}

/**
 * The minimum length, in characters, of a text by which an answer is recognised. A shorter text
 * could appear on any page.
 */
const SHORTEST = 4;
const LONGEST_NOTE = 200;

export function signProblem({ value }: TypedSign): string | undefined {
  const { length } = value.trim();
  return length < SHORTEST ? `Please enter at least ${SHORTEST} characters` : undefined;
}

export function noteOf(side: Side, { value }: TypedSign): string {
  return `Sign of ${side} taught: ${value.trim()}`.slice(0, LONGEST_NOTE);
}

/**
 * Adds the sign to the recipe.
 * @returns the unchanged recipe if it already has the sign.
 * @throws {Error} with the text to show to the user.
 */
export function withSign(recipe: Recipe, side: Side, { kind, value }: TypedSign): Recipe {
  const sign: FormSign = { [kind]: value.trim() };
  const other = side === 'success' ? 'refusal' : 'success';
  const isSame = (known: FormSign) => known[kind] === sign[kind];
  if (recipe[other]?.some(isSame)) {
    throw new Error(`This is a sign of ${other} already. Change it under Signs first.`);
  }
  const known = recipe[side] ?? [];
  if (known.some(isSame)) return recipe;
  if (known.length >= mostSigns) {
    throw new Error(`A form has at most ${mostSigns} signs of ${side}. Remove one first.`);
  }
  return { ...recipe, [side]: [...known, sign] };
}
