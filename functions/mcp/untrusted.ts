/** Shortens texts that come from web pages or from senders of leads. */
import { longestUntrusted } from '../../contract/mcp-answers.ts';

/**
 * Shortens a text to at most `longestUntrusted` UTF-16 units, without splitting a character that
 * has two units.
 */
export function cut(text: string): string {
  if (text.length <= longestUntrusted) return text;
  return `${text.slice(0, longestUntrusted - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Copies an object without its undefined members, and shortens each text. */
export function cutAll<Name extends string>(
  texts: Readonly<Partial<Record<Name, string | number | undefined>>>,
): Record<Name, string> {
  const set = Object.entries<string | number | undefined>(texts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, cut(String(value))]],
  );
  return Object.fromEntries(set) as Record<Name, string>;
}
