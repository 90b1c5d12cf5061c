/**
 * Decides from the evidence how a submit ended. Takes plain data, returns a verdict. `success`
 * needs a sign that the target accepted and none that contradicts it: one wrong success costs more
 * than ten outcomes wrongly left as uncertain.
 */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import { targetAnswerPrefix } from '../../../contract/submission.ts';
import { cut } from '../page/page-bounds.ts';
import { AttemptFailure } from './attempt-failure.ts';
import { acceptance } from './acceptance.ts';
import { saysRefused } from './address.ts';
import { reasonOfKind } from './after-page.ts';
import type { JsonAnswer } from '../traffic/submit-answer.ts';
import {
  builderSign,
  newLines,
  signFromBefore,
  type AcceptingSign,
  type Evidence,
  type Sign,
} from './evidence.ts';
import { unfinishedState } from './failure-code.ts';
import { isRefusal, judgeJson, unfinishedIn } from './json-answer.ts';
import { asksForPause, refusal } from './refusal.ts';
import { isAccepted } from '../traffic/submit-answer.ts';

/** The evidence of the success, for the row. */
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
  // A page may thank for what it never sends, or sends later.
  const accepting = maySend(traffic) ? acceptance(evidence) : undefined;
  const refusing =
    refusal(evidence, accepting) ??
    (accepting &&
      (doubt(accepting, traffic) ?? refusedByAddress(evidence) ?? shownAgain(accepting, evidence)));
  // Thanks followed by a request for a code are no contradiction, but the submit is not complete.
  const isContradiction = refusing && refusing.kind !== 'verification_required';
  if (accepting && !accepting.weak && isContradiction) return contradiction(accepting, refusing);
  if (refusing) return failed(refusing, traffic);
  return accepting && succeeded(accepting, traffic);
}

const maySend = ({ mayHoldLead, isDemo }: Evidence['traffic']) => mayHoldLead || isDemo;

const LONGEST_STATE = 40;
const unanswered = 'The submit got no answer';

/** Some pages show thanks even if their request has failed. */
function doubt(accepting: AcceptingSign, traffic: Evidence['traffic']): Sign | undefined {
  const { answer, lost, submitSeen, opposite, endStatus = 0 } = traffic;
  // A page that is left at once never learns how its request ended.
  if ((lost || submitSeen) && !answer) return failedBy(unanswered);
  if (opposite !== undefined) {
    return failedBy(`the target answered ${opposite} to another request with the lead`);
  }
  if (endStatus >= 400) return failedBy(`the target answered ${endStatus} after its redirect`);
  if (answer?.exception) return failedBy(`the target answered “${answer.exception}”`);
  const other = failureIn(traffic.alike);
  return other
    ? failedBy(`${other} to another request with the lead`)
    : (hiddenFailure(accepting, traffic) ?? unfinished(traffic));
}

/** Every answer to the submit says that the lead is a draft, or that it must still be verified. */
function unfinished({ submitSeen, alike, hidden }: Evidence['traffic']): Sign | undefined {
  const states = (submitSeen ? alike : hidden).map(({ body }) => unfinishedIn(body));
  const [state] = states;
  if (state === undefined || states.includes(undefined)) return undefined;
  const fact = `the target answered the state “${cut(state, LONGEST_STATE)}”`;
  return { kind: unfinishedState(state) ?? 'error', words: '', fact };
}

/** The first of these answers that refuses, in words. */
function failureIn(answers: readonly JsonAnswer[]): string | undefined {
  const said = answers.map(({ body }) => judgeJson(body)).find(isRefusal);
  return said && `the target answered ${said.words === '' ? 'a failure' : `“${said.words}”`}`;
}

/** A target may send both its outcomes to one thank-you page. */
function refusedByAddress({ before, after }: Evidence): Sign | undefined {
  if (!saysRefused(after.url) || saysRefused(before.url)) return undefined;
  return failedBy("the page's address says that it failed");
}

/**
 * Where only trackers show the lead, or no request does, a failed request to the form's own site
 * may have carried it in encrypted form.
 */
function hiddenFailure(accepting: AcceptingSign, traffic: Evidence['traffic']): Sign | undefined {
  const { submitSeen, submitsAway, otherStatus = 0, hidden } = traffic;
  if (submitSeen && (!submitsAway || tookAway(accepting, traffic))) return undefined;
  const failing = hidden.map(({ status }) => status).find((status) => status >= 400);
  const status = failing ?? (submitSeen ? 0 : otherStatus);
  if (status >= 400) return failedBy(`the target answered ${status} to what the page sent`);
  const failure = failureIn(hidden);
  return failure === undefined ? undefined : failedBy(`${failure} to what the page sent`);
}

/** A service that takes forms of other sites says that it took the lead; a tracker does not. */
function tookAway({ by }: AcceptingSign, { answer, json }: Evidence['traffic']): boolean {
  if (!answer || !isAccepted(answer.status)) return false;
  return by === 'builder' || (json !== undefined && judgeJson(json.body).kind === 'accepted');
}

const failedBy = (fact: string): Sign => ({ kind: 'error', words: '', fact });

/**
 * A server that refuses a value shows the form again; a thank-you text on that page is no
 * acceptance.
 */
function shownAgain({ by }: AcceptingSign, { after, isKept }: Evidence): Sign | undefined {
  if (!isKept || after.formGone || (by !== 'words' && by !== 'address')) return undefined;
  return { kind: 'error', words: '', fact: "the form is shown again with the lead's values" };
}

/** Judges a page that gave no sign until the end of the wait. */
export function judgeSilence(evidence: Evidence): Verdict {
  const { traffic, after } = evidence;
  if (traffic.lost || traffic.waiting > 0) {
    return failure(new AttemptFailure('outcome_unknown', unanswered));
  }
  const early = !maySend(traffic) && acceptance(evidence);
  if (early) {
    const said = early.words === '' ? early.fact : `says: “${early.words}”`;
    const detail = `The page sent nothing that may hold the lead, but ${said ?? 'accepts it'}`;
    return failure(new AttemptFailure('no_confirmation', detail));
  }
  const [shown] = newLines(evidence);
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
  const told = ({
    words,
    fact = words === '' ? 'the target answered a failure' : undefined,
  }: Sign) => fact ?? `it says: “${words}”`;
  const text = `Two signs contradict each other: ${told(accepting)}; but ${told(refusing)}`;
  return failure(new AttemptFailure('outcome_unknown', text));
}
