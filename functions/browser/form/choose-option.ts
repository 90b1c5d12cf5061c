/**
 * Chooses the options of a list that match a lead's city, amount or country code, with the best
 * match first.
 */
import { rangeOf, type Range } from './amounts.ts';
import { otherEntryWords } from './field-rules.ts';
import type { PageOption } from '../page/scripts/page-scan.ts';

/** The region of each dialling code that a lead's phone number may have; `+1` is also Canada's. */
const regions = new Map(
  [
    ...(
      '91 IN 1 US 44 GB 971 AE 966 SA 974 QA 965 KW 968 OM 973 BH 65 SG 60 MY 61 AU 64 NZ 852 HK ' +
      '977 NP 880 BD 94 LK 92 PK 95 MM 975 BT 960 MV 49 DE 33 FR 353 IE 31 NL 32 BE 39 IT 34 ES ' +
      '351 PT 41 CH 43 AT 45 DK 46 SE 47 NO 358 FI 48 PL 30 GR 90 TR 7 RU 972 IL 20 EG 27 ZA ' +
      '254 KE 234 NG 255 TZ 256 UG 230 MU 81 JP 82 KR 86 CN 62 ID 63 PH 66 TH 84 VN 55 BR 52 MX'
    ).matchAll(/(\d+) (\w+)/g),
  ].map(([, code = '', region = '']): [string, string] => [code, region]),
);
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

export function chooseCity(city: string, options: readonly PageOption[]): string[] {
  return [...namesakes(city, options), ...others(options)].map(({ value }) => value);
}

/**
 * Chooses suggestions for the typed text. For `Pune`, the suggestion `Pune Cantonment` is a better
 * match than `Other`.
 */
export function chooseSuggestion(wanted: string, options: readonly PageOption[]): string[] {
  const start = `${plain(wanted)} `;
  const longer = options.filter(({ text }) => plain(text).startsWith(start));
  const adding = options.filter((one) => addsTyped(one, wanted));
  const nearest = new Set([
    ...namesakes(wanted, options),
    ...longer,
    ...others(options),
    ...adding,
  ]);
  return [...nearest].map(({ value }) => value);
}

/**
 * Options with the wanted text, then options that add a region: `Pune, Maharashtra`, `Pune (MH)`,
 * `Maharashtra / Pune`.
 */
function namesakes(wanted: string, options: readonly PageOption[]): PageOption[] {
  const name = plain(wanted);
  const same = options.filter(({ value, text }) => plain(text) === name || plain(value) === name);
  const placed = options.filter(({ text }) =>
    [text.split(/[,(]/)[0], text.split(/ [/>›»] /).at(-1)].some((one) => plain(one ?? '') === name),
  );
  return [...new Set([...same, ...placed])];
}

type WithText = Pick<PageOption, 'text'>;
const addWords = /^(?:add|create|use) /i;
/** Whether the entry adds the typed text itself to the list: `Add Pune…`, `Create "Pune"`. */
export const addsTyped = ({ text }: WithText, typed: string): boolean =>
  addWords.test(text) && plain(text.replace(addWords, '')) === plain(typed);
/**
 * Whether the entry is a last resort: it is chosen only when no better entry is expected any more.
 */
export const isLastResort = (one: WithText, typed: string): boolean =>
  /^others?\b/i.test(one.text) || addsTyped(one, typed);

const others = (options: readonly PageOption[]) =>
  options.filter(({ text }) => otherEntryWords.test(text.toLowerCase()));

/**
 * Matches options by the dialling code or, in a list without codes, by the country's name or ISO
 * code.
 */
export function chooseCountryCode(country: string, options: readonly PageOption[]): string[] {
  const code = new RegExp(`(^|\\D)${country}(\\D|$)`);
  const coded = options.filter(({ value, text }) => code.test(value) || code.test(text));
  const region = regions.get(country) ?? '';
  const names = [region, regionNames.of(region || 'ZZ') ?? ''].map(plain);
  const isNamed = ({ value, text }: PageOption) =>
    region !== '' && [value, text].some((one) => names.includes(plain(one)));
  return (coded.length > 0 ? coded : options.filter(isNamed)).map(({ value }) => value);
}

/**
 * Chooses the options whose range contains the amount, the narrowest range first.
 * @param unit the unit in rupees of numbers without a unit in the options' texts.
 */
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
