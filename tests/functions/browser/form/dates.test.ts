import { describe, expect, test } from '@jest/globals';
import {
  askedPattern,
  askedUnit,
  namesUnit,
  saysDate,
  writeDate,
} from '../../../../functions/browser/form/dates.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aField } from '../page/page-builders.ts';

const day = '1990-06-05';

describe('the notation of a date', () => {
  test.each([
    ['DD/MM/YYYY', 'DD/MM/YYYY'],
    ['dd - mm - yy', 'DD - MM - YY'],
    ['TT.MM.JJJJ', 'DD.MM.YYYY'],
    ['jj/mm/aaaa', 'DD/MM/YYYY'],
    ['gg/mm/aaaa', 'DD/MM/YYYY'],
    ['GG.AA.YYYY', 'DD.MM.YYYY'],
    ['ДД.ММ.ГГГГ', 'DD.MM.YYYY'],
    ['åååå-mm-dd', 'YYYY-MM-DD'],
    ['month/day/year', 'MM/DD/YYYY'],
    ['d/m/Y', 'DD/MM/YYYY'],
    ['DD-MMM-YYYY', 'DD-MMM-YYYY'],
    ['e.g. 12/31/1990', 'MM/DD/YYYY'],
    ['e.g. 01/02/1990', undefined],
    ['and/or/not', undefined],
    ['Select a date', undefined],
  ])('the notation of a date is read from the hint %s', (placeholder, pattern) => {
    expect(askedPattern(aField({ placeholder }))).toBe(pattern);
  });

  test('two contradicting hints make the notation of a date uncertain', () => {
    const field = aField({ label: 'Born (DD/MM/YYYY)', placeholder: 'mm/dd/yyyy' });
    expect(askedPattern(field)).toBe('other');
  });

  test.each([
    ['DD/MM/YYYY', '05/06/1990'],
    ['D MMMM YYYY', '5 June 1990'],
    ['DD-MMM-YY', '05-Jun-90'],
    ['YYYYMMDD', '19900605'],
  ])('a date is written in the notation %s', (pattern, text) => {
    expect(writeDate(day, pattern)).toBe(text);
  });
});

test.each([
  ['05/06/1990', 'DMY', true],
  ['05/06/1990', 'MDY', false],
  ['1990-06-05', 'DMY', true],
  ['05061990', 'DMY', true],
  ['June 5, 1990', 'MDY', true],
  ['5 juin 1990', 'MDY', true],
  ['6 May 1990', 'DMY', false],
  ['05.06.90', 'DMY', true],
  ['dd/mm/yyyy', 'DMY', false],
  ['', 'DMY', false],
])(
  'whether the text %j, with day, month and year in the order %s, shows the date: %s',
  (text, order, says) => {
    expect(saysDate(text, day, order)).toBe(says);
  },
);

describe('a field for one part of a date', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({
      value: String(place),
      text: String(from + place),
    }));
  test.each<[string, Partial<PageField>, string | undefined]>([
    ['a list of years', { type: 'select', options: numbers(1940, 2008) }, 'Y'],
    ['a list of days', { type: 'select', options: numbers(1, 31) }, 'D'],
    ['a list of months', { type: 'select', options: numbers(1, 12) }, 'M'],
    ['a box', { label: 'Day' }, 'D'],
    ['a box in German', { label: 'Jahr' }, 'Y'],
    ['a placeholder', { label: 'Date of birth', placeholder: 'MM' }, 'M'],
    ['a name', { name: 'birthYear' }, 'Y'],
    ['the whole date', { label: 'Date of birth', placeholder: 'DD/MM/YYYY' }, undefined],
    ['the whole date by name', { label: 'Date of birth', name: 'dob' }, undefined],
  ])('whether a field asks for day, month or year is recognised: %s', (_, field, unit) => {
    expect(askedUnit(aField(field), undefined)).toBe(unit);
  });

  test('contradicting captions make the part of a date uncertain', () => {
    expect(askedUnit(aField({ label: 'Day' }), 'MM')).toBe('other');
  });

  test.each([
    ['June', 'M', true],
    ['06 - Jun', 'M', true],
    ['5', 'M', false],
    ['05', 'D', true],
    ['1990', 'Y', true],
    ['Select', 'M', false],
  ] as const)(
    'whether the list entry %j is the value of the date part %s: %s',
    (text, unit, names) => {
      expect(namesUnit(text, day, unit)).toBe(names);
    },
  );
});
