/** The API key: authorises the webhook for one user. Its value is generated in the browser. */

import type { ApiScope } from './api-routes.ts';
import type { canaryMark } from './canary.ts';

/** At least 30 alphanumeric characters after the prefix: 178 bits or more if chosen uniformly. */
export const apiKeyPattern = /^fak_[A-Za-z0-9]{30,120}$/;
export const apiKeyPrefix = 'fak_';
export const apiKeyNameMaxLength = 100;

/** Row of the API keys table (customer-managed KMS key). Key: `userId`, `id` (UUIDv7). */
export interface ApiKeyRow {
  userId: string;
  id: string;
  keyName: string;
  keyValue: string;
  /** Hex SHA-256 of the key's first value: the key of its look-up item, for as long as it exists. */
  keyHash: string;
  createdAt: string;
  /**
   * Values that an unfinished rotation may give to the key; the look-up item says which value
   * works.
   */
  nextValues?: ReadonlySet<string>;
}

/**
 * The maximum number of hours for which the old value of a rotated key works beside the new one.
 */
export const longestOverlapHours = 7 * 24;

/**
 * The item, stored beside a user's keys, that limits how many keys the user has. Its id sorts after
 * every key's id, which begins with a hexadecimal digit.
 */
export interface ApiKeySlots {
  userId: string;
  id: typeof apiKeySlotsId;
  /** Key id → when the creation of that key began (ISO 8601 UTC). */
  held: Record<string, string>;
}
export const apiKeySlotsId = 'slots';

/**
 * An item of the look-up table: all that the authoriser can read about a key. Key: `keyHash`. After
 * a key is deleted its item remains for ever with only the hash, so that no account can register
 * the same value again.
 */
export interface ApiKeyLookup {
  keyHash: string;
  userId: string;
  keyId: string;
  /** ISO 8601 UTC; undefined if the key does not expire. */
  expiresAt?: string;
  /** When the key was last used; written by the webhook at most once a minute. */
  lastUsedAt?: string;
  /** The user's own form to which the key's leads go, unless a lead names another form. */
  formId?: string;
  /** Whether the webhook uses a lead's `target` and `fields`; otherwise it ignores them. */
  takesForms?: boolean;
  /** What the key may do. A key that was created before scopes existed has the default ones. */
  scopes?: readonly ApiScope[];
  /** The number of accepted leads; written by the webhook. */
  submissionCount?: number;
  /**
   * Whether the key may send to the form `formId` only, and see only that form's leads. Never
   * changed.
   */
  onlyItsForm?: boolean;
  /**
   * The hash of the value that works. Absent if the key was never rotated; then `keyHash` is that
   * hash.
   */
  valueHash?: string;
  /**
   * The hash of the previous value, which works until `formerEndsAt`. Both are present or neither
   * is.
   */
  formerHash?: string;
  /** ISO 8601 UTC. */
  formerEndsAt?: string;
  /** Epoch seconds, the table's time-to-live; only the canary's keys expire this way. */
  removeAt?: number;
}

/**
 * An item of the look-up table under the hash of a rotated key's value. It gives no access itself:
 * the key's own item says which values work. So everything about a key is in one item, and one
 * write changes it for all of the key's values.
 */
export interface ApiKeyAlias {
  keyHash: string;
  /** The hash under which the key's own item is. */
  ofKey: string;
  /** Distinguishes a repeat of this write from another rotation to the same value. */
  rotationId: string;
}

/** What the authoriser passes to the webhook. API Gateway passes context values as strings. */
export interface AuthoriserContext {
  userId: string;
  keyId: string;
  /** The `keyHash` of the key's look-up item, whichever of the key's values was sent. */
  keyHash: string;
  /** ISO 8601 UTC, or '' if the key's value does not expire. */
  expiresAt: string;
  /** The form that the key is bound to, or ''. */
  formId: string;
  /** `true`, or '' for a key that ignores `target` and `fields`. */
  takesForms: string;
  /** `true` if the key may use that form only, or ''. */
  onlyItsForm: string;
  /** The key's scopes, with a space between them. */
  scopes: string;
  /** Set for the canary's keys, so that the access log can tell its requests apart. */
  canary?: typeof canaryMark;
}
