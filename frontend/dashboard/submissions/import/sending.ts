/** The input of a sending of leads to the webhook, and its callbacks. */
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
  /** Whether to send leads that the webhook calls repeated. */
  sendsDuplicates?: boolean;
  signal: AbortSignal;
  onResult: (result: SendResult) => void;
  /** Called with the pause, and with undefined when it is over. */
  onPause?: (pause: AskedPause | undefined) => void;
  fetcher?: typeof fetch;
  wait?: Wait;
  now?: () => number;
}

export type SendResult =
  | { number: number; state: 'sent' | 'repeated'; submissionId: string }
  /** The form already has a lead of this person: the one with this `submissionId`. */
  | { number: number; state: 'duplicate'; submissionId: string }
  | { number: number; state: 'refused'; problem: string };

/** The webhook asked for a pause: its message, and when sending continues (epoch milliseconds). */
export interface AskedPause {
  words: string;
  until: number;
}

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;
