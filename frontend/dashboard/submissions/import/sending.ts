/** The input and the callbacks of a sending of leads to the webhook. */
import type { LeadForForm } from '../../leads/lead-forms/lead-form.ts';

export interface LeadToSend {
  number: number;
  lead: LeadForForm;
  idempotencyKey: string;
}

export interface Sending {
  leads: readonly LeadToSend[];
  webhookUrl: string;
  apiKey: string;
  /** Whether to send leads that the webhook refuses as repeated leads. */
  sendsDuplicates?: boolean;
  signal: AbortSignal;
  onResult: (result: SendResult) => void;
  /**
   * Called with the pause that the webhook requested when the pause begins, and with undefined when
   * the pause ends.
   */
  onPause?: (pause: AskedPause | undefined) => void;
  fetcher?: typeof fetch;
  wait?: Wait;
  now?: () => number;
}

export type SendResult =
  | { number: number; state: 'sent' | 'repeated'; submissionId: string }
  /** The form already has a lead of this person, whose id is `submissionId`. */
  | { number: number; state: 'duplicate'; submissionId: string }
  | { number: number; state: 'refused'; problem: string };

/**
 * A pause that the webhook requested: its message, and the time at which the sending continues
 * (epoch milliseconds).
 */
export interface AskedPause {
  words: string;
  until: number;
}

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;
