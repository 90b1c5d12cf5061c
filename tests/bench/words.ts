/**
 * `words <file.jsonl> [--misses
 * --train]`: how well the words of a page after the submit are judged by rules, by the model and by
 * both. The model is cross-validated by source: samples of one source never train the model that
 * judges them. `--train` writes the weights from all samples and the project's own sentences.
 */
import type { AfterPageKind } from '../../functions/browser/judge/after-page.ts';
import { cautious } from '../../functions/browser/judge/words/judge-by-model.ts';
import { judgeRules } from '../../functions/browser/judge/words/judge-words.ts';
import { guess } from '../../functions/browser/judge/words/model.ts';
import { sharedRecords } from './outcomes/records.ts';
import { printVariant, type Judged } from './words/report.ts';
import { readOwnSentences, readSet, type Sample } from './words/samples.ts';
import { shuffled, train } from './words/train.ts';
import { writeWeights } from './words/write-weights.ts';

const FOLDS = 10;
const SEED = 7;

export async function benchWords(options: readonly string[]): Promise<void> {
  const file = options.find((option) => !option.startsWith('--')) ?? sharedRecords;
  const [set, own] = [await readSet(file), await readOwnSentences()];
  if (options.includes('--train')) {
    const size = await writeWeights(train([...set.filter(({ doubt }) => !doubt), ...own]));
    console.log(`Weights written: ${Math.round(size / 1024)} KB`);
    return;
  }
  const judged = crossValidated(set, own);
  const misses = options.includes('--misses');
  printVariant('rules', judged, ({ rules }) => rules ?? 'neutral', misses);
  printVariant('model', judged, ({ model }) => model, misses);
  printVariant('both', judged, ({ rules, model }) => rules ?? model, misses);
}

function crossValidated(set: readonly Sample[], own: readonly Sample[]): Judged[] {
  const keys = shuffled([...new Set(set.map(({ key }) => key))].sort(), SEED);
  const foldOf = new Map(keys.map((key, index) => [key, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_fold, fold) => fold).flatMap((fold) => {
    const others = set.filter(({ key, doubt }) => foldOf.get(key) !== fold && !doubt);
    const weights = train([...others, ...own]);
    return set
      .filter(({ key }) => foldOf.get(key) === fold)
      .map((sample) => ({
        sample,
        rules: judgeRules([sample.text])?.kind,
        model: cautious(guess(sample.text, weights)) satisfies AfterPageKind,
      }));
  });
}
