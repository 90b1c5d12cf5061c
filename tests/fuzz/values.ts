/** Generators of values that callers, files and pages may send, with many odd ones. */
import fc from 'fast-check';

/** Names that all JavaScript objects inherit, or that parsers treat specially. */
const reservedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''];
const oddTexts = [
  ...['', ' ', '\u0000', '\ud800', 'a\udc00b', '\u202eabc', '\u200b', '\ufeff', '\u2028', '👩‍👩‍👧‍👦'],
  ...['=1+1', '@SUM(A1)', '<script>', '${7*7}', '../../etc', "'; --", '%00', 'null', 'undefined'],
  ...['NaN', '1e999', '-0', '０１２', '٣٤٥', 'ﬁ', 'İ', 'ß', 'e\u0301', '\r\n', '"', '\\', '\t'],
];
const oddNumbers = [0, -0, -1, 1e21, 1e-21, 1e308, 2 ** 53, 0.1 + 0.2, NaN, Infinity];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts, ...reservedNames),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Random UTF-16 code units, including unpaired surrogates.
  fc
    .array(fc.nat({ max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .tuple(fc.constantFrom(...oddTexts, 'a', '9', 'ä', '👍'), fc.nat({ max: 3000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 6000)),
);

export const oddName = fc.oneof(fc.constantFrom(...reservedNames), oddText);

export const oddNumber = fc.oneof(fc.constantFrom(...oddNumbers), fc.double(), fc.integer());

/** Any JSON value, and values that JSON does not have, such as NaN and -0. */
export const oddValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    oddText,
    oddNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))['value'];

/** A JSON text with arrays or objects nested to this depth. */
export function nested(depth: number, kind: 'array' | 'object'): string {
  return kind === 'array'
    ? '['.repeat(depth) + ']'.repeat(depth)
    : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
}
