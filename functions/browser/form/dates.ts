/** Finds the order and notation in which a field takes a date, and checks a shown date. */
import type { PageField } from '../page/scripts/page-scan.ts';

/** Whether the text is a day of the calendar in the notation `1990-05-31`. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

export type DateUnit = 'D' | 'M' | 'Y';
type Unit = DateUnit;
const units: readonly Unit[] = ['D', 'M', 'Y'];

/**
 * The letters by which forms write day, month and year: `DD.MM.YYYY`, `TT.MM.JJJJ`, `ДД.ММ.ГГГГ`.
 */
const letters: Record<Unit, RegExp> = {
  D: /^[dtjgpд]{1,2}$/,
  M: /^(?:[mм]{1,4}|kk|aa)$/,
  Y: /^(?:(?:[yjavrгå]|é){4}|yy|y)$/,
};
const namedUnits: Record<Unit, RegExp> = {
  D: /(?<!\p{L})(?:day|tag|jour|d[ií]a|giorno|dag|दिन)(?!\p{L})/gu,
  M: /(?<!\p{L})(?:months?|monat|mois|m[eê]s|mese|maand|महीना|माह)(?!\p{L})/gu,
  Y: /(?<!\p{L})(?:year|jahr|ann[ée]e|a[ñn]o|anno|jaar|वर्ष|साल)(?!\p{L})/gu,
};
const inLetters: Record<Unit, string> = { D: 'dd', M: 'mm', Y: 'yyyy' };

/** Replaces each word for day, month and year by its letters, such as `dd`, in lower case. */
function lettered(text: string): string {
  return units.reduce(
    (read, unit) => read.replace(namedUnits[unit], inLetters[unit]),
    text.toLowerCase(),
  );
}

/** The field's texts that may name a notation for dates, with the field's own hint first. */
const saidBy = ({ placeholder, label, nearby, behind }: PageField) => [
  placeholder,
  label,
  nearby,
  behind,
];

/** The notation that the field's words ask for, such as `DD/MM/YYYY`; `other` if unclear. */
export function askedPattern(field: PageField): string | undefined {
  return patternIn(saidBy(field));
}

/** The notation that the texts show, such as `DD/MM/YYYY`; `other` if unclear. */
export function patternIn(texts: readonly string[]): string | undefined {
  const patterns = new Set(texts.flatMap((text) => patternsIn(lettered(text))));
  const orders = new Set([...patterns].map(orderOf));
  return orders.size > 1 ? 'other' : [...patterns][0];
}

/** Matches three runs of up to four letters, such as `DD/MM/YYYY`. */
const written =
  /(?<!\p{L})(\p{L}{1,4})(\s?[\s./-]\s?)(\p{L}{1,4})(\s?[\s./-]\s?)(\p{L}{1,4})(?!\p{L})/gu;

function patternsIn(text: string): string[] {
  const patterns = [...text.matchAll(written)].map((run) =>
    run
      .slice(1)
      .map((part, place) => (place % 2 === 0 ? asTokens(part) : part))
      .join(''),
  );
  return [...patterns.filter((pattern) => orderOf(pattern).length === 3), ...exampleIn(text)];
}

/**
 * Converts letters such as `tt` to the token for the same part of a date, such as `DD`; '' if
 * unknown.
 */
function asTokens(run: string): string {
  const unit = units.find((one) => letters[one].test(run));
  if (unit === undefined) return '';
  if (unit === 'Y') return run.length === 2 ? 'YY' : 'YYYY';
  return unit.repeat(unit === 'D' ? 2 : Math.max(2, run.length));
}

/** The notation of an example such as `31/12/1990`, in which only one number can be the day. */
function exampleIn(text: string): string[] {
  const [, one = '', before = '', two = '', behind = ''] =
    /(?<!\d)(\d\d?)([./-])(\d\d?)([./-])\d{4}(?!\d)/.exec(text) ?? [];
  if (Number(one) > 12) return [`DD${before}MM${behind}YYYY`];
  return Number(two) > 12 ? [`MM${before}DD${behind}YYYY`] : [];
}

/** The order of a notation's parts: `DMY` for `DD/MM/YYYY`. */
export const orderOf = (pattern: string): string => [...new Set(pattern.match(/[YMD]/g))].join('');

/** The part of a date that the pattern names, such as `MM`; undefined for several parts. */
const onlyUnit = (pattern: string): Unit | undefined => {
  const order = orderOf(pattern);
  return units.find((unit) => unit === order);
};

/**
 * Writes the date in a notation such as `DD.MM.YYYY`. Text other than such letters stays unchanged.
 */
export function writeDate(day: string, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const written: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: monthName(month, 'long'),
    MMM: monthName(month, 'short'),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return pattern.replace(
    /YYYY|YY|M{2,4}|DD|(?<![A-Za-z])[DM](?![A-Za-z])/g,
    (token) => written[token] ?? token,
  );
}

const monthName = (month: string, style: 'long' | 'short') =>
  new Date(Date.UTC(2000, Number(month) - 1, 15)).toLocaleDateString('en', {
    month: style,
    timeZone: 'UTC',
  });

/**
 * The part of a date (day, month or year) that the field asks for, if the form has a field for
 * each.
 */
export function askedUnit(
  field: Pick<PageField, 'label' | 'options'> & Partial<PageField>,
  pattern: string | undefined,
): Unit | 'other' | undefined {
  const chosen = pattern === undefined ? undefined : onlyUnit(pattern);
  const own = unitOfOptions(field.options.map(({ text }) => text)) ?? unitOfWords(field);
  if (chosen && own && chosen !== own) return 'other';
  return chosen ?? own;
}

