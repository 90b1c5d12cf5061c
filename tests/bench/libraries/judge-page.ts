/** Judges how an attempt at one page ended, by what the page's server received. */
import type { Lead } from '../../../contract/lead.ts';
import type { AttemptResult } from '../../../functions/browser/attempt/attempt-work.ts';
import { wrongValues, type Checks, type Values } from '../../libraries/compare-values.ts';

/**
 * The verdicts, from best to worst. `not rehearsed`: the page could not be added as a user's own
 * form.
 */
export const verdicts = [
  'right',
  'not managed',
  'not rehearsed',
  'success not recognised',
  'wrong value, not reported as success',
  'false success of a refusal',
  'wrong value as success',
  'sent twice',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  verdict: Verdict;
  detail: string;
}

/**
 * Judges an attempt at a page whose server accepts the lead.
 * @param received the values that the server received.
 */
export function judgeAccepted(
  result: AttemptResult,
  received: readonly Values[],
  checks?: Checks,
  lead?: Lead,
): Judgement {
  const isSuccess = result.kind === 'success';
  const [sent, ...more] = received;
  const wrong = sent ? wrongValues(sent, checks, lead) : ['nothing arrived'];
  const reason = reasonOf(result);
  const values = wrong.join(', ');
  if (more.length > 0)
    return { verdict: 'sent twice', detail: `${received.length} times, ${reason}` };
  if (isSuccess && wrong.length > 0) return { verdict: 'wrong value as success', detail: values };
  if (isSuccess) return { verdict: 'right', detail: '' };
  if (!sent) return { verdict: 'not managed', detail: reason };
  if (wrong.length === 0) return { verdict: 'success not recognised', detail: reason };
  return { verdict: 'wrong value, not reported as success', detail: `${values}; ${reason}` };
}

/**
 * Judges an attempt at a page whose server refuses every lead.
 * @param received the values that the server received.
 */
export function judgeRefused(result: AttemptResult, received: readonly Values[]): Judgement {
  if (result.kind === 'success') {
    return { verdict: 'false success of a refusal', detail: result.receipt?.confirmation ?? '' };
  }
  if (received.length > 1) {
    return { verdict: 'sent twice', detail: `${received.length} times at a refusal` };
  }
  if (received.length === 0)
    return { verdict: 'not managed', detail: `refused: ${reasonOf(result)}` };
  return { verdict: 'right', detail: '' };
}

function reasonOf(result: AttemptResult): string {
  if (result.kind !== 'failure') return result.kind;
  return `${result.failure.reason}: ${result.failure.message}`;
}
