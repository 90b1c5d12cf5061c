/**
 * The project's own sentences in some sixty languages: each one must be judged according to its
 * meaning.
 */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';
import { readOwnSentences } from '../../../../bench/words/samples.ts';

const judged = (await readOwnSentences()).map((sample) => ({
  ...sample,
  taken: judgeWords([sample.text]).kind,
}));

test('every sentence in the samples is judged correctly', () => {
  expect(judged.filter(({ kind, taken }) => kind !== taken)).toEqual([]);
});

test('the sentences cover sixty languages', () => {
  expect(new Set(judged.map(({ language }) => language)).size).toBeGreaterThanOrEqual(60);
});
