/** Amounts in the notations that forms use, in many languages. */
import { describe, expect, test } from '@jest/globals';
import { rangeOf, unitBeside, unitOf } from '../../../../functions/browser/form/amounts.ts';
import { chooseCity } from '../../../../functions/browser/form/choose-option.ts';

describe('amounts in captions and options', () => {
  test.each([
    ['Loan amount (₹ lac)', 1e5],
    ['राशि (लाख में)', 1e5],
    ['ऋण राशि करोड़ में', 1e7],
    ['Loan rashi lakh mein', 1e5],
    ['कर्जाची रक्कम लाखात', 1e5],
    ['கடன் தொகை (லட்சத்தில்)', 1e5],
    ['రుణ మొత్తం (లక్షల్లో)', 1e5],
    ['Amount (in mn)', 1e6],
    ['Betrag (in Tausend)', 1e3],
    ['借入金額（万円）', 1e4],
    ["Loan amount (₹ '000)", 1e3],
    ['Amount in 000s', 1e3],
    ['Loan amount (not in lakhs)', 1],
    ['Karjachi rakkam (lakhat nahi)', 1],
    ['राशि (लाख में नहीं)', 1],
    ['Loan amount, e.g. 5 lakh', 1],
    ['Loan amount (M)', 1],
    ['Minimum 5 लाख में', 1],
  ])('the unit of an amount is read from the caption: %s', (caption, unit) => {
    expect(unitOf(caption)).toBe(unit);
  });

  test.each([
    ['Lakh', 1e5],
    ['₹ लाख', 1e5],
    ['(in crores)', 1e7],
    ['50 lakh', undefined],
    ['Lakh or more', undefined],
  ])('the unit of an amount is read from the word beside the field: %s', (text, unit) => {
    expect(unitBeside(text)).toBe(unit);
  });

  test.each([
    ['१० - २५ लाख', { from: 1e6, to: 2.5e6 }],
    ['५ लाख तक', { from: 0, to: 5e5 }],
    ['1 करोड़ से अधिक', { from: 1e7, to: Infinity }],
    ['10 lakh se kam', { from: 0, to: 1e6 }],
    ['10.000 – 25.000 €', { from: 1e4, to: 2.5e4 }],
    ['bis 7,5 Mio', { from: 0, to: 7.5e6 }],
    ['plus de 50 000 €', { from: 5e4, to: Infinity }],
    ['100万円以下', { from: 0, to: 1e6 }],
    ['5천만원 이상', { from: 5e7, to: Infinity }],
    ['от 1 млн', { from: 1e6, to: Infinity }],
    ['2.5 - 7.5 lakh', { from: 2.5e5, to: 7.5e5 }],
    ['₹1,00,000.50', { from: 100000.5, to: 100000.5 }],
  ])('ranges of amounts are recognised in many languages: %s', (text, range) =>
    expect(rangeOf(text)).toEqual(range),
  );

  test('a city that a list lacks becomes "other" in the list\'s language', () => {
    const options = ['मुंबई', 'अन्य'].map((text) => ({ value: text, text }));
    expect(chooseCity('Pune', options)).toEqual(['अन्य']);
  });
});
