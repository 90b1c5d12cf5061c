/** What the kill test and its bot processes say to each other. */
import type { LeadMessage } from '../../../functions/contract/lead-message.ts';

/** Where a bot process may be killed or frozen, in the order of an attempt. */
export const steps = [
  'before claim',
  'after claim',
  'before fence',
  'after fence',
  'request sent',
  'answer received',
  'before record',
  'after record',
] as const;
export type Step = (typeof steps)[number];

export interface Fate {
  step: Step;
  how: 'kill' | 'freeze';
}

export type ToWorker =
  | { kind: 'deliver'; clock: number; message: LeadMessage; fate?: Fate }
  | { kind: 'resume'; clock: number };

export type FromWorker =
  { kind: 'ready' } | { kind: 'frozen' } | { kind: 'processed'; done: boolean };
