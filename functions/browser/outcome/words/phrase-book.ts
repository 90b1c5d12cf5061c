/** The phrases of all languages, compiled to one regular expression per concept. */
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
import { scandinavian } from './phrases/scandinavian.ts';
import { smaller } from './phrases/smaller.ts';
import { southEast } from './phrases/south-east.ts';
import { southSlavic } from './phrases/south-slavic.ts';
import { spanish } from './phrases/spanish.ts';
import { tamil } from './phrases/tamil.ts';
import { telugu } from './phrases/telugu.ts';
import { thai } from './phrases/thai.ts';
import { turkish } from './phrases/turkish.ts';
import { vietnamese } from './phrases/vietnamese.ts';
import { welsh } from './phrases/welsh.ts';
import { joined, type Concept, type Phrases } from './phrases/phrases.ts';

/** These scripts separate words, so a phrase must start at the start of a word. */
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

function compile(concept: Concept): RegExp {
  const ofConcept = (phrases: readonly Phrases[]) =>
    phrases.flatMap(({ [concept]: pattern }) => (pattern ? [foldMarks(joined(pattern))] : []));
  const end = concept === 'condition' || concept === 'not' ? WORD_END : '';
  const words = `${WORD_START}(?:${ofConcept(spaced).join('|')})${end}`;
  return new RegExp([words, ...ofConcept(unspaced)].join('|'), 'u');
}

const compiled = new Map<Concept, RegExp>();

export function patternOf(concept: Concept): RegExp {
  const pattern = compiled.get(concept) ?? compile(concept);
  compiled.set(concept, pattern);
  return pattern;
}
