/**
 * What has to be looked at later, as items of one table: each form in use, and each user who may
 * have news. Key: `userId` (partition), `sortKey`. Items that wait for their time are in the index
 * of due items.
 */

/** The index of due items by kind, sorted by time. */
export const dueIndexName = 'due';
/** The sender in a stage that sends no e-mails. */
export const noMail = 'none';

/** When the service rehearses a form next. Sort key: `check#<form's id>`. */
export interface FormCheckRow {
  userId: string;
  sortKey: string;
  /** The UTC day of the form's last lead: `2026-03-01`. */
  usedOn: string;
  dueKind: 'check';
  /** ISO 8601 UTC. */
  dueAt: string;
  /** Epoch seconds: if the form is not used until then, it is no longer rehearsed. */
  expiresAt: number;
}

/**
 * When a user may get an e-mail, and what the last one said. Sort key: `digest`. It is in the index
 * while there may be news. Times are ISO 8601 UTC.
 */
export interface DigestRow {
  userId: string;
  sortKey: string;
  /** The user has turned e-mails off. */
  isOff?: boolean;
  dueKind?: 'digest';
  dueAt?: string;
  /** When a look at this user was last requested. */
  askedAt?: string;
  /** When a form of the user last paused. */
  pausedAt?: string;
  /** When the newest e-mail was sent, and the newest urgent one. */
  sentAt?: string;
  urgentSentAt?: string;
  /** A summary of the newest e-mail, to recognise the same news. */
  told?: string;
}
