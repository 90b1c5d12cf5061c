/** Searches a sentence for phrases of the languages in which it may be written. */
import { setImmediate } from 'node:timers/promises';
import { keysOf } from '../../../../contract/keys-of.ts';
import { languages, languagesOf, latinLetters, type Language } from './languages.ts';
import { foldMarks } from './normalise.ts';
import { joined, type Concept } from './phrases/phrases.ts';

const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';

const nothing = /(?!)/u;

function compile({ phrases, isSpaced, letters }: Language, concept: Concept): RegExp {
  const pattern = phrases[concept];
  if (!pattern) return nothing;
  const words = foldMarks(joined(pattern));
  if (!isSpaced) return new RegExp(words, 'u');
  const end = concept === 'condition' || concept === 'not' ? WORD_END : '';
  const whole = `${WORD_START}(?:${words})${end}`;
  return new RegExp(letters === latinLetters ? withLatinClasses(whole) : whole, 'u');
}

const latinClasses: Readonly<Record<string, string>> = {
  L: 'a-z\\u00df-\\u0259',
  M: '\\u0300-\\u036f',
  N: '0-9',
};

/**
 * Replaces the classes of all letters, marks and digits by those of Latin text. V8 compiles each
 * `\p{L}` to several hundred ranges, which doubles the time for compiling all patterns.
 */
function withLatinClasses(pattern: string): string {
  const named = (text: string) =>
    text.replace(/\\p\{([LMN])\}/gu, (_, name: string) => latinClasses[name] ?? '');
  return pattern.replace(/\[(?:\\.|[^\]])*\]|\\p\{[LMN]\}/gu, (part) =>
    part.startsWith('[') ? named(part) : `[${named(part)}]`,
  );
}

const compiled = new Map<Language, Map<Concept, RegExp>>();

/** The language's pattern for a concept, such as thanks. Compiled when it is first used. */
function patternOf(language: Language, concept: Concept): RegExp {
  const ofLanguage = compiled.get(language) ?? new Map<Concept, RegExp>();
  compiled.set(language, ofLanguage);
  const pattern = ofLanguage.get(concept) ?? compile(language, concept);
  ofLanguage.set(concept, pattern);
  return pattern;
}

/**
 * Compiles the patterns of the languages with Latin letters, which most pages need. Uses each
 * pattern twice: V8 compiles it at the first use and optimises it at the second. Pauses after each
 * language, so that other work can run.
 */
export async function compilePatterns(): Promise<void> {
  for (const language of languages.filter(({ letters }) => letters === latinLetters)) {
    for (const concept of keysOf(language.phrases)) {
      const pattern = patternOf(language, concept);
      pattern.test('');
      pattern.test('');
    }
    await setImmediate();
  }
}

/**
 * The phrases of the languages in which one sentence may be written. All texts are normalised by
 * `fold`.
 */
export class PhraseBook {
  readonly #languages: readonly Language[];

  constructor(sentence: string) {
    this.#languages = languagesOf(sentence);
  }

  says(text: string, concept: Concept): boolean {
    return this.#languages.some((language) => patternOf(language, concept).test(text));
  }

  /** Where the text's first phrase for the concept (such as thanks) begins; -1 if there is none. */
  placeOf(text: string, concept: Concept): number {
    const places = this.#languages.map((language) => text.search(patternOf(language, concept)));
    const found = places.filter((place) => place >= 0);
    return found.length > 0 ? Math.min(...found) : -1;
  }

  /** The text with all phrases of the concept replaced by spaces. */
  without(text: string, concept: Concept): string {
    const patterns = this.#languages.map((language) => patternOf(language, concept));
    return patterns.reduce((left, one) => left.replace(new RegExp(one, 'gu'), ' '), text);
  }

  /**
   * Whether the text contains two concepts in the same language. Words of different languages don't
   * count: Spanish "no" is no negation in "Your enquiry no. is 5531".
   */
  saysBeside(text: string, one: Concept, others: readonly Concept[]): boolean {
    return this.#languages.some(
      (language) =>
        patternOf(language, one).test(text) &&
        others.some((other) =>
          language.mixes ? this.says(text, other) : patternOf(language, other).test(text),
        ),
    );
  }

  /** Whether the text negates one of the given concepts, such as thanks. */
  negates(text: string, concepts: readonly Concept[]): boolean {
    return this.saysBeside(text, 'not', concepts);
  }
}
