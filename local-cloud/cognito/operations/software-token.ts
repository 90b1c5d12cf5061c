/**
 * AssociateSoftwareToken, VerifySoftwareToken and SetUserMFAPreference: set up an authenticator app
 * as second factor.
 */
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { anyToken, parseInput, text } from '../input.ts';
import type { Operation, Pool } from '../pool.ts';
import { acceptTotp, newSecret } from '../time-based-code.ts';
import { requireAccess } from '../tokens.ts';

const associateInput = z.object({ AccessToken: anyToken });
const verifyInput = z.object({ AccessToken: anyToken, UserCode: text });
const preferenceInput = z.object({
  AccessToken: anyToken,
  SoftwareTokenMfaSettings: z.optional(
    z.object({ Enabled: z.optional(z.boolean()), PreferredMfa: z.optional(z.boolean()) }),
  ),
});

export const associateSoftwareToken: Operation = async (pool, raw) => {
  requireFeature(pool);
  const { user } = await requireAccess(pool, parseInput(associateInput, raw).AccessToken);
  const secret = newSecret();
  user.softwareToken = { secret, verified: false, preferred: false, lastStep: 0 };
  pool.store.save();
  return { SecretCode: secret };
};

export const verifySoftwareToken: Operation = async (pool, raw) => {
  requireFeature(pool);
  const input = parseInput(verifyInput, raw);
  const { user } = await requireAccess(pool, input.AccessToken);
  if (!user.softwareToken || !acceptTotp(pool, user, input.UserCode)) {
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  user.softwareToken.verified = true;
  pool.store.save();
  return { Status: 'SUCCESS' };
};

export const setUserMfaPreference: Operation = async (pool, raw) => {
  requireFeature(pool);
  const input = parseInput(preferenceInput, raw);
  const { user } = await requireAccess(pool, input.AccessToken);
  const wanted = input.SoftwareTokenMfaSettings;
  if (wanted?.Enabled && !user.softwareToken?.verified) {
    throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
  }
  if (wanted?.Enabled === false) delete user.softwareToken;
  else if (user.softwareToken) user.softwareToken.preferred = wanted?.Enabled ?? false;
  pool.store.save();
  return {};
};

function requireFeature(pool: Pool): void {
  if (!pool.settings.softwareTokens) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    );
  }
}
