/** Which values of a lead are valid, and which are refused. */
import { describe, expect, test } from '@jest/globals';
import { leadFields, leadOf } from '../../contract/lead.ts';
import { leadSchema } from '../../contract/lead-schema.ts';
import { aLead } from '../functions/builders.ts';

const read = (changes: object) => leadSchema.safeParse({ ...aLead(), ...changes });
const complaints = (changes: object) => read(changes).error?.issues.map(({ message }) => message);

describe('the text values of a lead', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['a joiner alone', ' \u200d '],
    ['a byte order mark between spaces', ' \ufeff '],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille pattern', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['direction marks', '\u200e\u200f'],
    ['annotation marks', '\ufff9\ufffb'],
  ])('a text that consists of %s is refused as blank', (_what, city) => {
    expect(complaints({ city })?.[0]).toBe('city must not be blank');
  });

  test.each([
    ['an override', 'Asha \u202eoaR'],
    ['an embedding', '\u202aAsha\u202c'],
    ['an isolate', '\u2067Asha\u2069'],
    ['a left-to-right mark', 'Asha\u200e'],
    ['an Arabic letter mark', 'Asha\u061c'],
  ])('a name with %s is refused', (_what, name) => {
    expect(complaints({ name })).toEqual([
      'name must not hold invisible marks of writing direction',
    ]);
  });

  test.each(['Asha \ud83d', '\udc00 Rao', 'A\udc00\ud83dsha'])(
    'a name with half a surrogate pair is refused: %j',
    (name) => {
      const message = 'name must be valid Unicode: it holds half of a surrogate pair';
      expect(complaints({ name })).toEqual([message]);
    },
  );

  test.each(['Asha\nRao', 'Asha\u2028Rao', 'Asha\u2029Rao', 'Asha\u0085Rao', 'Asha\u0000'])(
    'a name of several lines is refused: %j',
    (name) => expect(complaints({ name })).toEqual(['name must be one line of text']),
  );

  test.each([
    ['Devanagari with joiners', 'क्\u200dष श्री\u200cराम'],
    ['Persian with a non-joiner', 'می\u200cخواهم'],
    ['Malayalam with a joiner at its end', 'അവന്\u200d'],
    ['Hebrew', 'אברהם כהן'],
    ['letters with combining marks', 'Zoe\u0308'],
    ['characters of two UTF-16 units', '𠮷田 😀'],
    ['a joined emoji', '👩\u200d👧'],
    ['Thai with a zero-width space', 'กรุง\u200bเทพ'],
  ])('a name that contains %s is accepted unchanged', (_what, name) => {
    expect(read({ name }).data?.name).toBe(name);
  });
});

describe('the loan amount of a lead', () => {
  test.each([
    1e-200,
    5e-324,
    0.009,
    0,
    -1,
    1e12 + 1,
    1.7e308,
    '0',
    '0.001',
    '9'.repeat(400),
    `0.${'0'.repeat(200)}1`,
  ])('an amount of %p is out of range', (loanAmount) => {
    expect(complaints({ loanAmount })).toEqual([
      'loanAmount must be a positive number of rupees, 0.01 to 1,000,000,000,000',
    ]);
  });

  test.each([Infinity, NaN, '1e5', '0x10', '', '-5', true, null, [], '१२'])(
    'an amount of %p is refused',
    (loanAmount) => {
      expect(complaints({ loanAmount })).toEqual([
        'loanAmount is required and must be a positive number of rupees',
      ]);
    },
  );

  test.each([
    [0.01, 0.01],
    [1e12, 1e12],
    ['0.01', 0.01],
    [0.1 + 0.2, 0.3],
    [1234567.006, 1234567.01],
    ['999999999999.994', 999999999999.99],
    ['0002500000.50', 2500000.5],
  ])('an amount of %p is rounded to a paisa: %p', (loanAmount, taken) => {
    expect(read({ loanAmount }).data?.loanAmount).toBe(taken);
  });
});

describe('the function leadOf', () => {
  test("leadOf returns the lead's values and nothing else", () => {
    const row = { ...aLead(), id: 'row', userId: 'user', claimToken: 'secret' };
    expect(leadOf(row)).toEqual(aLead());
    expect(Object.keys(leadOf(row))).toEqual(leadFields);
  });
});
