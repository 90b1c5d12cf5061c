/**
 * Functions that build the entries of the table of form builders. Each entry names the source in
 * which its state was seen.
 */
import type { AfterPageKind } from '../after-page.ts';
import type { BuilderAnswer, BuilderState } from './form-builder.ts';

type Worded = 'by words';
type StateMaker = (kind: AfterPageKind, shown: string, worded?: Worded) => BuilderState;
type AnswerMaker = (
  kind: AfterPageKind,
  where: Readonly<Record<string, string>>,
  words?: string,
  worded?: Worded,
) => BuilderAnswer;

export const statesFrom =
  (source: string): StateMaker =>
  (kind, shown, worded) => ({ kind, shown, ...(worded && { needsWords: true }), source });

export const addressesFrom =
  (source: string) =>
  (kind: AfterPageKind, address: string, shown?: string): BuilderState => ({
    kind,
    address,
    ...(shown !== undefined && { shown }),
    source,
  });

export const answersFrom =
  (source: string): AnswerMaker =>
  (kind, where, words, worded) => ({
    kind,
    where,
    ...(words !== undefined && { words }),
    ...(worded && { needsWords: true }),
    source,
  });

/**
 * The source of an entry whose markup is not in the builder's own repositories: a search text that
 * finds the markup in a public code search.
 */
export const inPublicCode = (text: string): string => `public code that contains ${text}`;
