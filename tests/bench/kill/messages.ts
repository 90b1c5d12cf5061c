/** What the kill test and its bot processes say to each other, and to the stand-in for the browser. */
import type { LeadMessage } from '../../../contract/lead-message.ts';

/** Where a bot process may be killed or frozen, in the order of an attempt. */
export const botSteps = [
  'before claim',
  'after claim',
  'before invoke',
  'after invoke',
  'before end of fence',
  'after end of fence',
  'before record',
  'after record',
] as const;

/** Where the browser function may die, or be given up by its bot and go on much later. */
export const browserSteps = [
  'before fence',
  'after fence',
  'request sent',
  'answer received',
] as const;
export type BotStep = (typeof botSteps)[number];
export type BrowserStep = (typeof browserSteps)[number];
export const steps = [...botSteps, ...browserSteps];
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

/** What the stand-in for the browser function is asked. */
export interface BrowserOrder {
  email: string;
  fenceToken: string;
  fate?: Fate | undefined;
}
