/** The operations of users on their own account. */
import { Refusal } from '../../contract/errors.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';
import type { AlertStore } from '../stores/alerts/alert-store.ts';
import type { ApiKeyStore } from '../stores/api-keys/api-key-store.ts';
import type { EndpointStore } from '../stores/callbacks/endpoint-store.ts';
import type { DigestStore } from '../stores/follow-ups/digest-store.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import type { Caller } from '../appsync/caller.ts';
import type { OwnUser } from './own-user.ts';

export interface AccountDependencies {
  accounts: Pick<AccountStore, 'read' | 'endSessions' | 'markDeleted'>;
  apiKeys: Pick<ApiKeyStore, 'removeAll'>;
  targetForms: Pick<TargetFormStore, 'removeAll'>;
  callbacks: Pick<EndpointStore, 'removeAll'>;
  alerts: Pick<AlertStore, 'removeAll'>;
  digests: Pick<DigestStore, 'read' | 'setOff' | 'forget'>;
  ownUser: OwnUser;
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}

/** The maximum expected difference between the clocks of Cognito and of this function. */
const CLOCK_SKEW_MS = 250;

/**
 * Ends every session of the caller, including this one. A token contains its sign-in time in whole
 * seconds, so only sessions that begin in the next full second or later are valid. The function
 * returns only after that second has begun, so that a new sign-in works at once.
 * @throws {Refusal} `bad_request` without an access token, `rate_limited` when Cognito is busy.
 */
export async function signOutEverywhere(
  { userId, accessToken }: Caller,
  dependencies: AccountDependencies,
): Promise<boolean> {
  await dependencies.ownUser.signOut(required(accessToken));
  const notBefore = Math.floor((dependencies.now().getTime() + CLOCK_SKEW_MS) / 1000) + 1;
  await dependencies.accounts.endSessions(userId, notBefore);
  await dependencies.wait(
    Math.max(0, notBefore * 1000 + CLOCK_SKEW_MS - dependencies.now().getTime()),
  );
  return true;
}

/**
 * Deletes the caller's account permanently. After the first write no API key works, no session is
 * valid and no waiting lead is sent. If a later step fails, a repeated call completes the deletion.
 * @throws {Refusal} `bad_request` if `email` is not the account's address, `session_ended`,
 * `rate_limited`.
 */
export async function deleteAccount(
  { userId, accessToken }: Caller,
  email: string,
  { accounts, apiKeys, alerts, callbacks, targetForms, digests, ownUser }: AccountDependencies,
): Promise<boolean> {
  const token = required(accessToken);
  const own = await ownUser.email(token);
  if (own !== undefined && own.toLowerCase() !== email.trim().toLowerCase()) {
    throw new Refusal('bad_request', 'That is not the e-mail address of this account.');
  }
  await accounts.markDeleted(userId);
  await apiKeys.removeAll(userId);
  await alerts.removeAll(userId);
  await callbacks.removeAll(userId);
  await targetForms.removeAll(userId);
  await digests.forget(userId);
  await ownUser.remove(token);
  return true;
}

function required(accessToken: string | undefined): string {
  if (accessToken !== undefined) return accessToken;
  throw new Refusal('bad_request', 'Send the access token, not the ID token.');
}
