/** The dependencies of one run of the reconciler, and when the run must stop. */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { WatchedLeadQueue } from '../stores/leads/lead-queue.ts';
import type { NoteSent } from '../stores/repeated-leads/sent-notes.ts';
import type { RowLimits } from '../stores/submissions/row-lifetime.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';

export interface Reconciliation extends RowLimits {
  submissions: Pick<
    SubmissionStore,
    | 'openKeys'
    | 'lastDue'
    | 'oldestOpen'
    | 'countAgeing'
    | 'nextHeld'
    | 'heldKeys'
    | 'get'
    | 'markResent'
    | 'closeUnknown'
    | 'closeExpired'
  >;
  /**
   * Notes that the form may have received the lead; needed for forms that take one lead per person.
   */
  noteSent?: NoteSent;
  /**
   * How many leads a user's own form takes within the next minute; if omitted, there is no limit.
   */
  roomOf?: (userId: string, formId: string) => Promise<number>;
  queue: WatchedLeadQueue;
  /**
   * Notes that only the user can find out how a lead ended, so that an e-mail reminds the user.
   * Must not throw.
   */
  tellUndecided?: (userId: string) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
  /** Whether enough time is left to start with more rows. */
  hasTime: () => boolean;
}
