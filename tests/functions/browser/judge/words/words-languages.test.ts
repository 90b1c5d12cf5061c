/** The project's own sentences in some sixty languages: each is judged as what it means. */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';
import { readOwnSentences } from '../../../../bench/words/samples.ts';

const judged = (await readOwnSentences()).map((sample) => ({
  ...sample,
  taken: judgeWords([sample.text]).kind,
}));

test('every sentence is judged correctly', () => {
  expect(judged.filter(({ kind, taken }) => kind !== taken)).toEqual([]);
});

test('the sentences cover sixty languages', () => {
  expect(new Set(judged.map(({ language }) => language)).size).toBeGreaterThanOrEqual(60);
});
