/** Which concepts each language of the phrase book knows, and which it does not know yet. */
import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Concept, Phrases } from '../../../functions/browser/judge/words/phrases/phrases.ts';

const folder = path.resolve(import.meta.dirname, '../../../functions/browser/judge/words/phrases');
/** Files with parts that other files use. */
const shared = ['english-refusals.ts', 'english-words.ts', 'phrases.ts'];

/** The concepts that these languages lack: fill one, and remove it here. Only English has `sure`. */
const holes: Partial<Record<string, Concept[]>> = {
  afrikaans: [
    'busy',
    'condition',
    'harmless',
    'idle',
    'policy',
    'signIn',
    'sorry',
    'verify',
    'wrong',
  ],
  baltic: ['harmless'],
  catalan: ['busy', 'harmless', 'idle', 'wrong'],
  hinglish: ['harmless', 'idle'],
  kannada: ['condition'],
  'other-indic': ['busy', 'condition', 'harmless', 'idle', 'policy', 'sorry', 'verify', 'wrong'],
  others: ['harmless', 'idle', 'wrong'],
  punjabi: ['idle'],
  smaller: ['harmless', 'idle'],
  'south-east': ['condition', 'harmless', 'idle', 'policy', 'sorry', 'wrong'],
  welsh: ['wrong'],
};

const languages = await Promise.all(
  readdirSync(folder)
    .filter((file) => !shared.includes(file))
    .map(async (file) => {
      const exported = (await import(path.join(folder, file))) as Record<string, Phrases>;
      const [phrases = {}] = Object.values(exported);
      return { name: path.basename(file, '.ts'), phrases };
    }),
);
const english = languages.find(({ name }) => name === 'english')!.phrases;
const concepts = (Object.keys(english) as Concept[]).filter((concept) => concept !== 'sure');

test.each(languages)('$name knows every concept but the listed ones', ({ name, phrases }) => {
  const missing = concepts.filter((concept) => phrases[concept] === undefined).sort();
  expect(missing).toEqual(holes[name] ?? []);
});
