/** The project's own sentences in some sixty languages: no refusal may be judged a success. */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../functions/browser/judge/words/judge-words.ts';
import { readOwnSentences } from '../../bench/words/samples.ts';

const judged = (await readOwnSentences()).map((sample) => ({
  ...sample,
  taken: judgeWords([sample.text]).kind,
}));

test('only confirmations are judged as acceptance', () => {
  expect(judged.filter(({ kind, taken }) => taken === 'accepted' && kind !== taken)).toEqual([]);
});

test('every confirmation is recognised', () => {
  expect(judged.filter(({ kind, taken }) => kind === 'accepted' && kind !== taken)).toEqual([]);
});

test('99 % of the sentences are judged correctly', () => {
  const wrong = judged.filter(({ kind, taken }) => kind !== taken);
  expect(wrong.length / judged.length).toBeLessThan(0.01);
});

test('the sentences cover sixty languages', () => {
  expect(new Set(judged.map(({ language }) => language)).size).toBeGreaterThanOrEqual(60);
});
