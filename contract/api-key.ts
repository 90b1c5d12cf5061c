/**
 * The API key: authorises calls of the REST API for one user. The key's value is generated in the
 * browser.
 */

import type { ApiScope } from './api-routes.ts';
import type { canaryMark } from './canary.ts';

/**
 * At least 30 alphanumeric characters after the prefix: at least 178 bits if each character is
 * chosen at random.
 */
export const apiKeyPattern = /^fak_[A-Za-z0-9]{30,120}$/;
export const apiKeyPrefix = 'fak_';
export const apiKeyNameMaxLength = 100;

/**
 * A row of the API keys table, which a customer-managed KMS key encrypts. Key: `userId`, `id`
 * (UUIDv7).
 */
export interface ApiKeyRow {
  userId: string;
  id: string;
  keyName: string;
  keyValue: string;
  /**
   * Hex SHA-256 of the API key's first value. After a rotation too, this hash is the primary key of
   * the API key's item in the look-up table.
   */
  keyHash: string;
  createdAt: string;
  /**
   * The new values of rotations that are not finished. The item in the look-up table says which
   * value works.
   */
  nextValues?: ReadonlySet<string>;
}

/**
 * The maximum number of hours for which the old value of a rotated key works beside the new one.
 */
export const longestOverlapHours = 7 * 24;

/**
 * The item, stored beside a user's keys, that limits how many keys the user has. In the table this
 * item comes after all keys, because its id `slots` sorts after the hexadecimal digits with which
 * key ids begin.
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
 * the deletion of a key, its item remains for ever with only the hash, so that no account can
 * register the same value again.
 */
export interface ApiKeyLookup {
  keyHash: string;
  userId: string;
  keyId: string;
  /** When the key expires, in ISO 8601 UTC; undefined if the key does not expire. */
  expiresAt?: string;
  /** When the key was last used; written by the webhook at most once a minute. */
  lastUsedAt?: string;
  /** The user's own form to which the key's leads go, unless a lead names another form. */
  formId?: string;
  /** Whether the webhook uses a lead's `target` and `fields`; otherwise it ignores them. */
  takesForms?: boolean;
  /** What the key may do. A key that was created before scopes existed has the default scopes. */
  scopes?: readonly ApiScope[];
  /** The number of leads accepted with this key; written by the webhook. */
  submissionCount?: number;
  /**
   * Whether the key may send only to the form `formId`, and read only the leads of this form. Set
   * when the key is created.
   */
  onlyItsForm?: boolean;
  /**
   * The hash of the key's valid value. Absent if the key was never rotated; then `keyHash` is the
   * hash of the valid value.
   */
  valueHash?: string;
  /**
   * The hash of the key's previous value, which works until `formerEndsAt`. Present only together
   * with `formerEndsAt`.
   */
  formerHash?: string;
  /** When the key's previous value stops working, in ISO 8601 UTC. */
  formerEndsAt?: string;
  /**
   * Epoch seconds: when DynamoDB removes the item by its time-to-live. Only keys of the canary, the
   * synthetic test lead, have this value.
   */
  removeAt?: number;
}

/**
 * An item of the look-up table for one value of a rotated key; its primary key is this value's
 * hash. It only points to the key's own item, which says which values work. So one write to the
 * key's own item applies to all values of the key.
 */
export interface ApiKeyAlias {
  keyHash: string;
  /** The `keyHash` of the API key's own item in the look-up table. */
  ofKey: string;
  /**
   * The id of the rotation. It shows whether a second write of the same value is a repeat or
   * belongs to another rotation.
   */
  rotationId: string;
}

/** What the authoriser passes to the webhook. API Gateway passes context values as strings. */
export interface AuthoriserContext {
  userId: string;
  keyId: string;
  /**
   * The `keyHash` of the key's own look-up item, whether the caller sent the key's old or new
   * value.
   */
  keyHash: string;
  /** When the key's value expires, in ISO 8601 UTC, or '' if the value does not expire. */
  expiresAt: string;
  /** The id of the form to which the key's leads go, or '' if the key has no form. */
  formId: string;
  /** `true` if the webhook uses a lead's `target` and `fields`; '' if the webhook ignores them. */
  takesForms: string;
  /** `true` if the key may use only the form `formId`, otherwise ''. */
  onlyItsForm: string;
  /** The key's scopes, with a space between them. */
  scopes: string;
  /**
   * Set for keys of the canary, the synthetic test lead, so that the access log marks its requests.
   */
  canary?: typeof canaryMark;
}