function unitOfOptions(texts: readonly string[]): Unit | undefined {
  const share = (fits: (text: string) => boolean) => texts.filter(fits).length / texts.length;
  if (texts.length < 12) return undefined;
  if (share((text) => /^(19|20)\d\d$/.test(text)) > 0.9) return 'Y';
  const isMonth = (text: string) => /^0?(\d|1[0-2])$/.test(text) || monthIn(text) !== undefined;
  if (texts.length <= 13) return share(isMonth) > 0.9 ? 'M' : undefined;
  const isDate = (text: string) => /^\d\d?$/.test(text) && Number(text) <= 31;
  return texts.length >= 28 && texts.length <= 32 && share(isDate) > 0.9 ? 'D' : undefined;
}

/**
 * The part of a date (day, month or year) that the field's words name. The words may name one part
 * although the field's group asks for the whole date.
 */
function unitOfWords(field: Partial<PageField>): Unit | undefined {
  const { label = '', placeholder = '', nearby = '', name = '', id = '' } = field;
  for (const text of [placeholder, label, nearby, name, id]) {
    const words = lettered(text.replace(/([a-z])([A-Z])/g, '$1 $2')).split(/[^\p{L}]+/u);
    const said = units.filter((unit) =>
      words.some((word) => word.length >= 2 && letters[unit].test(word)),
    );
    if (said.length > 1) return undefined;
    if (said[0]) return said[0];
  }
  return undefined;
}

const unitPlaces: Record<Unit, number> = { Y: 0, M: 1, D: 2 };
const numberOf = (day: string, unit: Unit) => Number(day.split('-')[unitPlaces[unit]]);

/** The notations in which a separate text box may take a part of a date: `05` or `5`. */
export function writeUnit(day: string, unit: Unit): string[] {
  const padded = day.split('-')[unitPlaces[unit]] ?? '';
  return [...new Set([padded, String(Number(padded))])];
}

/**
 * Whether an entry of a list stands for the given part of the date (day, month or year). The
 * entry's value is ignored, because many lists count months from 0.
 */
export function namesUnit(text: string, day: string, unit: Unit): boolean {
  const numbers = text.match(/\d+/g) ?? [];
  const month = unit === 'M' ? monthIn(text) : undefined;
  if (month !== undefined) return month === numberOf(day, 'M');
  return numbers.length === 1 && Number(numbers[0]) === numberOf(day, unit);
}

/** The number of the month that the text names, from 1, in the eight most used languages. */
export function monthIn(text: string): number | undefined {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const found = monthNames.findIndex((names) => words.some((word) => names.has(word)));
  return found < 0 ? undefined : found + 1;
}

const monthNames = Array.from({ length: 12 }, (_, month) => {
  const middle = new Date(Date.UTC(2000, month, 15));
  const names = ['en', 'hi', 'de', 'fr', 'es', 'pt', 'it', 'nl'].flatMap((language) =>
    (['long', 'short'] as const).map((style) =>
      middle.toLocaleDateString(language, { month: style, timeZone: 'UTC' }),
    ),
  );
  return new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')));
});

/**
 * Matches the given day, or any day, written with the month's name: `June 5, 1990`, `5 juin 1990`.
 */
export function dayNamed(day?: string): RegExp {
  const [year = String.raw`\d{4}`, month] = day?.split('-') ?? [];
  const date = day === undefined ? String.raw`\d\d?` : `0?${numberOf(day, 'D')}`;
  const names =
    month === undefined ? monthNames : monthNames.slice(Number(month) - 1, Number(month));
  const name = `(?:${names.flatMap((one) => [...one]).join('|')})\\.?`;
  const of = String.raw`(?:st|nd|rd|th|\.)?,?\s+(?:de |of )?`;
  return new RegExp(
    `(?<!\\p{L})(?:${name}\\s+${date}${of}|(?<!\\d)${date}${of}${name},?\\s+(?:de )?)${year}(?!\\d)`,
    'iu',
  );
}

/**
 * Whether the text shows the given date, read in the given order or in another notation that allows
 * only one reading.
 */
export function saysDate(text: string, day: string, order: string): boolean {
  const numbers = text.match(/\d+/g) ?? [];
  const isYear = (number: string) =>
    Number(number) === numberOf(day, 'Y') ||
    (number.length === 2 && Number(number) === numberOf(day, 'Y') % 100);
  const month = monthIn(text);
  if (month !== undefined) {
    const [one = '', two = ''] = numbers;
    const [date, year] = one.length === 4 ? [two, one] : [one, two];
    return month === numberOf(day, 'M') && Number(date) === numberOf(day, 'D') && isYear(year);
  }
  const shown = numbers.length === 1 ? cutInOrder(numbers[0] ?? '', order) : numbers;
  const known = shown[0]?.length === 4 ? 'YMD' : order;
  return [...known].every((unit, place) => {
    const number = shown[place] ?? '';
    return unit === 'Y' ? isYear(number) : Number(number) === numberOf(day, unit as Unit);
  });
}

/** Splits `05061990` into day, month and year, in the given order. */
function cutInOrder(digits: string, order: string): string[] {
  let rest = digits;
  return [...order].map((unit) => {
    const length = unit === 'Y' ? digits.length - 4 : 2;
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
}
