/** Reads a target's answer of any length and content, in linear time. */
import { bounded, cut } from '../form/page-bounds.ts';

const LONGEST_MARKUP = 5000;
const LONGEST_WORDS = 300;

/** @returns the value of JSON or of a JSONP call, undefined for anything else. */
export function parseAnswer(text: string): unknown {
  try {
    return bounded<unknown>(JSON.parse(argumentOf(text)));
  } catch {
    return undefined;
  }
}

/** If the whole text is one function call (JSONP), its argument; otherwise the text. */
function argumentOf(text: string): string {
  const call = text.trim().replace(/;$/, '').trimEnd();
  const opens = call.indexOf('(');
  const isCall = opens > 0 && call.endsWith(')') && /^[\w$.\s/*]+$/.test(call.slice(0, opens));
  return isCall ? call.slice(opens + 1, -1) : text;
}

export function withoutTags(markup: string): string {
  // The tag's pattern excludes `<`, or a text such as `<<<<` would take quadratic time.
  const text = cut(markup, LONGEST_MARKUP).replace(/<[^<>]*>/g, ' ');
  return cut(text.replace(/\s+/g, ' ').trim(), LONGEST_WORDS);
}
