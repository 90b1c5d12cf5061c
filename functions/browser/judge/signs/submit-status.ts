/** Reads the sign that the HTTP status of the submit itself gives. */
import type { AfterPageKind } from '../after-page.ts';
import type { Evidence, Sign } from '../evidence.ts';
import type { ReadEvidence } from '../read-evidence.ts';
import { messageAfterFailure } from './doubting-signs.ts';
import { firstOf, type SignEntry } from './sign-entry.ts';
import { wordedSigns } from './worded-signs.ts';

export const submitStatus: SignEntry = {
  name: 'status of the submit',
  reads: '4xx and 5xx refuse, and the words say why; 2xx and 3xx prove nothing',
  refuses: refusalByStatus,
};

/**
 * Whether the target asks for a pause, by status 429, or by 503 with Retry-After. The lead was then
 * not stored.
 */
export function asksForPause(answer: Evidence['traffic']['answer']): boolean {
  const { status, retryAfterSeconds } = answer ?? {};
  return status === 429 || (status === 503 && retryAfterSeconds !== undefined);
}

function refusalByStatus(evidence: ReadEvidence): Sign | undefined {
  const { answer, opposite, saidAfterFailure } = evidence.traffic;
  if (!answer || answer.status < 400) return undefined;
  const { status } = answer;
  const fact = `The target answered ${status} to the submit`;
  if (opposite !== undefined) {
    const both = `${fact} and ${opposite} to another request with the lead`;
    return { kind: 'error', words: '', fact: both };
  }
  if (saidAfterFailure) {
    return { kind: 'error', words: '', fact: `${fact}, and ${messageAfterFailure}` };
  }
  const said = firstOf(wordedSigns, ({ refuses }) => refuses?.(evidence));
  const words = said?.words ?? '';
  if (asksForPause(answer)) return { kind: 'too_many', words, fact };
  const { captcha } = evidence.after;
  if (captcha) return { kind: 'captcha', words, fact: `${fact} and shows ${captcha}` };
  // Status 422 means that a value is wrong, even if the words sound like a rule's refusal.
  const isOfValue = status === 422 && said?.kind === 'policy_refused';
  if (said && said.kind !== 'too_many' && !isOfValue) return { ...said, fact };
  return { kind: kindOfStatus(status), words, fact };
}

function kindOfStatus(status: number): AfterPageKind {
  if (status >= 500 || status === 408 || status === 419 || status === 421) return 'error';
  if (status === 401) return 'login_required';
  return status === 403 || status === 451 ? 'policy_refused' : 'value_refused';
}
