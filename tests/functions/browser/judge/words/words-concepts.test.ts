/**
 * The phrase book has one file per language. These tests check that each file has all concepts, and
 * that sample sentences for seven kinds of refusal are judged correctly.
 */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AfterPageKind } from '../../../../../functions/browser/judge/after-page.ts';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';
import type {
  Concept,
  Phrases,
} from '../../../../../functions/browser/judge/words/phrases/phrases.ts';
import { readOwnSentences } from '../../../../bench/words/samples.ts';

const folder = path.resolve(
  import.meta.dirname,
  '../../../../../functions/browser/judge/words/phrases',
);
/** Files with phrases that several languages share. They do not count as languages. */
const shared = /^(english-\w+|indic|phrases)\.ts$/;

/**
 * The concepts that a language's file still lacks, by file name. Remove an entry here when its
 * concept has been added to the file. The concepts in `optional` may be missing.
 */
const holes: Partial<Record<string, Concept[]>> = {};

const languages = await Promise.all(
  readdirSync(folder)
    .filter((file) => !shared.test(file))
    .map(async (file) => {
      const exported = (await import(path.join(folder, file))) as Record<string, Phrases>;
      const [phrases = {}] = Object.values(exported);
      return { name: path.basename(file, '.ts'), phrases };
    }),
);
const english = languages.find(({ name }) => name === 'english')!.phrases;
const optional: readonly Concept[] = ['area', 'fault', 'hint', 'later', 'sure'];
const concepts = (Object.keys(english) as Concept[]).filter(
  (concept) => !optional.includes(concept),
);

test.each(languages)(
  'the language $name has every concept except the listed ones',
  ({ name, phrases }) => {
    const missing = concepts.filter((concept) => phrases[concept] === undefined).sort();
    expect(missing).toEqual(holes[name] ?? []);
  },
);

const kindOf = {
  unsent: 'error',
  duplicate: 'already_submitted',
  closed: 'policy_refused',
  quiz: 'value_refused',
  confirm: 'verification_required',
  login: 'login_required',
  fix: 'value_refused',
} as const satisfies Record<string, AfterPageKind>;
type Refusal = keyof typeof kindOf;

/**
 * Reads `words-by-concept.txt`. Each block begins with `[language]`, and each of its lines is
 * `refusal: one | two ~ twin`. The twin is a similar sentence that refuses nothing.
 */
function readSentences() {
  const text = readFileSync(path.join(import.meta.dirname, 'words-by-concept.txt'), 'utf8');
  return text.split(/^\[/mu).flatMap((block) => {
    const [, language] = /^(\S+)\]/u.exec(block) ?? [];
    return [...block.matchAll(/^(\w+): (.+) ~ (.+)$/gmu)].map(([, refusal, ones, twin]) => ({
      language: language!,
      refusal: refusal as Refusal,
      sentences: ones!.split(' | '),
      twin: twin!,
    }));
  });
}

const rows = readSentences();
const kindOfText = (text: string) => judgeWords([text]).kind;

describe('seven kinds of refusals in every language', () => {
  test('every language has sentences for all seven refusals', async () => {
    const own = (await readOwnSentences()).map(({ language }) => language);
    const all = [...new Set([...own, ...rows.map(({ language }) => language)])];
    const missing = all.flatMap((language) =>
      Object.keys(kindOf)
        .filter((name) => !rows.some((row) => row.language === language && row.refusal === name))
        .map((name) => `${language} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(rows)(
    'the $language sentences for $refusal are recognised: $sentences.0',
    ({ refusal, sentences, twin }) => {
      expect(sentences.map(kindOfText)).toEqual(sentences.map(() => kindOf[refusal]));
      expect(['neutral', 'accepted']).toContain(kindOfText(twin));
    },
  );
});
