/**
 * Turns the browser's answer into the attempt's failure. The row alone decides whether the attempt
 * was permitted to send the lead (has passed its fence). If the browser's answer differs or is
 * missing, a permitted attempt ends as `outcome_unknown` and is never repeated.
 */
import type { BrowserAnswer } from '../../contract/browser-call.ts';
import type { AttemptReceipt } from '../../contract/attempt-receipt.ts';
import { mayHaveSentNothing } from '../../contract/possibly-sent.ts';
import type { FailureReason } from '../../contract/submission.ts';
import type { BrowserEnd } from '../browser-calls/invoke-browser.ts';

export interface AttemptFailure {
  reason: FailureReason;
  detail: string;
  fenced: boolean;
  /** Set if the attempt was permitted to send the lead, but the page sent nothing after that. */
  nothingSent?: true;
  /**
   * Whether the page's text is the only sign of the failure. That is not enough evidence to send
   * the lead again without asking the lead's owner.
   */
  byWords: boolean;
  retryAfterSeconds?: number | undefined;
  pictured: boolean;
  receipt?: AttemptReceipt | undefined;
  /**
   * Set if the browser got no decision from the fence, and the row proves that the attempt was not
   * permitted to send the lead.
   */
  unasked?: boolean;
}

/** How a claimed attempt ended, after the bot has checked the browser's answer. */
export type Ending =
  { kind: 'success' } | { kind: 'lost' } | { kind: 'failure'; failure: AttemptFailure };

type Failed = Extract<BrowserAnswer, { kind: 'failure' }>;

/**
 * @param fenced whether the row says that the attempt was permitted to send the lead (has passed
 * its fence). The row is read after the token was withdrawn, so this can no longer change.
 */
export function believedFailure(
  end: Exclude<BrowserEnd, { kind: 'never began' }>,
  fenced: boolean,
): AttemptFailure {
  if (end.kind === 'unknown') return lost(fenced, 'The browser was lost');
  const { answer } = end;
  switch (answer.kind) {
    case 'stopped':
      return {
        ...lost(fenced, 'The permission to submit did not arrive'),
        ...(answer.unasked && !fenced && { unasked: true }),
      };
    case 'success':
      return unknown(fenced, 'The browser told of a success without the permission to submit');
    case 'failure':
      return answer.fenced === fenced
        ? failureOf(answer)
        : unknown(fenced, 'The browser lost track of whether it submitted', answer);
  }
}

function failureOf({
  message,
  reason,
  byWords,
  fenced,
  nothingSent,
  retryAfterSeconds,
  pictured,
  receipt,
}: Failed): AttemptFailure {
  return {
    ...{ reason, detail: message, fenced, byWords, retryAfterSeconds, pictured, receipt },
    // Only the browser can know that nothing was sent. Its report is ignored if the failure's
    // reason says that the lead was sent.
    ...(nothingSent && fenced && mayHaveSentNothing(reason) && { nothingSent: true as const }),
  };
}

/**
 * Without the fence's permission no lead data can have left the browser, so the attempt may be
 * repeated.
 */
function lost(fenced: boolean, what: string): AttemptFailure {
  if (fenced) return unknown(fenced, `${what} after the submit was allowed`);
  const detail = `${what} before anything was sent`;
  return { reason: 'internal', detail, fenced, byWords: false, pictured: false };
}

function unknown(fenced: boolean, detail: string, answer?: Failed): AttemptFailure {
  const { pictured = false, receipt } = answer ?? {};
  return { reason: 'outcome_unknown', detail, fenced, byWords: false, pictured, receipt };
}
