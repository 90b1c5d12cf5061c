/**
 * Judges the page after a submit by the words of its new lines. Takes plain text and runs in Node.
 * A refusal overrides every acceptance; acceptance needs positive words.
 */
import type { AfterPageKind } from '../after-page.ts';
import {
  isInvitation,
  isNamingLead,
  isOfOthers,
  isOfOtherThing,
  isRule,
  isThanksForOther,
} from './about.ts';
import { findingOf, isHelpQuestion, type Finding } from './judge-sentence.ts';
import { boundLines, fold, sentencesOf } from './normalise.ts';
import { PhraseBook } from './phrase-book.ts';

export interface WordsJudgement {
  kind: AfterPageKind;
  /** The deciding sentence as the page shows it; '' if no sentence decides. */
  words: string;
  /** Whether a refused value is only inferred from a fault near the name of a field. */
  isHint?: boolean;
  /**
   * Whether an acceptance is only thanks or a promise and does not confirm that the lead was
   * received.
   */
  bare?: boolean;
  /**
   * A sentence for every visitor, such as "Invalid requests are deleted.", that makes a
   * confirmation doubtful.
   */
  against?: string;
}

interface Said extends Finding {
  words: string;
  line: number;
}

/**
 * The findings that refuse, with the most specific first, and what the page then means. If there
 * are several refusals, the most specific one decides.
 */
const refusalsByRank = {
  already_submitted: 'already_submitted',
  too_many: 'too_many',
  policy_refused: 'policy_refused',
  login_required: 'login_required',
  verification_required: 'verification_required',
  fault: 'error',
  value_refused: 'value_refused',
  barred: 'policy_refused',
  error: 'error',
  later: 'too_many',
} as const satisfies Partial<Record<Finding['kind'], AfterPageKind>>;

/** How many lines before and after a confirmation belong to it. */
const NEAR = 3;
/**
 * An acceptance counts despite a refusing sentence for every visitor if that sentence is more than
 * this many lines away.
 */
const GENERAL = 15;
const LONG_PAGE = 20;
/** @param lines visible lines that the page did not show before the submit, in page order. */
export function judgeWords(lines: readonly string[]): WordsJudgement {
  const bounded = boundLines(lines);
  return judgeFindings(findingsOf(bounded), bounded.length > LONG_PAGE);
}

function findingsOf(lines: readonly string[]): Said[] {
  const page = lines.map((text) =>
    sentencesOf(text).map((words) => {
      const folded = fold(words);
      return { words, folded, book: new PhraseBook(folded) };
    }),
  );
  const others = page.flatMap((sentences, line) =>
    sentences.some(({ folded }) => isThanksForOther(folded)) ? [line] : [],
  );
  return page.flatMap((sentences, line) => {
    const isNearOther = others.some((other) => Math.abs(other - line) <= NEAR);
    const isQuoted = sentences.some(({ folded }) => isOfOthers(folded));
    const isOther = sentences.some(({ folded, book }) => isOfOtherThing(folded, book));
    return sentences.flatMap(({ words, folded, book }, place): Said[] => {
      const finding = findingOf(folded, book);
      // In "My loan was approved. Thank you, LendCo!" the thanks come from a customer, so they are
      // no acceptance.
      const isElsewhere =
        isQuoted ||
        isOfOtherThing(folded, book) ||
        (isOther && finding?.by !== 'receipt') ||
        (isNearOther && !isNamingLead(folded));
      const earlier = sentences.slice(0, place);
      const before = [...(page[line - 1] ?? []), ...earlier];
      const isGeneral =
        isElsewhere ||
        (isNumbered(sentences) && isRule(folded)) ||
        (isPromise(finding) && isInMenu(lines, line)) ||
        (isPromise(finding) &&
          (isExplained(before, sentences) ||
            (isTicked(sentences) && isRule(folded)) ||
            earlier.some((one) => isInvitation(one.folded))));
      if (!finding || (isGeneral && finding.kind === 'accepted')) return [];
      return [{ ...finding, words, line }];
    });
  });
}

