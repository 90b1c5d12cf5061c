/** The API key: authorises the webhook for one user. Its value is made in the browser. */

/** ≥ 30 alphanumeric characters after the prefix: at least 178 bits when drawn evenly. */
export const apiKeyPattern = /^fak_[A-Za-z0-9]{30,120}$/;
export const apiKeyPrefix = 'fak_';
export const apiKeyNameMaxLength = 100;

/** Row of the API keys table (customer-managed KMS key). Key: `userId`, `id` (UUIDv7). */
export interface ApiKeyRow {
  userId: string;
  id: string;
  keyName: string;
  keyValue: string;
  /** Hex SHA-256 of `keyValue`: the key of its look-up item. */
  keyHash: string;
  createdAt: string;
}

/**
 * The item beside a user's keys that counts them. Its id sorts after every key's, which begins with
 * a hexadecimal digit.
 */
export interface ApiKeySlots {
  userId: string;
  id: typeof apiKeySlotsId;
  /** Key id → when the creation of that key began (ISO 8601 UTC). */
  held: Record<string, string>;
}
export const apiKeySlotsId = 'slots';

/**
 * Item of the look-up table, all that the authoriser may read. Key: `keyHash`. The item of a deleted
 * key keeps its hash and nothing else, for ever, so that no account can register the value again.
 */
export interface ApiKeyLookup {
  keyHash: string;
  userId: string;
  keyId: string;
  /** ISO 8601 UTC; absent while the key has no end. */
  expiresAt?: string;
  /** Written by the webhook, at most once a minute. */
  lastUsedAt?: string;
  /** The user's own form that its leads go to, unless they name another one. */
  formId?: string;
  /** Whether a lead's `target` and `fields` count; keys from before there were forms ignore them. */
  takesForms?: boolean;
  /** Leads accepted; written by the webhook. */
  submissionCount?: number;
}

/** What the authoriser hands to the webhook. API Gateway passes context values as strings. */
export interface AuthoriserContext {
  userId: string;
  keyId: string;
  keyHash: string;
  /** ISO 8601 UTC, or '' while the key has no end. */
  expiresAt: string;
  /** The form that the key is bound to, or ''. */
  formId: string;
  /** `true`, or '' for a key that ignores `target` and `fields`. */
  takesForms: string;
}
