/** The API key: authorises the webhook for one user. Its value is generated in the browser. */

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
 * The item beside a user's keys that limits their number. Its id sorts after every key's id, which
 * begins with a hexadecimal digit.
 */
export interface ApiKeySlots {
  userId: string;
  id: typeof apiKeySlotsId;
  /** Key id → when the creation of that key began (ISO 8601 UTC). */
  held: Record<string, string>;
}
export const apiKeySlotsId = 'slots';

/**
 * Item of the look-up table, which is all that the authoriser reads of a key. Key: `keyHash`. The
 * item of a deleted key keeps only its hash, for ever, so that no account can register the value
 * again.
 */
export interface ApiKeyLookup {
  keyHash: string;
  userId: string;
  keyId: string;
  /** ISO 8601 UTC; undefined if the key does not expire. */
  expiresAt?: string;
  /** Written by the webhook, at most once a minute. */
  lastUsedAt?: string;
  /** The user's own form that the key's leads go to, unless they name another one. */
  formId?: string;
  /** Whether `target` and `fields` of a lead count; keys from before forms existed ignore them. */
  takesForms?: boolean;
  /** The number of accepted leads; written by the webhook. */
  submissionCount?: number;
  /** Epoch seconds, the table's time-to-live; only the canary's keys have one. */
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
  /** Set for the canary's keys, so that the access log can tell its requests apart. */
  canary?: typeof canaryMark;
}
