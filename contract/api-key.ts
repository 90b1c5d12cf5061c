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
  /** Hex SHA-256 of `keyValue`: the key of the look-up item. */
  keyHash: string;
  createdAt: string;
}

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
  /** What the key may do; keys from before scopes have the default ones. */
  scopes?: readonly ApiScope[];
  /** The number of accepted leads; written by the webhook. */
  submissionCount?: number;
  /** Epoch seconds, the table's time-to-live; only the canary's keys expire this way. */
  removeAt?: number;
}

/** What the authoriser passes to the webhook. API Gateway passes context values as strings. */
export interface AuthoriserContext {
  userId: string;
  keyId: string;
  keyHash: string;
  /** ISO 8601 UTC, or '' if the key does not expire. */
  expiresAt: string;
  /** The form that the key is bound to, or ''. */
  formId: string;
  /** `true`, or '' for a key that ignores `target` and `fields`. */
  takesForms: string;
  /** The key's scopes, with a space between them. */
  scopes: string;
  /** Set for the canary's keys, so that the access log can tell its requests apart. */
  canary?: typeof canaryMark;
}
