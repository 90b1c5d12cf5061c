/** Takes the lead's own values out of a page's words before they are kept. */
import type { Lead } from '../contract/lead.ts';

const HIDDEN = '…';
const LONGEST = 200;
const anyEmail = /[^\s@<>"']+@[^\s@<>"']+/g;
const anyLongNumber = /\+?\d[\d\s().,-]{5,}\d/g;

export function redact(text: string, lead: Lead): string {
  return [...patternsOf(lead), anyEmail, anyLongNumber]
    .reduce((left, pattern) => left.replace(pattern, HIDDEN), text.replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST);
}

/** For the log: the error's first line, redacted, and where it came from. */
export function redactError(error: Error, lead: Lead): Error {
  const [firstLine = ''] = error.message.split('\n');
  const redacted = new Error(redact(firstLine, lead));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  redacted.stack = [`${error.name}: ${redacted.message}`, ...frames].join('\n');
  return redacted;
}

function patternsOf({ name, phone, email, city, loanAmount }: Lead): RegExp[] {
  const words = [email, name, city, ...name.split(/\s+/).filter((word) => word.length > 1)];
  const numbers = [phone, String(loanAmount)].map((number) =>
    [...number.replace(/\D/g, '')].join('[\\s().,-]*'),
  );
  return [
    ...words.map((word) => new RegExp(escaped(word), 'giu')),
    ...numbers.filter(Boolean).map((digits) => new RegExp(`\\+?${digits}`, 'g')),
  ];
}

function escaped(text: string): string {
  return text.replace(/[/\-\\^$*+?.()|[\]{}]/g, '\\$&');
}
