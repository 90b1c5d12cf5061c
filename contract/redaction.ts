/** Removes the lead's own values from a page's text before the text is stored. */
import { asciiDigits } from './ascii-digits.ts';
import { answerTexts, leadFacts, leadFields, type AnsweredLead, type LeadField } from './lead.ts';

const HIDDEN = '…';
const LONGEST = 300;
/** The maximum number of characters that are searched; a page's text may have any length. */
const LONGEST_READ = 2000;
/** The maximum length of the page's text before white space is collapsed. */
const LONGEST_RAW = 20_000;
/**
 * When a text is cut, this many characters before the cut are dropped too, because a value that the
 * cut splits is not recognised.
 */
const LONGEST_VALUE = 500;
const MOST_FRAMES = 20;
/** The number of last digits by which a phone number is recognised. */
const SAME_DIGITS = 8;
/**
 * How many digits a page may write before the compared last digits of a phone number: a country
 * code, a trunk zero, the area code.
 */
const OTHER_DIGITS = 6;
/**
 * A number with at least this many digits may have any marks between its digits. In a shorter
 * number only separators of digit groups are accepted.
 */
const LONG_NUMBER = 6;
const GROUPING = String.raw`[\s.,'’]?`;
const ANY_MARKS = String.raw`[^\p{L}\p{N}]{0,3}`;
const SHORT_LENGTH = 4;
/** How many times a text is decoded: a value may be percent-encoded several times. */
const MOST_ENCODINGS = 3;

/**
 * Removes the lead's values from a text. Other numbers and addresses in the text, such as limits
 * and references, stay.
 */
export function redact(text: string, lead: AnsweredLead): string {
  const plain = text.slice(0, LONGEST_RAW).normalize('NFC').replace(/\s+/g, ' ').trim();
  const isCut = text.length > LONGEST_RAW || plain.length > LONGEST_READ;
  const left = hide(plain.slice(0, LONGEST_READ), lead, leadFields, isCut ? LONGEST_VALUE : 0);
  return left.slice(0, LONGEST).toWellFormed();
}

/** Redacts a text for a receipt: removes the values of the chosen fields, and the answers. */
export function hideValues(
  text: string,
  lead: AnsweredLead,
  isHidden: (field: LeadField) => boolean,
): string {
  const read = composed(text.slice(0, LONGEST_READ));
  return hide(read, lead, leadFields.filter(isHidden)).toWellFormed();
}

/**
 * Replaces each of the lead's values by its field's name, such as `{email}`, in a text of any
 * length. Answers to the form's own questions become `{answer}`.
 */
export function nameValues(text: string, lead: AnsweredLead): string {
  const plain = decoded(text);
  const spans = spansOf(text, patternsOf(lead, leadFields, composed));
  const found = spansOf(plain, patternsOf(lead, leadFields, decoded));
  const [read, named] = found.length > spans.length ? [plain, found] : [text, spans];
  return without(read, named, { mark: ({ name }) => `{${name}}` }).toWellFormed();
}

interface Span {
  from: number;
  to: number;
  /** The name of the lead's field whose value is between `from` and `to`. */
  name: string;
}

/** @param spans the positions of the lead's values in the text, in order; they may overlap. */
function without(
  text: string,
  spans: readonly Span[],
  {
    end = text.length,
    mark = () => HIDDEN,
  }: {
    /** The position in the text after which everything is dropped. */
    end?: number;
    mark?: (span: Span) => string;
  },
): string {
  let left = '';
  let place = 0;
  for (const span of spans) {
    if (span.from >= end) break;
    if (span.from >= place) left += text.slice(place, span.from) + mark(span);
    place = Math.max(place, span.to);
  }
  return left + text.slice(place, Math.max(place, end));
}

/**
 * Hides the lead's values in a text. If decoding the text reveals more values, the decoded text is
 * used and returned.
 * @param dropped how many characters at the end are dropped, because they may contain a part of a
 * value.
 */
function hide(text: string, lead: AnsweredLead, fields: readonly LeadField[], dropped = 0): string {
  const plain = decoded(text);
  const spans = spansOf(text, patternsOf(lead, fields, composed));
  const found = spansOf(plain, patternsOf(lead, fields, decoded));
  const [read, hidden] = found.length > spans.length ? [plain, found] : [text, spans];
  return without(read, hidden, { end: Math.max(0, read.length - dropped) });
}

const composed = (text: string) => text.normalize('NFC');

/** The text without percent-encoding and invisible characters, and with ASCII digits. */
function decoded(text: string): string {
  let plain = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) {
    plain = plain.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    });
  }
  return asciiDigits(plain.normalize('NFKC').replace(/\p{Cf}/gu, ''));
}

