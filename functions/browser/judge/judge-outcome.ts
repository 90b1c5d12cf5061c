/**
 * Decides from the evidence how a submit ended. Takes plain data, returns a verdict. `success`
 * needs a sign that the target accepted the lead and no sign that contradicts it: one wrong success
 * costs more than ten outcomes wrongly left uncertain.
 */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import { targetAnswerPrefix } from '../../../contract/submission.ts';
import { AttemptFailure } from './attempt-failure.ts';
import { reasonOfKind } from './after-page.ts';
import { signFromBefore, type AcceptingSign, type Evidence, type Sign } from './evidence.ts';
import { builderSign, readEvidence, type ReadEvidence } from './read-evidence.ts';
import { unanswered } from './signs/doubting-signs.ts';
import { acceptance, refusal, signTable } from './signs/sign-table.ts';
import { asksForPause } from './signs/submit-status.ts';
import { isAccepted } from '../traffic/submit-answer.ts';

/** The evidence of the success, which is stored with the submission. */
export type Proof = Pick<AttemptReceipt, 'confirmation' | 'sign' | 'submitStatus'>;
export type Verdict = ({ kind: 'success' } & Proof) | { kind: 'failure'; failure: AttemptFailure };

/** The form builder of the page, if it was recognised. */
export function builderOf(evidence: Evidence): string | undefined {
  return builderSign(evidence)?.builder;
}

/** @returns undefined while there is no sign of success or refusal. */
export function judgeOutcome(evidence: Evidence): Verdict | undefined {
  const { traffic } = evidence;
  if (traffic.waiting > 0) return undefined;
  const read = readEvidence(evidence);
  const accepting = allowedAcceptance(read);
  const refusing = refusal(read, accepting);
  // A request for a code does not contradict thanks: the submit only needs another step.
  const isContradiction = refusing && refusing.kind !== 'verification_required';
  if (accepting && !accepting.weak && isContradiction) return contradiction(accepting, refusing);
  if (refusing) return isOfPage(refusing, traffic) ? ofPage(refusing) : failed(refusing, traffic);
  return accepting && succeeded(accepting, traffic);
}

/**
 * The sign of acceptance; undefined if the page can't have sent the lead yet. Such a page may show
 * thanks although it sends the lead later or never.
 */
const allowedAcceptance = (evidence: ReadEvidence) =>
  maySend(evidence.traffic) ? acceptance(evidence) : undefined;

const maySend = ({ mayHoldLead, isDemo }: Evidence['traffic']) => mayHoldLead || isDemo;

/**
 * @returns what each entry of the table of signs finds, in the table's order, including the entries
 * that do not decide the outcome.
 */
export function signsOf(evidence: Evidence) {
  const read = readEvidence(evidence);
  const accepting = allowedAcceptance(read);
  return signTable.map(({ name, accepts, refuses, doubts }) => ({
    name,
    accepts: accepts?.(read),
    refuses: refuses?.(read, accepting),
    doubts: doubts?.(read, accepting),
  }));
}

/** Judges a page that showed no sign of success or refusal until the waiting time ended. */
export function judgeSilence(evidence: Evidence): Verdict {
  const { traffic, after } = evidence;
  if (traffic.lost || traffic.waiting > 0) {
    return failure(new AttemptFailure('outcome_unknown', unanswered));
  }
  const read = readEvidence(evidence);
  const early = maySend(traffic) ? undefined : acceptance(read);
  if (early) {
    const said = early.words === '' ? early.fact : `says: “${early.words}”`;
    const detail = `The page sent nothing that may hold the lead, but ${said ?? 'accepts it'}`;
    return failure(new AttemptFailure('no_confirmation', detail));
  }
  const [shown] = read.newLines;
  const took = traffic.answer && isAccepted(traffic.answer.status) && after.formGone;
  const text = took
    ? 'The form is gone, but the page showed no sign of success or refusal'
    : 'The page showed no sign of success or refusal';
  const words = shown === undefined ? '' : `. It shows: “${shown.slice(0, 120)}”`;
  const old = signFromBefore(evidence);
  const useless =
    old === undefined ? '' : `. Its sign “${old.slice(0, 80)}” showed before the submit already`;
  return failure(new AttemptFailure('no_confirmation', text + words + useless));
}

/**
 * Whether the refusal comes from the page itself and not from the target: the page refused before
 * it sent the lead, or it complains about values and its request got no answer. A refusing HTTP
 * status comes from the target.
 */
function isOfPage({ kind, words }: Sign, traffic: Evidence['traffic']): boolean {
  const { answer, submitSeen, lost, shownBefore } = traffic;
  if (words === '' || !submitSeen) return false;
  if (!answer) return lost && kind === 'value_refused';
  // A text much shorter than the words, such as a field's name, may be in them by chance.
  const isPart = (text: string) => words.includes(text) && text.length * 2 >= words.length;
  const isKnown = shownBefore.some((text) => text.includes(words) || isPart(text));
  return answer.status < 400 && isKnown;
}

function ofPage({ words }: Sign): Verdict {
  const text = `The page itself said: “${words}”, but sent the lead. The target gave no other answer`;
  return failure(new AttemptFailure('outcome_unknown', text));
}

const failure = (failed: AttemptFailure): Verdict => ({ kind: 'failure', failure: failed });

function succeeded({ words, by }: AcceptingSign, { answer }: Evidence['traffic']): Verdict {
  return {
    kind: 'success',
    sign: by,
    ...(words !== '' && { confirmation: words }),
    ...(answer && { submitStatus: answer.status }),
  };
}

function failed({ kind, words, fact }: Sign, { answer }: Evidence['traffic']): Verdict {
  const reason = kind === 'captcha' ? kind : reasonOfKind[kind];
  if (reason === 'success') throw new Error('A sign of success is no failure');
  const said = words === '' ? '' : `${targetAnswerPrefix}“${words}”`;
  const text = [said, fact].filter(Boolean).join('. ') || 'The page refused the submit';
  const options = fact === undefined ? {} : { retryAfterSeconds: answer?.retryAfterSeconds };
  const byWords = reason === 'rate_limited' && !asksForPause(answer);
  return failure(new AttemptFailure(reason, text, { ...options, byWords }));
}

function contradiction(accepting: Sign, refusing: Sign): Verdict {
  const claimOf = ({
    words,
    fact = words === '' ? 'the target answered a failure' : undefined,
  }: Sign) => fact ?? `it says: “${words}”`;
  const text = `Two signs contradict each other: ${claimOf(accepting)}; but ${claimOf(refusing)}`;
  return failure(new AttemptFailure('outcome_unknown', text));
}
