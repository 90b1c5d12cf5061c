/**
 * Messages between the kill test, its bot processes and the replacement of the browser function.
 */
import type { LeadMessage } from '../../../contract/lead-message.ts';

/** The steps of an attempt at which a bot process may be killed or frozen, in order. */
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

/**
 * The steps at which the browser function may die, or may lose the connection to its bot and
 * continue much later.
 */
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

/** A request to the process that replaces the browser function. */
export interface BrowserOrder {
  email: string;
  fenceToken: string;
  fate?: Fate | undefined;
}
