/** The input and the result of one attempt. */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import type { AttemptFailure } from '../judge/attempt-failure.ts';
import type { KeptAttempt } from '../judge/judge-again.ts';
import type { FenceWord } from './ask-fence.ts';

/**
 * The time limits of an attempt, in milliseconds: for the form to appear, for its button to become
 * enabled, for a page without activity to count as silent, and for a busy page.
 */
export interface AttemptWaits {
  formMs: number;
  /** How long a document may take to load before its form is searched anyway. */
  parseMs: number;
  enabledMs: number;
  quietMs: number;
  busyMs: number;
}

export const attemptWaits: AttemptWaits = {
  formMs: 10_000,
  parseMs: 10_000,
  enabledMs: 5000,
  quietMs: 5000,
  busyMs: 50_000,
};

export interface AttemptWork {
  lead: Lead;
  /** The lead's answers to the form's own questions. */
  fields?: CustomValues | undefined;
  target: TargetForm;
  /** Whether the form's owner also wants screenshots of successes. */
  pictureSuccess?: boolean | undefined;
  /**
   * Whether screenshots of successes hide the lead's values even if screenshots of failures do not.
   */
  maskSuccess?: boolean | undefined;
  launch: () => Promise<LeadBrowser>;
  /**
   * Asks the fence for permission, just before any request with the lead's data may leave the
   * browser.
   * @param origins where the lead of a user's own form may go; empty for the stage's
   * form.
   * @returns whether the lead may be sent, or which origin is refused.
   */
  fence: (origins: readonly string[]) => Promise<FenceWord>;
  now: () => Date;
  /** Aborts at the attempt's deadline. */
  signal: AbortSignal;
  waits: AttemptWaits;
  /**
   * Receives the attempt's log, without the lead's values. Set only in tests and the local cloud.
   */
  keep?: ((kept: KeptAttempt) => void) | undefined;
}

export type AttemptResult =
  | { kind: 'success'; screenshot?: Buffer; receipt?: AttemptReceipt }
  | { kind: 'lost'; unasked?: boolean }
  | {
      kind: 'failure';
      failure: AttemptFailure;
      fenced: boolean;
      /** Set if it is known that the page sent nothing after the lead was permitted to be sent. */
      nothingSent?: true;
      screenshot?: Buffer;
      receipt?: AttemptReceipt;
    };
