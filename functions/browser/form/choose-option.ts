/**
 * Chooses the options of a list that match a lead's city, amount or country code; best match first.
 */
import { rangeOf, type Range } from './amounts.ts';
import { otherEntryWords } from './field-rules.ts';
import type { PageOption } from '../page/scripts/page-scan.ts';

export function chooseCity(city: string, options: readonly PageOption[]): string[] {
  return [...namesakes(city, options), ...others(options)].map(({ value }) => value);
}

/** Among the suggestions for the typed text, `Pune Cantonment` is a better match than `Other`. */
export function chooseSuggestion(wanted: string, options: readonly PageOption[]): string[] {
  const start = `${plain(wanted)} `;
  const longer = options.filter(({ text }) => plain(text).startsWith(start));
  const nearest = new Set([...namesakes(wanted, options), ...longer, ...others(options)]);
  return [...nearest].map(({ value }) => value);
}

/**
 * Options with the same text first, then those that add a region: `Pune, Maharashtra`, `Pune (MH)`.
 */
function namesakes(wanted: string, options: readonly PageOption[]): PageOption[] {
  const name = plain(wanted);
  const same = options.filter(({ value, text }) => plain(text) === name || plain(value) === name);
  const placed = options.filter(({ text }) => plain(text.split(/[,(]/)[0] ?? '') === name);
  return [...new Set([...same, ...placed])];
}

const others = (options: readonly PageOption[]) =>
  options.filter(({ text }) => otherEntryWords.test(text.toLowerCase()));

export function chooseCountryCode(country: string, options: readonly PageOption[]): string[] {
  const code = new RegExp(`(^|\\D)${country}(\\D|$)`);
  return options
    .filter(({ value, text }) => code.test(value) || code.test(text))
    .map(({ value }) => value);
}

/** @param unit the unit in rupees of the options' numbers, if the options name no unit. */
export function chooseAmount(
  amount: number,
  options: readonly PageOption[],
  unit: number = 1,
): string[] {
  return options
    .map((option) => ({ option, range: rangeOf(option.text, unit) ?? rangeOf(option.value, unit) }))
    .filter(({ range }) => range && amount >= range.from && amount <= range.to)
    .sort((one, other) => widthOf(one.range) - widthOf(other.range))
    .map(({ option }) => option.value);
}

const widthOf = (range: Range | undefined) => (range ? range.to - range.from : Infinity);

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
