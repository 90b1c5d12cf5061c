/** Judges by evidence what became of a submit. Plain data in, verdict out. */
import type { TargetForm } from '../../contract/target-form.ts';
import { AttemptFailure } from '../attempt-failure.ts';
import type { PageProblem, PageReading } from './page-reading.ts';
import type { SubmitTraffic } from './submit-traffic.ts';

/** Lines that confirm; matched in the page, judged again here. */
export const confirmationWords =
  "thank(s| ?you)|received your|(has|have) been (received|submitted|sent|recorded|registered)|successful|we('|’| wi)ll (get back|contact|call|be in touch|reach)|(application|enquiry|inquiry|request|message|form|submission|details) (was |is )?(received|sent|submitted|accepted)|gracias|danke|merci|obrigad|grazie|धन्यवाद|शुक्रिया|erfolgreich|con éxito|avec succès";
const refusalWords =
  /unsuccess|(was|were|has|have|could|did|is) not\b|n['’]t (be|send|submit|process)|fail|error|unable|try again|invalid|please (enter|fill|correct|select)|nicht|fehler|erreur/i;

export type Verdict =
  { kind: 'success'; confirmation?: string } | { kind: 'failure'; failure: AttemptFailure };

export interface Evidence {
  before: PageReading;
  after: PageReading;
  traffic: SubmitTraffic;
  success: TargetForm['success'];
}

/** @returns undefined while there is no sign either way. */
export function judgeOutcome(evidence: Evidence): Verdict | undefined {
  const { traffic, after } = evidence;
  if (traffic.waiting > 0) return undefined;
  if (evidence.success) {
    if (isConfiguredSign(evidence)) return succeeded(evidence);
  }
  const refusal = refusalByAnswer(evidence) ?? refusalByPage(evidence);
  if (refusal) return { kind: 'failure', failure: refusal };
  if (evidence.success) return undefined;
  const accepted = traffic.answer !== undefined && isAccepted(traffic.answer.status);
  const confirmed = confirmations(evidence).length > 0;
  if (confirmed && (accepted || after.formGone)) return succeeded(evidence);
  return undefined;
}

function succeeded(evidence: Evidence): Verdict {
  const [confirmation = evidence.success?.text] = confirmations(evidence);
  return { kind: 'success', ...(confirmation !== undefined && { confirmation }) };
}

/** At the end of the wait: an accepted request and a form that went away are evidence enough. */
export function judgeSilence({ after, traffic, success }: Evidence): Verdict {
  const accepted = traffic.answer !== undefined && isAccepted(traffic.answer.status);
  if (!success && accepted && traffic.answer?.method !== 'GET' && after.formGone) {
    return { kind: 'success' };
  }
  const failure =
    traffic.lost || traffic.waiting > 0
      ? new AttemptFailure('outcome_unknown', 'The submit got no answer')
      : new AttemptFailure('no_confirmation', 'The page showed no sign of success or refusal');
  return { kind: 'failure', failure };
}

const isAccepted = (status: number) => status >= 200 && status < 300;

function isConfiguredSign({ before, after, success }: Evidence): boolean {
  const isNew = (sign: (reading: PageReading) => boolean) => sign(after) && !sign(before);
  return Boolean(
    (success?.text && isNew(({ textSeen }) => textSeen)) ||
    (success?.selector && isNew(({ selectorSeen }) => selectorSeen)) ||
    (success?.urlIncludes && isNew(({ url }) => url.includes(success.urlIncludes ?? ''))),
  );
}

function refusalByAnswer(evidence: Evidence): AttemptFailure | undefined {
  const { answer } = evidence.traffic;
  if (!answer || answer.status < 400) return undefined;
  const text = `The target answered ${answer.status} to the submit`;
  if (answer.status === 429 || (answer.status === 503 && answer.retryAfterSeconds !== undefined)) {
    return new AttemptFailure('rate_limited', text, answer.retryAfterSeconds);
  }
  if (answer.status >= 500) return new AttemptFailure('no_confirmation', text);
  const { captcha } = evidence.after;
  if (captcha) return new AttemptFailure('captcha', `${text} and shows ${captcha}`);
  if (answer.status === 401 || answer.status === 403) return new AttemptFailure('blocked', text);
  return refusalByPage(evidence) ?? new AttemptFailure('validation_refused', text);
}

function refusalByPage({ before, after, traffic }: Evidence): AttemptFailure | undefined {
  if (after.formGone) return undefined;
  const shown = [...(traffic.sent === 0 ? after.invalid : []), ...after.problems];
  const known = new Set(before.problems.map(({ message }) => message));
  const problem = shown.find(({ message }) => !known.has(message) && !isConfirmation(message));
  if (problem) return new AttemptFailure('validation_refused', textOf(problem));
  const dialog = traffic.sent === 0 && traffic.dialogs.find((message) => !isConfirmation(message));
  if (dialog) return new AttemptFailure('validation_refused', dialog);
  const { captcha } = after;
  if (captcha && captcha !== before.captcha) {
    return new AttemptFailure('captcha', `The form asks for ${captcha}`);
  }
  return undefined;
}

const textOf = ({ label, message }: PageProblem) => (label ? `${label}: ${message}` : message);

function confirmations({ before, after, traffic }: Evidence): string[] {
  const known = new Set(before.lines);
  return [...after.lines, ...traffic.dialogs].filter(
    (line) => !known.has(line) && isConfirmation(line),
  );
}

function isConfirmation(line: string): boolean {
  return new RegExp(confirmationWords, 'i').test(line) && !refusalWords.test(line);
}
