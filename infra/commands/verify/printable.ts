/** The joiners of scripts such as Malayalam and Persian, which names need. */
const joiners = '\u200c\u200d';

/**
 * A text that strangers chose, for a terminal: what would move the cursor, begin a line or turn the
 * direction of the text is written as its number.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    joiners.includes(character)
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
