/** A person by e-mail (whatever its case) or sub; unknown ones are told apart only if the client asks. */
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { UserRecord } from './pool-store.ts';
import type { ClientSettings } from './settings.ts';

/**
 * @returns undefined for an unknown person whom the client's settings hide.
 * @throws {CognitoError} UserNotFoundException where they do not.
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
