/**
 * Finds fields of saved pages to which people have probably given a wrong label. If the bot's field
 * detector does not recognise such a field, this miss is disputed and not counted as an error. A
 * miss is disputed only if the page's own English words contradict the label. The field's name and
 * the detector's own words do not count, and texts in other languages are never disputed.
 */
import type { PageField } from '../../functions/browser/page/scripts/page-scan.ts';

/** For each label, the words that every reader would understand as the label's meaning. */
const nouns: Readonly<Record<string, RegExp>> = {
  emailAddress: /\be-?mail\b/i,
  phone: /\b(phone|telephone|mobile|cell|tel)\b/i,
  firstName: /\b(first|given) ?name\b/i,
  lastName: /\b(last|family) ?name\b|\bsurname\b/i,
  fullName: /\b(full|your|complete) name\b/i,
  addressCity: /\b(city|town|suburb)\b/i,
  username: /\b(user|login|screen) ?name\b|\buser ?id\b/i,
};
const otherThings =
  /^(college|school|university|company|website|country|state|age|subject|message)\W*$/i;
const emptyWords = /\bleave this field (blank|empty)\b/i;

/**
 * @returns why the label is probably wrong, or undefined if the page's words do not contradict the
 *   label.
 */
export function disputeOf(
  label: string,
  found: string,
  { label: caption, placeholder, nearby, name, id }: PageField,
): string | undefined {
  const said = caption || placeholder || nearby;
  if (emptyWords.test(said)) return 'the page tells people to leave the field empty';
  const readsAs = (one: string) => nouns[one]?.test(said) === true;
  if (found !== '' && label in nouns && readsAs(found) && !readsAs(label)) {
    return `people read words for ${found} and none for ${label}`;
  }
  const all = [said, name, id].join(' ');
  const isOther = otherThings.test(said.trim()) && nouns[label]?.test(all) === false;
  return found === '' && isOther ? `the field calls itself “${said.trim()}”` : undefined;
}

/**
 * Describes which attributes and texts of the field contradict the kind that the bot's field
 * detector found.
 */
export function reasonOf(label: string, found: string, field: PageField): string {
  const { type, autocomplete, label: caption, placeholder, nearby, name, id } = field;
  const places = { autocomplete, type, caption, placeholder, nearby, name, id };
  const saying = (kind: string) =>
    Object.entries(places)
      .filter(([, text]) => nouns[kind]?.test(text.replace(/[_-]/g, ' ')) === true)
      .map(([place]) => place)
      .join(', ');
  if (found === '') {
    const hints = saying(label);
    return hints ? `other words outweigh its ${hints}` : 'it has no English word for it';
  }
  return `taken so by its ${saying(found) || 'other words'}`;
}
