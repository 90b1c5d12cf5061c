/** Takes the lead's own values out of a page's words before they are kept. */
import { leadFacts, leadFields, type Lead } from './lead.ts';

const HIDDEN = '…';
const LONGEST = 300;
/** A page's text may have any length: no pattern sees more of it than this. */
const LONGEST_READ = 2000;
/** With the blanks between them. */
const LONGEST_RAW = 20_000;
/** What the cut goes through is not recognised, so this much before it is not kept. */
const LONGEST_VALUE = 300;
const MOST_FRAMES = 20;
// From where a word begins: tried at each of its letters it would take a square of its length.
const anyEmail = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+/g;
const anyLongNumber = /\+?\d[\d\s().,-]{5,}\d/g;

export function redact(text: string, lead: Lead): string {
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

/** In order; they may overlap. */
function hiddenIn(text: string, lead: Lead): { from: number; to: number }[] {
  return [...patternsOf(lead), anyEmail, anyLongNumber]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
}

/** For the log: the error's first line, redacted, and where in our own code it came from. */
export function redactError(error: Error, lead: Lead): Error {
  const [firstLine = ''] = error.message.split('\n', 1);
  const redacted = new Error(redact(firstLine, lead));
  const frames = error.stack?.split('\n').filter(isOwnFrame).slice(0, MOST_FRAMES) ?? [];
  redacted.stack = [`${error.name}: ${redacted.message}`, ...frames].join('\n');
  return redacted;
}

/** An error of the page also has frames of the page, whose address may hold the lead. */
function isOwnFrame(line: string): boolean {
  const frame = /^\s+at (?:\S.* \(?)?(?:file:\/\/|node:|\/)[^\s():]*:\d+:\d+\)?$/;
  return line.length <= LONGEST && frame.test(line);
}

function patternsOf(lead: Lead): RegExp[] {
  return leadFields.flatMap((field) => {
    const { redacted } = leadFacts[field];
    if (!redacted) return [];
    const value = String(lead[field]).normalize('NFC');
    if (redacted === 'digits') return byDigits(value);
    const words = value.split(/\s+/).filter((word) => word.length > 1);
    return [value, ...(redacted === 'words' ? words : [])].map(
      (part) => new RegExp(escaped(part).replace(/\s+/g, '\\s+'), 'giu'),
    );
  });
}

function byDigits(number: string): RegExp[] {
  const digits = [...number.replace(/\D/g, '')].join('[\\s().,-]*');
  return digits === '' ? [] : [new RegExp(`\\+?${digits}`, 'g')];
}

function escaped(text: string): string {
  return text.replace(/[/\-\\^$*+?.()|[\]{}]/g, '\\$&');
}
