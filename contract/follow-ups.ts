/**
 * What has to be looked at later, as items of one table: each form in use, and each user who may have
 * something to hear. Key: `userId`
 * (partition), `sortKey`. An item that waits for its time stands in the index of what is due.
 */

/** Of its kind, by time. */
export const dueIndexName = 'due';
/** The sender of a stage that sends no e-mail. */
export const noMail = 'none';

/** When a form is rehearsed by the service next. Sort key: `check#<form's id>`. */
export interface FormCheckRow {
  userId: string;
  sortKey: string;
  /** The day of its last lead, UTC: `2026-03-01`. */
  usedOn: string;
  dueKind: 'check';
  /** ISO 8601 UTC. */
  dueAt: string;
  /** Epoch seconds: unused until then, it is not rehearsed any more. */
  expiresAt: number;
}

/**
 * When a user may be told something by e-mail, and what was told. Sort key: `digest`. It stands in the
 * index while there may be something to tell. Times are ISO 8601 UTC.
 */
export interface DigestRow {
  userId: string;
  sortKey: string;
  /** Its user wants no e-mail. */
  isOff?: boolean;
  dueKind?: 'digest';
  dueAt?: string;
  /** When somebody last had something to tell. */
  askedAt?: string;
  /** When a form of the user's last paused. */
  pausedAt?: string;
  /** The newest e-mail, and the newest that was sent at once. */
  sentAt?: string;
  urgentSentAt?: string;
  /** What the newest e-mail was about. */
  told?: string;
}
