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
   * At the beginning of a pause, called with the pause that the webhook requested; at its end,
   * called with undefined.
   */
  onPause?: (pause: AskedPause | undefined) => void;
  fetcher?: typeof fetch;
  wait?: Wait;
  now?: () => number;
}

export type SendResult =
  | { number: number; state: 'sent' | 'repeated'; submissionId: string }
  /** The form already has a lead of this person; `submissionId` is the id of that lead. */
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
