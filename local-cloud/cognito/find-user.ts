/** Finds a user by e-mail address (in any letter case) or by `sub`, the user's id. */
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { UserRecord } from './pool-store.ts';
import type { ClientSettings } from './settings.ts';

/**
 * @returns undefined for an unknown user, if the client's settings hide which users exist.
 * @throws {CognitoError} UserNotFoundException for an unknown user, if the settings don't hide
 * which users exist.
 */
export function findUser(
  pool: Pool,
  client: ClientSettings,
  username: string,
): UserRecord | undefined {
  const user = pool.store.users.get(username) ?? pool.store.findByEmail(username);
  if (!user && !client.hidesUnknownUsers) {
    throw new CognitoError('UserNotFoundException', 'User does not exist.');
  }
  return user;
}
