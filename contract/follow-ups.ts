/**
 * Scheduled tasks, as items of one table: the rehearsal (a trial run without submit) of each form
 * in use, and the e-mail digest for each user. Key: `userId` (partition), `sortKey`. Items with a
 * due time are in the index of due items.
 */

/** The index of due items by kind, sorted by time. */
export const dueIndexName = 'due';
/** The value of the sender setting in a stage that sends no e-mails. */
export const noMail = 'none';

/**
 * The item that says when the service next rehearses a form (fills it as a trial). Sort key:
 * `check#<form's id>`.
 */
export interface FormCheckRow {
  userId: string;
  sortKey: string;
  /** The UTC day of the form's last lead, such as `2026-03-01`. */
  usedOn: string;
  dueKind: 'check';
  /** When the form's next daily rehearsal (trial run) is due, in ISO 8601 UTC. */
  dueAt: string;
  /**
   * Epoch seconds: if the form gets no lead before this time, its daily rehearsals (trial runs)
   * stop.
   */
  expiresAt: number;
}

/**
 * The item that says when a user may get an e-mail, and what the last e-mail said. Sort key:
 * `digest`. The item is in the index of due items while the user may need an e-mail. Times are ISO
 * 8601 UTC.
 */
export interface DigestRow {
  userId: string;
  sortKey: string;
  /** True if the user has turned e-mails off. */
  isOff?: boolean;
  dueKind?: 'digest';
  dueAt?: string;
  /**
   * When another part of the service last asked the digest function to check whether this user
   * needs an e-mail.
   */
  askedAt?: string;
  /** When the service last paused one of the user's forms because the form needs attention. */
  pausedAt?: string;
  /** When the service read the data for the newest e-mail and for the newest urgent e-mail. */
  sentAt?: string;
  urgentSentAt?: string;
  /** A summary of the newest e-mail's content, so that the same facts are not sent twice. */
  summary?: string;
}
