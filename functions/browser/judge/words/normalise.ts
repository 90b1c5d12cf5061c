/** Converts a text to one spelling, so that one phrase matches all spellings of the text. */

const MARKS = /[\u0300-\u036f\u093c\u064b-\u0652\u0640\u00ad\u200b-\u200f\u2060\ufeff]/gu;

const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  // In Devanagari, writers use two signs for a nasal vowel and two spellings of a short "a"; only
  // one of each is kept.
  '\u0901': '\u0902',
  '\u0972': '\u0905\u0945',
};

/**
 * Removes accents and the Devanagari nukta, so that "exito" matches "éxito". Patterns are folded by
 * this function too.
 */
export function foldMarks(text: string): string {
  const plain = text.replace(/[łøđıß]|\u0901|\u0972/gu, (letter) => plainLetters[letter] ?? letter);
  return plain.normalize('NFKC').normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/**
 * Normalises a text for matching. Removes the full stop after a day, as in "am 3. Februar", so that
 * no phrase ends there.
 */
export function fold(text: string): string {
  const plain = text.replace(/[’‘ʼʻ`´]/gu, "'").replace(/[“”„«»]/gu, '"');
  const letters = foldMarks(plain.toLowerCase()).replace(/\s+/gu, ' ').trim();
  return letters
    .replace(/(?<=\S \d{1,2})\.(?= \p{L})/gu, '')
    .replace(/(?<=\bre)ciev(?=e|ing)/gu, 'ceiv')
    .replace(/\bsubmit(?=ed|ing)/gu, 'submitt');
}

const MAX_LENGTH = 300;
const HEAD_CHARACTERS = 12_000;
const TAIL_CHARACTERS = 4_000;

/** Keeps the first lines of a page and its last lines, where scripts append their messages. */
export function boundLines(lines: readonly string[]): string[] {
  const head = firstLines(lines, HEAD_CHARACTERS);
  const rest = lines.slice(head.length);
  return [...head, ...firstLines([...rest.slice(-200)].reverse(), TAIL_CHARACTERS).reverse()].map(
    (line) => line.trim(),
  );
}

function firstLines(lines: readonly string[], characters: number): string[] {
  let left = characters;
  const kept: string[] = [];
  for (const line of lines) {
    if (left <= 0) break;
    kept.push(line.slice(0, MAX_LENGTH));
    left -= Math.min(line.length, MAX_LENGTH) + 1;
  }
  return kept;
}

/**
 * Splits a line into sentences at the full stops of the most used scripts. Most abbreviations don't
 * end a sentence; "No." before a number and "3." before a German month don't either.
 */
export function sentencesOf(line: string): string[] {
  return line
    .split(
      /(?<=(?<!\b(?:[Nn]o|[Rr]ef)(?=\.\s+\S*\d)|\d(?=\.\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))[.!?…](?=\s+[^\p{Ll}\d\s])|[。！？।॥۔؟፧။])\s*/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
