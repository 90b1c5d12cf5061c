/**
 * The canonical form of a JSON value (RFC 8785): members sorted by their names' UTF-16 units, no
 * white space, numbers and texts as ECMAScript writes them. Equal values have equal bytes, so a
 * signed text can be read in only one way.
 */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * @throws {Error} for a number that JSON can't express (NaN, Infinity), and for half of a surrogate
 * pair.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error('JSON has no number of this kind');
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .flatMap((name) => {
      const member = value[name];
      return member === undefined ? [] : [`${textOf(name)}:${canonicalJson(member)}`];
    });
  return `{${members.join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

function textOf(text: string): string {
  if (text.isWellFormed()) return JSON.stringify(text);
  throw new Error('A text has half of a character');
}
