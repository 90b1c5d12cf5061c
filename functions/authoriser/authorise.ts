/** Decides whether an API key may use the webhook, and for which user. */
import { isClosed, type AccountRow } from '../../contract/account.ts';
import {
  apiKeyPattern,
  type ApiKeyLookup,
  type AuthoriserContext,
} from '../../contract/api-key.ts';
import { defaultScopes } from '../../contract/api-routes.ts';
import { canaryMark, isCanary } from '../../contract/canary.ts';
import { formerEnd, hasExpired } from '../stores/api-keys/api-key-lookup.ts';
import { sha256Hex } from '../stores/dynamodb/sha256.ts';

interface AuthoriserDependencies {
  /** Finds the API key whose current or former value has this hash. */
  find: (keyHash: string) => Promise<ApiKeyLookup | undefined>;
  /**
   * Finds the account of the key's owner; undefined if the accounts table has no item for the
   * owner.
   */
  findAccount: (userId: string) => Promise<AccountRow | undefined>;
  now: () => Date;
}

/**
 * Checks an API key.
 * @returns undefined if the key is malformed (nothing is read), unknown, deleted or expired, or if
 * its owner's account is disabled or deleted.
 */
export async function authorise(
  keyValue: string | undefined,
  { find, findAccount, now }: AuthoriserDependencies,
): Promise<AuthoriserContext | undefined> {
  if (keyValue === undefined || !apiKeyPattern.test(keyValue)) return undefined;
  const keyHash = sha256Hex(keyValue);
  const lookup = await find(keyHash);
  const value = lookup && valueOf(lookup, keyHash);
  if (!value || hasExpired(value.endsAt, now())) return undefined;
  const { userId, keyId, formId = '' } = lookup;
  if (isClosed(await findAccount(userId))) return undefined;
  const takesForms = lookup.takesForms === true ? 'true' : '';
  const scopes = (lookup.scopes ?? defaultScopes).join(' ');
  const canary = isCanary(userId) && { canary: canaryMark };
  return {
    ...{ userId, keyId, keyHash: lookup.keyHash, expiresAt: value.endsAt ?? '' },
    ...{ formId, onlyItsForm: lookup.onlyItsForm === true ? 'true' : '', takesForms, scopes },
    ...canary,
  };
}

/**
 * An API key may have a current and a former value.
 * @returns the time at which the value with this hash stops working (no time if the key does not
 * expire); undefined if the value no longer works.
 */
function valueOf(lookup: ApiKeyLookup, hash: string): { endsAt: string | undefined } | undefined {
  const { keyHash, valueHash = keyHash, formerHash, expiresAt } = lookup;
  if (hash === valueHash) return { endsAt: expiresAt };
  const endsAt = formerEnd(lookup);
  return hash === formerHash && endsAt !== undefined ? { endsAt } : undefined;
}
