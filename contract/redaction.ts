/** Removes the lead's own values from a page's words before they are kept. */
import { answerTexts, leadFacts, leadFields, type AnsweredLead } from './lead.ts';

const HIDDEN = '…';
const LONGEST = 300;
/** A page's text may have any length; patterns never read more than this. */
const LONGEST_READ = 2000;
/** The same before white space is collapsed. */
const LONGEST_RAW = 20_000;
/**
 * A value that the cut splits is not recognised, so this many characters before the cut are
 * dropped.
 */
const LONGEST_VALUE = 500;
const MOST_FRAMES = 20;
// Must begin at the start of a word: tried at every letter, it would take quadratic time.
const anyEmail = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+/g;
const anyLongNumber = /\+?\d[\d\s().,-]{5,}\d/g;

export function redact(text: string, lead: AnsweredLead): string {
  const plain = text.slice(0, LONGEST_RAW).normalize('NFC').replace(/\s+/g, ' ').trim();
  const read = plain.slice(0, LONGEST_READ);
  const isCut = text.length > LONGEST_RAW || plain.length > LONGEST_READ;
  const end = isCut ? Math.max(0, read.length - LONGEST_VALUE) : read.length;
  let left = '';
  let place = 0;
  for (const { from, to } of hiddenIn(read, lead)) {
    if (from >= end) break;
    if (from >= place) left += read.slice(place, from) + HIDDEN;
    place = Math.max(place, to);
  }
  return (left + read.slice(place, Math.max(place, end))).slice(0, LONGEST).toWellFormed();
}

/** The places of all values to hide, in order; they may overlap. */
function hiddenIn(text: string, lead: AnsweredLead): { from: number; to: number }[] {
  return [...patternsOf(lead), anyEmail, anyLongNumber]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
}

/** For the log: the error's first line, redacted, with the stack frames of our own code. */
export function redactError(error: Error, lead: AnsweredLead): Error {
  const [firstLine = ''] = error.message.split('\n', 1);
  const redacted = new Error(redact(firstLine, lead));
  const frames = error.stack?.split('\n').filter(isOwnFrame).slice(0, MOST_FRAMES) ?? [];
  redacted.stack = [`${error.name}: ${redacted.message}`, ...frames].join('\n');
  return redacted;
}

/** Errors of the page also have stack frames of the page, whose addresses may contain the lead. */
function isOwnFrame(line: string): boolean {
  const frame = /^\s+at (?:\S.* \(?)?(?:file:\/\/|node:|\/)[^\s():]*:\d+:\d+\)?$/;
  return line.length <= LONGEST && frame.test(line);
}

function patternsOf(lead: AnsweredLead): RegExp[] {
  const ofFields = leadFields.flatMap((field) => {
    const { redacted } = leadFacts[field];
    if (!redacted) return [];
    const value = String(lead[field]).normalize('NFC');
    if (redacted === 'digits') return byDigits(value);
    const words = value.split(/\s+/).filter((word) => word.length > 1);
    return [value, ...(redacted === 'words' ? words : [])].map(byWords);
  });
  return [...ofFields, ...answerTexts(lead).flatMap(ofAnswer)];
}

/**
 * A number must stand alone, or every "error 503" would lose its 5. The parts of a date may be in
 * any order.
 */
function ofAnswer(text: string): RegExp[] {
  const answer = text.normalize('NFC');
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer) ?? [];
  if (year !== undefined) {
    const part = `(?:0?${Number(day)}|0?${Number(month)}|(?:${year.slice(0, 2)})?${year.slice(2)})`;
    return [new RegExp(`(?<!\\d)${part}[\\s/.-]{1,3}${part}[\\s/.-]{1,3}${part}(?!\\d)`, 'g')];
  }
  if (!/^-?\d+(\.\d+)?$/.test(answer)) return [byWords(answer)];
  return byDigits(answer).map(({ source }) => new RegExp(`(?<!\\d)${source}(?!\\d)`, 'g'));
}

function byWords(words: string): RegExp {
  return new RegExp(escaped(words).replace(/\s+/g, '\\s+'), 'giu');
}

function byDigits(number: string): RegExp[] {
  const digits = [...number.replace(/\D/g, '')].join('[\\s().,-]*');
  return digits === '' ? [] : [new RegExp(`\\+?${digits}`, 'g')];
}

function escaped(text: string): string {
  return text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
}
