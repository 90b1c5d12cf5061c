/** Reads what a target answered: any length, any content, in a time that grows with its length only. */
import { bounded, cut } from '../form/page-bounds.ts';

const LONGEST_MARKUP = 5000;
const LONGEST_WORDS = 300;

/** @returns the value of JSON or of a call with JSON (JSONP), undefined for anything else. */
export function parseAnswer(text: string): unknown {
  try {
    return bounded<unknown>(JSON.parse(argumentOf(text)));
  } catch {
    return undefined;
  }
}

/** What is called with, where the whole text is one call. */
function argumentOf(text: string): string {
  const call = text.trim().replace(/;$/, '').trimEnd();
  const opens = call.indexOf('(');
  const isCall = opens > 0 && call.endsWith(')') && /^[\w$.\s/*]+$/.test(call.slice(0, opens));
  return isCall ? call.slice(opens + 1, -1) : text;
}

export function withoutTags(markup: string): string {
  // A tag ends before the next one begins: looked for to the end, `<<<<` would take its square.
  const text = cut(markup, LONGEST_MARKUP).replace(/<[^<>]*>/g, ' ');
  return cut(text.replace(/\s+/g, ' ').trim(), LONGEST_WORDS);
}
