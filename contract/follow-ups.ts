/**
 * Tasks for later, as items of one table: to rehearse a form in use, and to e-mail a user who may
 * have news. Key: `userId` (partition), `sortKey`. Items with a due time are in the index of due
 * items.
 */

/** The index of due items by kind, sorted by time. */
export const dueIndexName = 'due';
/** The value of the sender setting in a stage that sends no e-mails. */
export const noMail = 'none';

/** The item that says when the service rehearses a form next. Sort key: `check#<form's id>`. */
export interface FormCheckRow {
  userId: string;
  sortKey: string;
  /** The UTC day of the form's last lead: `2026-03-01`. */
  usedOn: string;
  dueKind: 'check';
  /** ISO 8601 UTC. */
  dueAt: string;
  /** Epoch seconds: if the form gets no lead before this time, its daily rehearsals stop. */
  expiresAt: number;
}

/**
 * The item that says when a user may get an e-mail, and what the last e-mail said. Sort key:
 * `digest`. The item is in the index while there may be news. Times are ISO 8601 UTC.
 */
export interface DigestRow {
  userId: string;
  sortKey: string;
  /** The user has turned e-mails off. */
  isOff?: boolean;
  dueKind?: 'digest';
  dueAt?: string;
  /** When another part of the service last asked the digest to check this user for news. */
  askedAt?: string;
  /** When a form of the user last paused. */
  pausedAt?: string;
  /** When the news of the newest e-mail was read, and of the newest urgent one. */
  sentAt?: string;
  urgentSentAt?: string;
  /** A summary of the newest e-mail's content, so that the same news is not sent twice. */
  summary?: string;
}
