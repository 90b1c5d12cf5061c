/**
 * GetUser and UpdateUserAttributes: a user's own attributes. Changing the e-mail address is
 * refused.
 */
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { anyToken, attributeList, parseInput } from '../input.ts';
import type { Operation } from '../pool.ts';
import { requireAccess } from '../tokens.ts';

const getInput = z.object({ AccessToken: anyToken });
const updateInput = z.object({ AccessToken: anyToken, UserAttributes: attributeList });
const writtenByThePool = new Set(['sub', 'email', 'email_verified']);

export const getUser: Operation = async (pool, raw) => {
  const { user } = await requireAccess(pool, parseInput(getInput, raw).AccessToken);
  const attributes = { sub: user.sub, ...user.attributes };
  return {
    Username: user.sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(user.softwareToken?.preferred && {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    }),
  };
};

export const updateUserAttributes: Operation = async (pool, raw) => {
  const input = parseInput(updateInput, raw);
  const { user } = await requireAccess(pool, input.AccessToken);
  if (input.UserAttributes.some(({ Name }) => writtenByThePool.has(Name))) {
    throw new CognitoError(
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    );
  }
  for (const { Name, Value } of input.UserAttributes) user.attributes[Name] = Value;
  pool.store.save();
  return { CodeDeliveryDetailsList: [] };
};
