/** What the bot needs to process a submission, and what it logs and counts about an attempt. */
import type { CustomValues } from '../../contract/custom-field.ts';
import type { Lead } from '../../contract/lead.ts';
import type { FailureReason } from '../../contract/submission.ts';
import type { TargetForm } from '../../contract/target-form.ts';
import type { BrowserEnd } from '../browser-calls/invoke-browser.ts';
import type { NoteSent } from '../stores/repeated-leads/sent-notes.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import type { SendLater } from './brief-wait.ts';
import type { Breaker } from './circuit-breaker.ts';
import type { OwnForms } from './own-forms.ts';

export interface AttemptNote {
  submissionId: string;
  /** The id of the user's own form; undefined for the stage's form. */
  formId?: string;
  attempt: number;
  outcome: 'success' | 'lost' | 'never began' | 'fence not asked' | FailureReason;
  retrying: boolean;
  recorded: boolean;
  /**
   * Set for a canary lead (a test lead that monitors the service), which counts in no metric of
   * leads.
   */
  canary?: true;
  /**
   * Set after a success: the seconds since acceptance or the owner's Retry, without the time for
   * which the lead waited because its form was paused.
   */
  secondsToSubmit?: number;
}

export interface BotSettings {
  leaseSeconds: number;
  deadlineSeconds: number;
  retentionDays: number;
  maxOpenDays: number;
  retry: { baseSeconds: number; capSeconds: number };
}

/** The input of one call of the browser function. */
export interface AttemptWork {
  userId: string;
  lead: Lead;
  /**
   * `target` is the user's own form, `fields` are the lead's answers to its questions. Both are
   * absent for the stage's form.
   */
  fields?: CustomValues;
  target?: TargetForm;
  fenceToken: string;
  pictureKey: string;
  pictureSuccess?: boolean | undefined;
  /**
   * Set if the form's owner wants screenshots of successes: owners pass such screenshots on, so the
   * lead's values are hidden in them.
   */
  maskSuccess?: boolean | undefined;
  /**
   * The attempt's deadline in epoch milliseconds. Like the lease, it is counted from the moment
   * when the bot claimed the row.
   */
  deadline: number;
  leaseUntil: Date;
}

export interface BotDependencies {
  /** The users' own forms. If omitted, every lead goes to the stage's form. */
  forms?: OwnForms;
  /**
   * The circuit breaker of a user's leads to the stage's form. If omitted, every
   * attempt may start.
   */
  stageBreaker?: (userId: string) => Breaker;
  store: Pick<
    SubmissionStore,
    | 'get'
    | 'claim'
    | 'endFence'
    | 'release'
    | 'recordSuccess'
    | 'recordFailure'
    | 'postpone'
    | 'hold'
    | 'abandon'
  >;
  /** Notes how a lead ended, for forms that take one lead per person. */
  noteSent?: NoteSent;
  /**
   * Notes that only the user can find out how a lead ended, so that an e-mail reminds the user.
   * Must not throw.
   */
  tellUndecided?: (userId: string) => Promise<void>;
  /** Whether the user's account is disabled or deleted. */
  isClosed: (userId: string) => Promise<boolean>;
  attempt: (work: AttemptWork) => Promise<BrowserEnd>;
  /** Sends a delayed message for a lead that waits some seconds. */
  sendLater: SendLater;
  settings: BotSettings;
  now: () => Date;
  random: () => number;
  newToken: () => string;
  note: (note: AttemptNote) => void;
  warn: (text: string, error: Error) => void;
  /** Logs a call that Lambda refused for another reason than its limits. */
  fail: (text: string, error: Error) => void;
}