interface Sentence {
  words: string;
  folded: string;
}
/**
 * Whether a sentence only explains the procedure: "What happens after I submit? We call you" or "2.
 * We call you" promises nothing yet.
 */
const isExplained = (before: readonly Sentence[], line: readonly Sentence[]) =>
  before.some(({ folded }) => isHelpQuestion(folded)) || isNumbered(line);
const isNumbered = (line: readonly Sentence[]) => /^\d{1,2}[.)](?:\s|$)/.test(line[0]?.words ?? '');
/** Whether the line is an entry of a list of pages, such as "Apply", "Thank you", "Privacy". */
const isInMenu = (lines: readonly string[], line: number) =>
  lines.slice(Math.max(0, line - 2), line + 3).filter((text) => shortEntry.test(text)).length > 4;
const shortEntry = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u;
const isTicked = (line: readonly Sentence[]) => /^[✓✔✅•●]/u.test(line[0]?.words ?? '');
const isPromise = (finding: Finding | undefined) => finding?.by === 'words' && !finding.firm;

/**
 * @param long whether the page has much other text. On such a page a promise or a word such as
 * "sent" proves less.
 */
function judgeFindings(said: readonly Said[], long: boolean): WordsJudgement {
  const near = (one: Said, others: readonly Said[], lines: number) =>
    others.some((other) => other !== one && Math.abs(other.line - one.line) <= lines);
  const hopes = said.filter(({ kind }) => kind === 'accepted');
  const isOpen = ({ kind, isStep }: Said) => kind === 'open' || (isStep && hopes.length > 0);
  const open = said.filter(isOpen);
  const remains = (yes: Said) =>
    open.some((one) => near(yes, [one], one.firm || one.isStep ? NEAR : 0));
  const hopeful = hopes.filter((yes) => yes.by === 'receipt' || !remains(yes));
  const accepted = hopeful.filter((yes) => !long || yes.firm || near(yes, hopeful, NEAR));
  const isReceived = accepted.some(({ by }) => by !== 'words');
  const refusals = said.filter(
    (one) =>
      one.kind !== 'accepted' &&
      one.kind !== 'hint' &&
      !isOpen(one) &&
      !(isReceived && one.besideReceipt === 'nothing'),
  );
  const firmOnes = refusals.filter(({ firm }) => firm);
  const counts = (no: Said) => {
    if (accepted.length > 0 && no.kind === 'later') return false;
    if (accepted.length > 0) return no.firm || near(no, accepted, NEAR);
    if (no.firm || !long || near(no, firmOnes, NEAR)) return true;
    return firmOnes.length === 0 && no.kind !== 'error';
  };
  const counting = refusals.filter(counts);
  const isDoubt = (no: Said) =>
    no.besideReceipt === 'doubt' &&
    (isReceived || (accepted.length > 0 && !near(no, accepted, GENERAL)));
  const against = counting.filter((no) => !isDoubt(no));
  const isComplaint = against.some(({ kind }) => kind === 'value_refused');
  const isLabel = ({ kind, firm }: Said) =>
    kind === 'verification_required' && !firm && isComplaint;
  for (const [finding, kind] of Object.entries(refusalsByRank)) {
    const refusal = against.find((one) => one.kind === finding && !isLabel(one));
    if (refusal) return { kind, words: refusal.words };
  }
  if (against.some(({ kind }) => kind === 'pending')) return { kind: 'neutral', words: '' };
  const [regret] = against;
  if (regret) {
    const alone = regret.isHint ? 'value_refused' : 'error';
    return { kind: accepted.length > 0 ? 'policy_refused' : alone, words: regret.words };
  }
  const yes = accepted.find(({ firm }) => firm) ?? accepted[0];
  const hint = said.find(({ kind }) => kind === 'hint' && !long && hopes.length === 0);
  if (hint) return { kind: 'value_refused', words: hint.words, isHint: true };
  if (!yes) return { kind: 'neutral', words: '' };
  const doubt = counting.find(isDoubt)?.words;
  const bare = !accepted.some(({ by }) => by === 'receipt');
  return {
    kind: 'accepted',
    words: yes.words,
    ...(bare && { bare }),
    ...(doubt !== undefined && { against: doubt }),
  };
}
