/**
 * `printable` keeps zero-width joiners and non-joiners, because names in scripts such as Malayalam
 * and Persian need them.
 */
const joiners = '\u200c\u200d';

/**
 * Makes a text from strangers safe to print on a terminal: characters that would move the cursor,
 * break the line or change the text's direction are replaced by their code points.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    joiners.includes(character)
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
