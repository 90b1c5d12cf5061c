import { describe, expect, test } from '@jest/globals';
import { readPattern } from '../../contract/pattern.ts';

/** Returns whether a browser accepts the value in a field with this `pattern` attribute. */
const asInHtml = (pattern: string, value: string) =>
  new RegExp(`^(?:${pattern})$`, 'v').test(value);

const values = [
  ...['', 'A', 'a', '1', '12', '75', '560001', '060001', '98765 43210', '+919876543210'],
  ...[
    'ABCDE1234F',
    'abcde1234f',
    'ABCDE1234',
    'xABCDE1234F',
    'Asha Rao',
    'Asha',
    'asha@example.com',
  ],
  ...[
    '1.5',
    '1.55',
    '1.555',
    '31/12/1999',
    '00/12/1999',
    'aab',
    'aaaa',
    'ab',
    'abab',
    'a|b',
    '₹500',
    '😀',
    '😀😀',
    'नाम',
    '-',
    ']',
    '\t',
  ],
];

describe('the patterns of custom fields', () => {
  test.each([
    '[A-Z]{5}[0-9]{4}[A-Z]',
    '^([a-zA-Z]){5}([0-9]){4}([a-zA-Z]){1}?$',
    '[6-9]\\d{9}|\\+91\\d{10}',
    '[1-9][0-9]{5}',
    '\\d+(\\.\\d{1,2})?',
    '(0?[1-9]|[12]\\d|3[01])\\/(0?[1-9]|1[0-2])\\/\\d{4}',
    '[A-Za-z]+( [A-Za-z]+)*',
    '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}',
    '(a*)*b|(?:ab){2,}',
    '(?<code>a|)+?',
    '.{2,6}',
    '[\\-\\]\\w]+',
    '\\u{1F600}{2}|\\x41|\\u0061',
    '₹\\d*|😀',
    '^a$|^1',
    'a^b|a$b',
    '',
    '[\\w--\\d]+',
  ])('the pattern accepts the same values as a browser: %s', (text) => {
    const { pattern } = readPattern(text);
    for (const value of values)
      expect([value, pattern?.matches(value)]).toEqual([value, asInHtml(text, value)]);
    if (pattern?.sample !== undefined) expect(asInHtml(text, pattern.sample)).toBe(true);
  });

  test.each([
    ['(?=.*\\d).{8,}', 'it holds “(?=.”'],
    ['(?<!a)b', 'it holds “(?<!”'],
    ['(a)\\1', 'it holds “\\1”'],
    ['(?<one>a)\\k<one>', 'it holds “\\k<o”'],
    ['\\bword', 'it holds “\\bwo”'],
    ['\\p{L}+', 'it holds “\\p{L”'],
    ['[\\p{L} ]+', 'it holds “[\\p{”'],
    ['[[a-z]--[aeiou]]', 'it holds “[[a-”'],
    ['[\\q{abc}]', 'it holds “[\\q{”'],
    ['(?i:a)', 'it holds “(?i:”'],
    ['[a-', 'it is no valid pattern'],
    ['a)|(b', 'it is no valid pattern'],
    ['((.{1,99}){1,99}){1,99}', 'it is too large'],
    ['\\d{1000}', 'it holds “{100”'],
  ])('the pattern is refused as unsupported: %s', (text, why) =>
    expect(readPattern(text)).toEqual({ why }),
  );

  test.each([
    ['[A-Z]{5}[0-9]{4}[A-Z]', 'AAAAA1111A'],
    ['[6-9]\\d{9}', '6111111111'],
    ['₹?[a-z]+|x', 'a'],
    ['a^b', undefined],
  ])('the pattern has a sample value that matches: %s', (text, sample) =>
    expect(readPattern(text).pattern?.sample).toBe(sample),
  );

  test('the time to match a pattern grows linearly', () => {
    const { pattern } = readPattern('((a+)+|(a|a)*|a*a*a*a*)*b{0,200}');
    const start = performance.now();
    expect(pattern?.matches('a'.repeat(499) + 'c')).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
