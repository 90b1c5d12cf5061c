/**
 * The kinds of signs by which the editor lets the owner describe a success or a refusal: a text, a
 * part of the address, or an element of the page.
 */
import { keysOf } from '../../../../contract/keys-of.ts';
import type { Recipe } from '../../../../contract/recipe.ts';

export type Sign = NonNullable<Recipe['success']>[number];
export type SignKind = 'text' | 'selector' | 'urlIncludes';

export const signKindWords: Record<SignKind, string> = {
  text: 'Words on the page',
  urlIncludes: 'Part of the address',
  selector: 'Element (CSS selector)',
};
export const signExamples: Record<SignKind, string> = {
  text: 'Thank you for your application',
  urlIncludes: '/thank-you',
  selector: '.success-message',
};
export const signKinds = keysOf(signKindWords);

export const kindOf = (sign: Sign): SignKind =>
  signKinds.find((kind) => sign[kind] !== undefined) ?? 'text';
