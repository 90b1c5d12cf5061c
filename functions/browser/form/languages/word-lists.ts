/**
 * Words of many languages, grouped by the kind of field or button on which they appear. A list is
 * one string with `|` between its terms. A term matches whole words. `*` at an end of a term allows
 * more letters there. `=` in front of a term matches only if the text has no other word. In scripts
 * without spaces, terms match anywhere. Terms also match without their accents and without their
 * spaces.
 */
import { keysOf } from '../../../../contract/keys-of.ts';
import { asianWords } from './asian-words.ts';
import { easternWords } from './eastern-words.ts';
import { indianWords } from './indian-words.ts';
import type { LanguageWords } from './language-words.ts';
import { westernWords } from './western-words.ts';

export type WordKind = keyof LanguageWords;

const languages: readonly LanguageWords[] = [
  ...Object.values(indianWords),
  ...Object.values(westernWords),
  ...Object.values(easternWords),
  ...Object.values(asianWords),
];

/** Splits a text at bars, except at bars inside a group. */
const betweenTerms = /\|(?![^(]*\))/;

export const termsOf = (...kinds: WordKind[]): string[] => [
  ...new Set(
    kinds.flatMap((kind) => languages.flatMap((words) => words[kind]?.split(betweenTerms) ?? [])),
  ),
];

/** A compiled list of words, for search in lower-case texts. */
export interface WordMatcher {
  test(text: string): boolean;
  /** Returns the text without the matched words. */
  remove(text: string): string;
}

/**
 * Builds two regular expressions for a list of words. The first has only the plain terms and is for
 * ASCII texts, as most texts are. The second is for all scripts and is built when a text first
 * needs it.
 * @param english the source of an expression, with `\p{L}` for a letter.
 * @param frame wraps the alternatives, for example with anchors.
 */
export function matcherOf(
  english: string,
  terms: () => readonly string[],
  frame = (alternatives: string) => alternatives,
): WordMatcher {
  const expressions: Partial<Record<'plain' | 'all', RegExp>> = {};
  const build = (plain: boolean) => {
    const source = frame([english, patternOf(terms(), plain)].filter(Boolean).join('|'));
    return plain ? new RegExp(source.replaceAll('\\p{L}', '[a-z]'), 'g') : new RegExp(source, 'gu');
  };
  const expressionFor = (text: string) =>
    isPlain(text) ? (expressions.plain ??= build(true)) : (expressions.all ??= build(false));
  return {
    test: (text) => text.search(expressionFor(text)) >= 0,
    remove: (text) => text.replace(expressionFor(text), ' '),
  };
}

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);
/**
 * Matches approximately the letters and their marks: the exact Unicode classes have thousands of
 * ranges and compile slowly.
 */
const anyLetter = '[a-z\\xc0-\\u1fff\\u3005-\\u3007\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc]';
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** Returns the source of a regular expression that finds any of the terms. */
function patternOf(terms: readonly string[], plain: boolean): string {
  const lists: Record<'whole' | 'starts' | 'ends' | 'anywhere' | 'alone', string[]> = {
    ...{ whole: [], starts: [], ends: [], anywhere: [], alone: [] },
  };
  for (const term of terms) {
    const forms = formsOf(term.replace(/^[=*]|\*$/g, '')).filter((form) => !plain || isPlain(form));
    const [opens, goesOn] = [term.startsWith('*'), term.endsWith('*')];
    if (forms.length === 0) continue;
    if (term.startsWith('=')) lists.alone.push(...forms);
    else if ((opens && goesOn) || (!plain && unspaced.test(term))) lists.anywhere.push(...forms);
    else lists[opens ? 'ends' : goesOn ? 'starts' : 'whole'].push(...forms);
  }
  const letter = plain ? '[a-z]' : anyLetter;
  const frames = {
    whole: (list: string) => `(?<!${letter})${list}(?!${letter})`,
    starts: (list: string) => `(?<!${letter})${list}`,
    ends: (list: string) => `${list}(?!${letter})`,
    anywhere: (list: string) => list,
    alone: (list: string) => `^[\\s«‹<←]{0,3}${list}(?!${letter}|[ -]?${letter}|\\d)`,
  };
  return keysOf(frames)
    .filter((kind) => lists[kind].length > 0)
    .map((kind) => frames[kind](oneOf(lists[kind])))
    .join('|');
}

/**
 * Plain words come first, sorted, because the regular-expression engine combines them into one
 * search.
 */
function oneOf(list: readonly string[]): string {
  const isWord = (term: string) => !/[(\\[?]/.test(term);
  const all = [...new Set(list)].sort();
  return `(?:${[...all.filter(isWord), ...all.filter((term) => !isWord(term))].join('|')})`;
}

/**
 * Returns the term as written. For longer words, also returns it without accents, spaces and
 * apostrophes. Each variant is a term of its own, because a pattern with optional letters is no
 * longer a plain word.
 */
function formsOf(term: string): string[] {
  const written = isPlain(term) ? term : term.normalize('NFC');
  const bare = /[\u00c0-\u04ff\u1e00-\u1fff]/.test(written)
    ? written
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : written;
  return (bare !== written && bare.length > 3 ? [written, bare] : [written])
    .flatMap((form) => (form.includes(' ') ? [form, form.replaceAll(' ', '')] : form))
    .flatMap((form) =>
      form.includes("'") ? ["'", '’', ' ', ''].map((one) => form.replaceAll("'", one)) : form,
    );
}
