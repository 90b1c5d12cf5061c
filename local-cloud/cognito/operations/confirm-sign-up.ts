/**
 * ConfirmSignUp and ResendConfirmationCode. For an unknown user the answer is the same as for an
 * expired code.
 */
import * as z from 'zod/mini';
import { deliveryDetails, expiredCode, redeemCode, sendCode } from '../codes.ts';
import { CognitoError } from '../cognito-error.ts';
import { parseInput, text } from '../input.ts';
import { findClient, type Operation } from '../pool.ts';
import { findUser } from '../find-user.ts';

const confirmInput = z.object({ ClientId: text, Username: text, ConfirmationCode: text });
const resendInput = z.object({ ClientId: text, Username: text });

export const confirmSignUp: Operation = async (pool, raw) => {
  const input = parseInput(confirmInput, raw);
  const user = findUser(pool, findClient(pool, input.ClientId), input.Username);
  if (!user) throw expiredCode();
  if (user.confirmed) {
    throw new CognitoError(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  }
  redeemCode(pool, user, 'sign-up', input.ConfirmationCode);
  user.confirmed = true;
  user.attributes['email_verified'] = 'true';
  pool.store.save();
  return {};
};

export const resendConfirmationCode: Operation = async (pool, raw) => {
  const input = parseInput(resendInput, raw);
  const user = findUser(pool, findClient(pool, input.ClientId), input.Username);
  if (!user) return { CodeDeliveryDetails: deliveryDetails(input.Username) };
  if (user.confirmed) {
    throw new CognitoError('InvalidParameterException', 'User is already confirmed.');
  }
  return { CodeDeliveryDetails: sendCode(pool, user, 'sign-up') };
};
