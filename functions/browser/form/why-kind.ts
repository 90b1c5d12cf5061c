/**
 * Quotes, for the form's owner, the words of the page by which the bot recognised what a field asks
 * for.
 */
import type { PageField } from '../page/scripts/page-scan.ts';
import { classifyFields } from './classify-fields.ts';
import { autocompleteKinds, typeKinds, type FieldKind } from './field-rules.ts';
import { asWords, guessByText } from './read-words.ts';

const LONGEST_WORDS = 120;

/**
 * The texts of a field, the most useful first. The first text that alone shows the field's kind is
 * quoted.
 */
const places = [
  ['label', 'Its label says'],
  ['group', 'Its question says'],
  ['placeholder', 'Its placeholder says'],
  ['nearby', 'The text beside it says'],
  ['name', 'Its name in the page’s code is'],
  ['id', 'Its name in the page’s code is'],
  ['behind', 'The text behind it says'],
  ['icon', 'The icon beside it is named'],
] as const;

export function whyKind(field: PageField, kind: FieldKind): string {
  const token = field.autocomplete.split(/\s+/).find((one) => named(one) === kind);
  const said = places.find(([place]) => guessByText(asWords(field[place]), 1)?.kind === kind);
  if (said) return quoted(said[1], field[said[0]]);
  if (token) return quoted('The page declares for browsers that it is', token);
  if (typeKinds.get(field.type) === kind) return quoted('The field is of the type', field.type);
  return decidedBy(field, kind) ?? 'Recognised by the fields around it';
}

const named = (token: string) => autocompleteKinds.get(token.toLowerCase());

/**
 * Quotes a text without which the bot would take the field for another kind. Used if no single text
 * shows the kind.
 */
function decidedBy(field: PageField, kind: FieldKind): string | undefined {
  if (kindOf(field) !== kind) return undefined;
  const needed = places.find(
    ([place]) => field[place] !== '' && kindOf({ ...field, [place]: '' }) !== kind,
  );
  return needed && quoted(needed[1], field[needed[0]]);
}

const kindOf = (field: PageField) => classifyFields([field])[0]?.kind;

function quoted(what: string, words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  const short = text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text;
  return `${what} “${short.toWellFormed()}”`;
}
