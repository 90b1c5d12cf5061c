/**
 * Judges a short text by the model, for refusals only: the model mistakes some plain headings
 * ("Kontaktformulär") for thanks, and a wrong success is the worst error.
 */
import type { AfterPageKind } from '../after-page.ts';
import type { WordsJudgement } from './judge-words.ts';
import { guess, type Guess, type Weights } from './model.ts';
import { readWeights } from './weights.ts';

const SURE = 0.5;
/** The least number of words; one or two words are a button or a menu entry. */
const SHORTEST = 6;

let shipped: Weights | undefined;

export function judgeByModel(lines: readonly string[]): WordsJudgement {
  const text = lines.join(' ').trim();
  if (text.length < SHORTEST) return { kind: 'neutral', words: '' };
  shipped ??= readWeights();
  const kind = cautious(guess(text, shipped));
  return { kind, words: kind === 'neutral' ? '' : (lines.find((line) => line !== '') ?? '') };
}

export function cautious({ kind, probability }: Guess): AfterPageKind {
  return kind !== 'accepted' && probability >= SURE ? kind : 'neutral';
}
