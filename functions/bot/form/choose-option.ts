/** Which entries of a list stand for a lead's city, amount or country code; best first. */
import type { PageOption } from './page-scan.ts';

export function chooseCity(city: string, options: readonly PageOption[]): string[] {
  return [...namesakes(city, options), ...others(options)].map(({ value }) => value);
}

/** Of what a page offers for what was typed, `Pune Cantonment` is nearer than `Other`. */
export function chooseSuggestion(wanted: string, options: readonly PageOption[]): string[] {
  const start = `${plain(wanted)} `;
  const longer = options.filter(({ text }) => plain(text).startsWith(start));
  const nearest = new Set([...namesakes(wanted, options), ...longer, ...others(options)]);
  return [...nearest].map(({ value }) => value);
}

/** That say the same, and then those with more behind it: `Pune, Maharashtra`, `Pune (MH)`. */
function namesakes(wanted: string, options: readonly PageOption[]): PageOption[] {
  const name = plain(wanted);
  const same = options.filter(({ value, text }) => plain(text) === name || plain(value) === name);
  const placed = options.filter(({ text }) => plain(text.split(/[,(]/)[0] ?? '') === name);
  return [...new Set([...same, ...placed])];
}

const others = (options: readonly PageOption[]) =>
  options.filter(({ text }) => /^others?\b/i.test(text));

export function chooseCountryCode(country: string, options: readonly PageOption[]): string[] {
  const code = new RegExp(`(^|\\D)${country}(\\D|$)`);
  return options
    .filter(({ value, text }) => code.test(value) || code.test(text))
    .map(({ value }) => value);
}

/** @param unit what their numbers count where they don't say it themselves. */
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

interface Range {
  from: number;
  to: number;
}

const widthOf = (range: Range | undefined) => (range ? range.to - range.from : Infinity);

const units: readonly [word: RegExp, size: number][] = [
  [/^(cr|crores?)$/, 1e7],
  [/^(l|lacs?|lakhs?|lkh)$/, 1e5],
  [/^(k|thousands?)$/, 1e3],
  [/^(m|mn|millions?)$/, 1e6],
];

/** `₹10 – 25 Lakh`, `Below 5L`, `1 crore+`, `1,00,000 to 5,00,000`. */
export function rangeOf(text: string, unit: number = 1): Range | undefined {
  const words = text.toLowerCase();
  const numbers = [...words.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*([a-z]+)?/g)].map(
    ([, digits = '', unit = '']) => ({
      number: Number(digits.replaceAll(',', '')),
      unit: sizeOf(unit),
    }),
  );
  const [low, high] = numbers;
  if (!low) return undefined;
  if (high) {
    // In `10 - 25 lakh` the unit counts for both.
    return {
      from: low.number * (low.unit ?? high.unit ?? unit),
      to: high.number * (high.unit ?? low.unit ?? unit),
    };
  }
  const amount = low.number * (low.unit ?? unit);
  if (/below|under|up ?to|less|<|max|until/.test(words)) return { from: 0, to: amount };
  if (/above|over|more|\+|>|min|from/.test(words)) return { from: amount, to: Infinity };
  return { from: amount, to: amount };
}

/** @returns how many rupees the field counts as one: 100,000 for `Amount (in ₹ lakh)`; else 1. */
export function unitOf(text: string): number {
  const [, unit = ''] =
    /(?<!not )(?:\bin|\()\s*(?:₹|rs\.?|inr|rupees)?\s*(lakhs?|lacs?|crores?|cr|thousands?|millions?)\b/i.exec(
      text,
    ) ?? [];
  return sizeOf(unit.toLowerCase()) ?? 1;
}

function sizeOf(unit: string): number | undefined {
  return units.find(([word]) => word.test(unit))?.[1];
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
