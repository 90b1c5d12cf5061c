/**
 * An enquiry that was cancelled, returned, put on hold or left incomplete is no success, in any
 * language, even after thanks. An enquiry that arrived is a success, whatever noun the page uses
 * for the enquiry.
 */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';

const file = path.join(import.meta.dirname, 'words-endings.txt');
const languages = readFileSync(file, 'utf8')
  .split(/^\[/mu)
  .slice(1)
  .map((block) => {
    const listOf = (name: string) =>
      new RegExp(`^${name}: (.+)$`, 'mu').exec(block)?.[1]?.split(' | ') ?? [];
    const subjects = listOf('subjects');
    const joined = (endings: string[]) =>
      subjects.flatMap((subject) => endings.map((ending) => `${subject} ${ending}`));
    return {
      language: block.split(']')[0],
      thanks: listOf('thanks'),
      done: joined(listOf('done')),
      undone: joined(listOf('undone')),
    };
  });

const kindOf = (...lines: string[]) => judgeWords(lines).kind;

test.each(languages)('an enquiry that arrived is a success: $language', ({ done }) => {
  expect(done.length).toBeGreaterThan(0);
  expect(done.filter((text) => kindOf(text) !== 'accepted')).toEqual([]);
});

test.each(languages)(
  'an enquiry that did not arrive is no success: $language',
  ({ thanks, undone }) => {
    expect(undone.length * thanks.length).toBeGreaterThan(0);
    const wrong = undone.filter((text) =>
      [[text], [...thanks, text], [`${thanks[0]} ${text}`]].some(
        (lines) => kindOf(...lines) === 'accepted',
      ),
    );
    expect(wrong).toEqual([]);
  },
);
