/**
 * Neutralises texts that a spreadsheet would run as a formula, by putting an apostrophe before
 * them. A spreadsheet may expect another separator than the file's separator. It then ignores the
 * quotes around a cell and splits the cell into several parts. So an apostrophe is put before each
 * part that begins like a formula.
 */

/**
 * Matches the place where a part of a text begins: the start of the text, or any of the common
 * separators of CSV files.
 */
const START = String.raw`^|[,;|\t\r\n]`;
/** Blanks and quotes before a formula do not always stop a spreadsheet from running it. */
const FORMULA = String.raw`['"\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]`;
const formulas = new RegExp(`(${START})(?=${FORMULA})`, 'g');
const neutralised = new RegExp(`(${START})'(?=${FORMULA})`, 'g');

export function harmless(text: string): string {
  return text.replace(formulas, "$1'");
}

/** Removes the apostrophes with which a text was neutralised, and so returns the original text. */
export function asWritten(text: string): string {
  return text.replace(neutralised, '$1');
}

/** Whether the text contains one of the common separators of CSV files. */
export function isSplit(text: string): boolean {
  return /[,;|\t\r\n]/.test(text);
}
