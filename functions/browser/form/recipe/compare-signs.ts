/**
 * Decides whether a field of the page is the same as a field of the recipe. No single sign (such as
 * the label, the name or the type) overrules all others, because a value in a wrong field is worse
 * than a form that waits for its owner.
 */
import type { FieldSigns } from '../../../../contract/recipe.ts';
import { unitOf } from '../amounts.ts';
import type { FieldKind } from '../field-rules.ts';
import { asWords } from '../read-words.ts';

type Likeness = 'same' | 'alike' | 'other' | 'unknown';

/** A field of the recipe or of the page, described so that the two can be compared. */
export interface Described {
  signs: FieldSigns;
  /** The kind of field that the bot would recognise by the signs in `signs` alone. */
  kind: FieldKind | undefined;
  options: readonly string[];
  /** Whether the value depends on the unit that the form uses, such as lakh (100,000). */
  countsUnits?: boolean;
}

/** Field types that accept the same values. */
const families: readonly (readonly string[])[] = [
  ['text', 'tel', 'email', 'number', 'search', 'url', 'textarea'],
  ['select', 'listbox', 'radio'],
];
/**
 * Words that make labels differ: if only one of two labels has such a word, they belong to
 * different fields or ask for opposite answers.
 */
const qualifiers =
  /(?<!\p{L})(month|annual|year|week|day|date|daily|co[ -]?applicant|spouse|father|mother|guardian|nominee|alternate?|secondary|previous|current|permanent|office|billing|shipping|confirm|repeat|again|net|gross|first|middle|last|birth|expiry|not|don.?t|never|without|opt ?out|unsubscribe)/gu;
const emptyWords =
  /^(the|a|an|your|please|enter|of|in|and|or|to|is|what|kindly|required|optional)$/;
/** Generic words in technical names, which say nothing about the question. */
const placeWords =
  /^(field|input|form|fields|question|fld|txt|text|control|item|element|data|value|custom|entry|name|select|radio|checkbox|box)$/;

const textOf = (label: string) =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((required|optional)\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}%₹$]+/gu, ' ')
    .trim();

const wordsOf = (label: string) =>
  new Set(
    textOf(label)
      .split(' ')
      .filter((word) => word !== '' && !emptyWords.test(word)),
  );

/**
 * Whether the label is a text for people: false if it only repeats the field's technical name or
 * type.
 */
const isSaid = ({ label, name, id, type }: FieldSigns) =>
  label !== '' && ![asWords(name), asWords(id), type].includes(label);

export function compareLabels(one: FieldSigns, other: FieldSigns): Likeness {
  if (!isSaid(one) && !isSaid(other)) return 'unknown';
  if (textOf(one.label) === textOf(other.label)) return 'same';
  if (!isSaid(one) || !isSaid(other)) return 'other';
  const [words, others] = [wordsOf(one.label), wordsOf(other.label)];
  const shared = [...words].filter((word) => others.has(word)).length;
  if (shared === 0) return 'other';
  const least = Math.min(words.size, others.size);
  return shared === least || shared / (words.size + others.size - shared) >= 0.5
    ? 'alike'
    : 'other';
}

const compareTexts = (one: string, other: string): Likeness =>
  one === '' || other === '' ? 'unknown' : one === other ? 'same' : 'other';

function compareTypes(one: string, other: string): Likeness {
  if (one === other) return 'same';
  return families.some((family) => family.includes(one) && family.includes(other))
    ? 'alike'
    : 'other';
}

const qualifiersOf = (label: string) =>
  [...label.toLowerCase().matchAll(qualifiers)]
    .map(([word]) => word)
    .sort()
    .join();

function compareOptions(one: readonly string[], other: readonly string[]): Likeness {
  if (one.length < 2 || other.length < 2) return 'unknown';
  const texts = new Set(other.map(textOf));
  const shared = one.filter((text) => texts.has(textOf(text))).length;
  return shared / Math.min(one.length, other.length) >= 0.5 ? 'same' : 'other';
}

/** Whether a technical name has a meaning, so that it is more than a number or a generic word. */
export const isTelling = (name: string): boolean =>
  asWords(name)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= 3 && !placeWords.test(word));

/**
 * @param inPlace whether both fields have the same position in forms with the same questions.
 * @returns the certainty that both are the same field; 0 if they must not be matched.
 */
export function likeness(expected: Described, found: Described, inPlace: boolean): number {
  const label = compareLabels(expected.signs, found.signs);
  const name = compareTexts(expected.signs.name, found.signs.name);
  const id = compareTexts(expected.signs.id, found.signs.id);
  const type = compareTypes(expected.signs.type, found.signs.type);
  const options = compareOptions(expected.options, found.options);
  if (type === 'other') return 0;
  if (expected.kind && found.kind && expected.kind !== found.kind) return 0;
  if (label !== 'same' && isTurned(expected, found)) return 0;
  // A checkbox often gives a consent, whose meaning depends on every word of its label. So two
  // known labels must be equal.
  if (expected.signs.type === 'checkbox' && label !== 'same' && label !== 'unknown') return 0;
  const isNamed = name === 'same' || (name === 'unknown' && id === 'same');
  const sameKind = expected.kind !== undefined && expected.kind === found.kind;
  const isMeant =
    label === 'same' ||
    (isNamed && (label !== 'other' || isStillMeant(expected, found, options))) ||
    (sameKind && label === 'alike' && type === 'same') ||
    (inPlace && label === 'unknown' && type === 'same');
  if (!isMeant) return 0;
  return (
    { same: 4, alike: 2, unknown: 0, other: -2 }[label] +
    { same: 3, alike: 0, unknown: 0, other: -1 }[name] +
    { same: 2, alike: 0, unknown: 0, other: -0.5 }[id] +
    { same: 2, alike: 0, unknown: 0, other: -1 }[options] +
    (type === 'same' ? 1 : 0) +
    (sameKind ? 2 : 0) +
    (inPlace ? 1.5 : 0) +
    10
  );
}

/** Whether two fields with the same name but different labels still ask the same question. */
function isStillMeant(expected: Described, found: Described, options: Likeness): boolean {
  if (expected.kind || found.kind) return expected.kind === found.kind;
  return options === 'same' || (options === 'unknown' && isTelling(expected.signs.name));
}

/**
 * Whether the label now asks something else: about another time or person, the opposite, or in
 * another unit.
 */
function isTurned({ signs, countsUnits }: Described, { signs: found }: Described): boolean {
  if (qualifiersOf(signs.label) !== qualifiersOf(found.label)) return true;
  return countsUnits === true && unitOf(signs.label) !== unitOf(found.label);
}
