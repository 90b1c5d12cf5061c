/**
 * The texts for measuring how pages are judged by their words. Each text has the kind of page that
 * it belongs to.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AfterPageKind } from '../../../functions/browser/judge/after-page.ts';
import { kindOf, readRecords } from '../outcomes/records.ts';

export interface Sample {
  text: string;
  kind: AfterPageKind;
  language: string;
  /** True if a human reader would not be sure of the text's kind. */
  doubt: boolean;
}

export async function readSet(file: string): Promise<Sample[]> {
  return (await readRecords(file)).map((record) => {
    const { text, lang, doubt = false } = record;
    return { text, kind: kindOf(record), language: lang, doubt };
  });
}

const kindOfHeading: Readonly<Record<string, AfterPageKind>> = {
  accepted: 'accepted',
  verification: 'verification_required',
  value: 'value_refused',
  already: 'already_submitted',
  policy: 'policy_refused',
  error: 'error',
  many: 'too_many',
  login: 'login_required',
  neutral: 'neutral',
};

/**
 * Reads the project's own sentences from a file: a line `[language]`, then lines `kind: sentence |
 * sentence`.
 */
export async function readOwnSentences(): Promise<Sample[]> {
  const text = await readFile(join(import.meta.dirname, 'own-sentences.txt'), 'utf8');
  const samples: Sample[] = [];
  let language = '';
  for (const line of text.split('\n')) {
    language = /^\[(.+)\]$/.exec(line)?.[1] ?? language;
    const [, heading = '', sentences = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    const kind = kindOfHeading[heading];
    if (!kind) continue;
    for (const sentence of sentences.split(' | ')) {
      samples.push({ text: sentence, kind, language, doubt: false });
    }
  }
  return samples;
}
