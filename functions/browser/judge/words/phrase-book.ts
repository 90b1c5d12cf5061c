/**
 * The phrases of all languages, compiled into one regular expression per concept, such as thanks.
 */
import { setImmediate } from 'node:timers/promises';
import { keysOf } from '../../../../contract/keys-of.ts';
import { foldMarks } from './normalise.ts';
import { afrikaans } from './phrases/afrikaans.ts';
import { arabic } from './phrases/arabic.ts';
import { baltic } from './phrases/baltic.ts';
import { bengali } from './phrases/bengali.ts';
import { catalan } from './phrases/catalan.ts';
import { chinese } from './phrases/chinese.ts';
import { cyrillic } from './phrases/cyrillic.ts';
import { czech } from './phrases/czech.ts';
import { devanagari } from './phrases/devanagari.ts';
import { dutch } from './phrases/dutch.ts';
import { english } from './phrases/english.ts';
import { finnic } from './phrases/finnic.ts';
import { french } from './phrases/french.ts';
import { german } from './phrases/german.ts';
import { greek } from './phrases/greek.ts';
import { gujarati } from './phrases/gujarati.ts';
import { hebrew } from './phrases/hebrew.ts';
import { hinglish } from './phrases/hinglish.ts';
import { hungarian } from './phrases/hungarian.ts';
import { indonesian } from './phrases/indonesian.ts';
import { islands } from './phrases/islands.ts';
import { italian } from './phrases/italian.ts';
import { japanese } from './phrases/japanese.ts';
import { kannada } from './phrases/kannada.ts';
import { korean } from './phrases/korean.ts';
import { malayalam } from './phrases/malayalam.ts';
import { otherIndic } from './phrases/other-indic.ts';
import { others } from './phrases/others.ts';
import { persianUrdu } from './phrases/persian-urdu.ts';
import { polish } from './phrases/polish.ts';
import { portuguese } from './phrases/portuguese.ts';
import { punjabi } from './phrases/punjabi.ts';
import { romanian } from './phrases/romanian.ts';
import { russian } from './phrases/russian.ts';
import { scandinavian } from './phrases/scandinavian.ts';
import { smaller } from './phrases/smaller.ts';
import { southEast } from './phrases/south-east.ts';
import { southSlavic } from './phrases/south-slavic.ts';
import { spanish } from './phrases/spanish.ts';
import { tamil } from './phrases/tamil.ts';
import { telugu } from './phrases/telugu.ts';
import { thai } from './phrases/thai.ts';
import { turkish } from './phrases/turkish.ts';
import { ukrainian } from './phrases/ukrainian.ts';
import { vietnamese } from './phrases/vietnamese.ts';
import { welsh } from './phrases/welsh.ts';
import { joined, type Concept, type Phrases } from './phrases/phrases.ts';

/** Languages whose scripts separate words, so that a phrase must start at the start of a word. */
const spaced: readonly Phrases[] = [
  english,
  german,
  dutch,
  scandinavian,
  hinglish,
  afrikaans,
  french,
  spanish,
  portuguese,
  italian,
  romanian,
  catalan,
  cyrillic,
  russian,
  ukrainian,
  polish,
  czech,
  southSlavic,
  hungarian,
  finnic,
  baltic,
  greek,
  turkish,
  welsh,
  smaller,
  vietnamese,
  indonesian,
  islands,
  others,
];
const unspaced: readonly Phrases[] = [
  devanagari,
  bengali,
  gujarati,
  punjabi,
  tamil,
  telugu,
  kannada,
  malayalam,
  otherIndic,
  arabic,
  persianUrdu,
  hebrew,
  chinese,
  japanese,
  korean,
  thai,
  southEast,
];

const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';

const NOTHING = '(?!)';

function compile(concept: Concept, languages: ReadonlySet<Phrases>): RegExp {
  const ofConcept = (phrases: readonly Phrases[]) =>
    phrases.flatMap((language) => {
      const pattern = languages.has(language) ? language[concept] : undefined;
      return pattern ? [foldMarks(joined(pattern))] : [];
    });
  const end = concept === 'condition' || concept === 'not' ? WORD_END : '';
  const words = `${WORD_START}(?:${ofConcept(spaced).join('|') || NOTHING})${end}`;
  return new RegExp([words, ...ofConcept(unspaced)].join('|'), 'u');
}

function compiledFor(languages: ReadonlySet<Phrases>): (concept: Concept) => RegExp {
  const compiled = new Map<Concept, RegExp>();
  return (concept) => {
    const pattern = compiled.get(concept) ?? compile(concept, languages);
    compiled.set(concept, pattern);
    return pattern;
  };
}

const all = [...spaced, ...unspaced];

/** The pattern of a concept in all languages, because a page may be in any language. */
export const patternOf = compiledFor(new Set(all));

/**
 * Compiles the patterns one after the other, and lets other work run between them. V8 compiles a
 * pattern at its first use, and optimises it at its second use.
 */
export async function compilePatterns(): Promise<void> {
  for (const concept of new Set(all.flatMap((language) => keysOf(language)))) {
    const pattern = patternOf(concept);
    pattern.test('');
    pattern.test('');
    await setImmediate();
  }
}

const each = all.map((language) => ({
  own: compiledFor(new Set([language])),
  // Whether speakers of the language also use English words: "Form submit nahi hua".
  mixes: language === hinglish || unspaced.includes(language),
}));

/**
 * Whether the sentence contains two concepts in the same language. Words of different languages
 * don't count: Spanish "no" is no negation in "Your enquiry no. is 5531".
 * @param said text that `fold` has normalised.
 */
export function saysBeside(said: string, one: Concept, others: readonly Concept[]): boolean {
  if (!patternOf(one).test(said)) return false;
  return each.some(({ own, mixes }) => {
    const patterns = mixes ? patternOf : own;
    return own(one).test(said) && others.some((concept) => patterns(concept).test(said));
  });
}

/** Whether the sentence negates one of the given concepts, such as thanks. */
export const negates = (said: string, concepts: readonly Concept[]): boolean =>
  saysBeside(said, 'not', concepts);
