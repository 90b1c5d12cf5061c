/**
 * Judges the page after a submit by its words: the lines that are new since the submit. Takes plain
 * text and runs in Node. A refusal overrides every acceptance; acceptance needs positive words.
 */
import type { AfterPageKind } from '../after-page.ts';
import { findingOf, isOfOthers, type Finding } from './judge-sentence.ts';
import { boundLines, fold, sentencesOf } from './normalise.ts';

export interface WordsJudgement {
  kind: AfterPageKind;
  /** The deciding sentence as the page shows it; '' if neutral. */
  words: string;
}

interface Said extends Finding {
  words: string;
  line: number;
}

/** Of several refusals, the most specific one decides; most specific first. */
const refusalsByRank = [
  'already_submitted',
  'too_many',
  'policy_refused',
  'login_required',
  'verification_required',
  'value_refused',
  'error',
] as const;

/** How many lines around a confirmation still belong to it. */
const NEAR = 3;
/**
 * How many lines away from a confirmation such a refusal counts; general statements of a site ("We
 * do not lend to students.") are further away.
 */
const GENERAL = 15;
const LONG_PAGE = 20;
const reachOf = ({ kind }: Said) =>
  kind === 'policy_refused' || kind === 'value_refused' ? GENERAL : Infinity;

/** @param lines visible lines that the page did not show before the submit, in page order. */
export function judgeWords(lines: readonly string[]): WordsJudgement {
  const bounded = boundLines(lines);
  return judgeFindings(findingsOf(bounded), bounded.length > LONG_PAGE);
}

function findingsOf(lines: readonly string[]): Said[] {
  return lines.flatMap((text, line) => {
    const sentences = sentencesOf(text).map((words) => ({ words, folded: fold(words) }));
    const isQuoted = sentences.some(({ folded }) => isOfOthers(folded));
    return sentences.flatMap(({ words, folded }): Said[] => {
      const finding = findingOf(folded);
      // "My loan was approved. Thank you, LendCo!": the thanks are the customer's, too.
      if (!finding || (isQuoted && finding.kind === 'accepted')) return [];
      return [{ ...finding, words, line }];
    });
  });
}

/**
 * @param long whether the page is full of other text, where a promise or a word such as "sent"
 * proves less.
 */
function judgeFindings(said: readonly Said[], long: boolean): WordsJudgement {
  const near = (one: Said, others: readonly Said[], lines: number) =>
    others.some((other) => other !== one && Math.abs(other.line - one.line) <= lines);
  const hopeful = said.filter(({ kind }) => kind === 'accepted');
  const accepted = hopeful.filter((yes) => !long || yes.firm || near(yes, hopeful, NEAR));
  const refusals = said.filter(({ kind }) => kind !== 'accepted' && kind !== 'held');
  const firmOnes = refusals.filter(({ firm }) => firm);
  const counts = (no: Said) => {
    if (accepted.length > 0) return near(no, accepted, no.firm ? reachOf(no) : NEAR);
    if (no.firm || !long || near(no, firmOnes, NEAR)) return true;
    return firmOnes.length === 0 && no.kind !== 'error';
  };
  const against = refusals.filter(counts);
  for (const kind of refusalsByRank) {
    const refusal = against.find((finding) => finding.kind === kind);
    if (refusal) return { kind, words: refusal.words };
  }
  if (against.some(({ kind }) => kind === 'pending')) return { kind: 'neutral', words: '' };
  const [regret] = against;
  if (regret) {
    return { kind: accepted.length > 0 ? 'policy_refused' : 'error', words: regret.words };
  }
  const yes = accepted.find(({ firm }) => firm) ?? accepted[0];
  return yes ? { kind: 'accepted', words: yes.words } : { kind: 'neutral', words: '' };
}
