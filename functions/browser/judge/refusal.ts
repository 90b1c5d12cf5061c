/**
 * Finds signs that the target did not accept the lead: its status, its builder's state, its words.
 */
import type { AfterPageKind } from './after-page.ts';
import { builderSign, configuredSign, newLines, type Evidence, type Sign } from './evidence.ts';
import { judgeJson } from './json-answer.ts';
import type { PageProblem } from '../page/scripts/page-reading.ts';
import { judgeWords } from './words/judge-words.ts';

/**
 * @param accepting the sign of acceptance, if any: beside one, a password field does not mean that
 * sign-in is required.
 */
export function refusal(evidence: Evidence, accepting: Sign | undefined): Sign | undefined {
  return refusalByAnswer(evidence) ?? refusalByPage(evidence, accepting);
}

/** 429, or 503 with Retry-After: the lead was not stored, and the target asks for a pause. */
export function asksForPause(answer: Evidence['traffic']['answer']): boolean {
  const { status, retryAfterSeconds } = answer ?? {};
  return status === 429 || (status === 503 && retryAfterSeconds !== undefined);
}

/** Refusal by the submit's status; the words of its page tell which refusal it is. */
function refusalByAnswer(evidence: Evidence): Sign | undefined {
  const { answer, opposite } = evidence.traffic;
  if (!answer || answer.status < 400) return undefined;
  const { status } = answer;
  const fact = `The target answered ${status} to the submit`;
  if (opposite !== undefined) {
    const both = `${fact} and ${opposite} to another request with the lead`;
    return { kind: 'error', words: '', fact: both };
  }
  const said = refusingWords(evidence);
  const words = said?.words ?? '';
  if (asksForPause(answer)) return { kind: 'too_many', words, fact };
  const { captcha } = evidence.after;
  if (captcha) return { kind: 'captcha', words, fact: `${fact} and shows ${captcha}` };
  // 422 is about the values sent, whatever its words say.
  const isOfValue = status === 422 && said?.kind === 'policy_refused';
  if (said && said.kind !== 'too_many' && !isOfValue) return { ...said, fact };
  return { kind: kindOfStatus(status), words, fact };
}

function kindOfStatus(status: number): AfterPageKind {
  if (status >= 500 || status === 408 || status === 419 || status === 421) return 'error';
  if (status === 401) return 'login_required';
  return status === 403 || status === 451 ? 'policy_refused' : 'value_refused';
}

/** The refusing words of the answer, the page, its dialogs or its alerts. */
function refusingWords(evidence: Evidence): Sign | undefined {
  const { json: answer } = evidence.traffic;
  const json = [answer && judgeJson(answer.body), unseenWords(evidence)].find(isRefusing);
  const built = builderSign(evidence);
  const problem = problemSign(evidence, built);
  const said = judgeWords(newLines(evidence));
  const shown = [built, ...(problem?.label ? [problem, said] : [said, problem])].find(isRefusing);
  if (shown && json) return { kind: shown.kind, words: shown.words || json.words };
  return shown ?? json;
}

/** A document in a frame that the page hides may refuse while the page thanks. */
function unseenWords({ before, traffic }: Evidence): Sign {
  const known = new Set(before.lines);
  return judgeWords(traffic.json?.lines?.filter((line) => !known.has(line)) ?? []);
}

function isRefusing(sign: Sign | undefined): sign is Sign {
  return sign !== undefined && sign.kind !== 'accepted' && sign.kind !== 'neutral';
}

function refusalByPage(evidence: Evidence, accepting: Sign | undefined): Sign | undefined {
  const { before, after } = evidence;
  const taught = configuredSign(evidence, 'refusal');
  if (taught) {
    const fact = 'the configured sign of refusal shows';
    return { kind: 'value_refused', words: taught.text ?? '', fact };
  }
  const said = refusingWords(evidence);
  if (said) return said;
  if (after.captcha && after.captcha !== before.captcha) {
    return { kind: 'captcha', words: '', fact: `The form asks for ${after.captcha}` };
  }
  if (after.codeAsked && !before.codeAsked) {
    return { kind: 'verification_required', words: '', fact: 'The page asks for a code' };
  }
  if (!accepting && after.passwordAsked && !before.passwordAsked && after.formGone) {
    return { kind: 'login_required', words: '', fact: 'The page asks to sign in' };
  }
  return undefined;
}

/**
 * A message beside a field of the form, an alert in the page, or the browser's own validation
 * message.
 */
function problemSign(
  { before, after, traffic }: Evidence,
  built: Sign | undefined,
): (Sign & { label: string }) | undefined {
  if (after.formGone || after.formEmptied || traffic.brokenEnd) return undefined;
  const shown = [...(traffic.sentSincePress === 0 ? after.invalid : []), ...after.problems];
  const known = new Set(before.problems.map(({ message }) => message));
  const dialogs =
    traffic.sentSincePress === 0 ? traffic.dialogs.map((message) => ({ label: '', message })) : [];
  const [sign] = [...shown, ...dialogs]
    .filter(({ message }) => !known.has(message) && !(built?.words.includes(message) ?? false))
    .map((problem) => ({ ...judgeWords([problem.message]), problem }))
    .filter(({ kind }) => kind !== 'accepted');
  if (!sign) return undefined;
  const { label } = sign.problem;
  const words = textOf(sign.problem);
  const ofValue = sign.kind === 'neutral' || (label !== '' && !ofTheLead.has(sign.kind));
  return { kind: ofValue ? 'value_refused' : sign.kind, words, label };
}

/**
 * The meanings of a message beside a field that concern the whole lead; any other meaning is a
 * refused value.
 */
const ofTheLead: ReadonlySet<AfterPageKind> = new Set([
  'already_submitted',
  'verification_required',
  'too_many',
]);

const textOf = ({ label, message }: PageProblem) => (label ? `${label}: ${message}` : message);