/** The positions of all values to hide, in order; they may overlap. */
function spansOf(text: string, patterns: readonly ValuePattern[]): Span[] {
  return patterns
    .flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        from: index,
        to: index + found.length,
        name,
      })),
    )
    .sort((one, other) => one.from - other.from || other.to - one.to);
}

/**
 * Matches the call in a Playwright message such as `page.click: …`. The rest may quote the page.
 * Does not match if the rest says that the page or browser was closed or has crashed.
 */
const pageCall =
  /^((?!browser)\w+\.\$*\w+): (?!Target page, context or browser has been closed|Target crashed)/;

/**
 * Returns the error's message without quoted texts of the page. The message of a syntax error
 * quotes the unparsable text, so it is dropped.
 */
function withoutQuotation({ name, message }: Error): string {
  const [firstLine = ''] = message.split('\n', 1);
  return name === 'SyntaxError' ? '' : (pageCall.exec(firstLine)?.[1] ?? firstLine);
}

/**
 * Returns an error for the log: the first line of the original message, redacted and without texts
 * of the page, and only the stack frames of our own code.
 */
export function redactError(error: Error, lead: AnsweredLead): Error {
  const redacted = new Error(redact(withoutQuotation(error), lead));
  const frames = error.stack?.split('\n').filter(isOwnFrame).slice(0, MOST_FRAMES) ?? [];
  redacted.stack = [`${error.name}: ${redacted.message}`.replace(/: $/, ''), ...frames].join('\n');
  return redacted;
}

/** Whether a stack frame is of our own code. URLs in the page's frames may contain values. */
function isOwnFrame(line: string): boolean {
  const frame = /^\s+at (?:\S.* \(?)?(?:file:\/\/|node:|\/)[^\s():]*:\d+:\d+\)?$/;
  return line.length <= LONGEST && frame.test(line);
}

interface ValuePattern {
  name: string;
  pattern: RegExp;
}

/** @param asRead normalises a value in the same way as the searched text was normalised. */
function patternsOf(
  lead: AnsweredLead,
  fields: readonly LeadField[],
  asRead: (value: string) => string,
): ValuePattern[] {
  const named = (name: string) => (pattern: RegExp) => ({ name, pattern });
  const ofFields = fields.flatMap((field) =>
    ofField(field, asRead(String(lead[field]))).map(named(field)),
  );
  const ofAnswers = answerTexts(lead).map(asRead).flatMap(ofAnswer).map(named('answer'));
  return [...ofFields, ...ofAnswers];
}

function ofField(field: LeadField, value: string): RegExp[] {
  const { redacted, kind } = leadFacts[field];
  if (!redacted) return [];
  if (kind === 'phone') return byPhone(value);
  if (redacted === 'digits') return byDigits(value);
  const words = value.split(/\s+/).filter((word) => word.length > 1);
  return [value, ...(redacted === 'words' ? words : [])].map(byWords);
}

/**
 * Patterns that find an answer to a form's own question in a text. For a date, the day, month and
 * year may be in any order.
 */
function ofAnswer(answer: string): RegExp[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer) ?? [];
  if (year !== undefined) {
    const part = `(?:0?${Number(day)}|0?${Number(month)}|(?:${year.slice(0, 2)})?${year.slice(2)})`;
    return [new RegExp(`(?<!\\d)${part}[\\s/.-]{1,3}${part}[\\s/.-]{1,3}${part}(?!\\d)`, 'g')];
  }
  if (!/^-?\d+(\.\d+)?$/.test(answer)) return [byWords(answer)];
  return byDigits(answer);
}

/** A short value, such as the name “An”, matches only a whole word. */
function byWords(words: string): RegExp {
  const source = escaped(words).replace(/\s+/g, '\\s+');
  const isShort = words.length < SHORT_LENGTH;
  return new RegExp(isShort ? `(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])` : source, 'giu');
}

/** Matches only whole numbers, so that the amount 500 stays in `50000` and `1,500`. */
function byDigits(number: string): RegExp[] {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return [];
  const source = String.raw`(?<!\d|(?<!\d)\d{1,3},)${spaced(digits)}(?!\d|,\d{2,3}(?!\d))`;
  return [new RegExp(source, 'gu')];
}

/** Matches a phone number by its last digits, with or without its country code. */
function byPhone(number: string): RegExp[] {
  const last = number.replace(/\D/g, '').slice(-SAME_DIGITS);
  if (last === '') return [];
  return [new RegExp(`\\+?(?:\\d${ANY_MARKS}){0,${OTHER_DIGITS}}${spaced(last)}`, 'gu')];
}

function spaced(digits: string): string {
  return [...digits].join(digits.length < LONG_NUMBER ? GROUPING : ANY_MARKS);
}

function escaped(text: string): string {
  return text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
}
