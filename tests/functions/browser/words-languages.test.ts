/** The project's own sentences in some sixty languages: no refusal is taken for a success. */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../functions/browser/outcome/words/judge-words.ts';
import { readOwnSentences } from '../../bench/words/samples.ts';

const judged = (await readOwnSentences()).map((sample) => ({
  ...sample,
  taken: judgeWords([sample.text]).kind,
}));

test('nothing else is taken for accepted', () => {
  expect(judged.filter(({ kind, taken }) => taken === 'accepted' && kind !== taken)).toEqual([]);
});

test('every confirmation is found', () => {
  expect(judged.filter(({ kind, taken }) => kind === 'accepted' && kind !== taken)).toEqual([]);
});

test('nearly every kind is right', () => {
  const wrong = judged.filter(({ kind, taken }) => kind !== taken);
  expect(wrong.length / judged.length).toBeLessThan(0.01);
});

test('the set has sentences in sixty languages', () => {
  expect(new Set(judged.map(({ language }) => language)).size).toBeGreaterThanOrEqual(60);
});
