/**
 * ForgotPassword and ConfirmForgotPassword. An unknown user gets the same answer as a known user.
 */
import * as z from 'zod/mini';
import { checkCode, deliveryDetails, expiredCode, redeemCode, sendCode } from '../codes.ts';
import { CognitoError } from '../cognito-error.ts';
import { findUser } from '../find-user.ts';
import { parseInput, text } from '../input.ts';
import { requirePolicy } from '../password-policy.ts';
import { findClient, type Operation } from '../pool.ts';
import { recordPassword } from '../secure-remote-password.ts';

const forgotInput = z.object({ ClientId: text, Username: text });
const confirmInput = z.object({
  ClientId: text,
  Username: text,
  ConfirmationCode: text,
  Password: z.string(),
});

export const forgotPassword: Operation = async (pool, raw) => {
  const input = parseInput(forgotInput, raw);
  const client = findClient(pool, input.ClientId);
  const user = findUser(pool, client, input.Username);
  if (user?.attributes['email_verified'] === 'true') {
    return { CodeDeliveryDetails: sendCode(pool, user, 'forgot-password') };
  }
  if (client.hidesUnknownUsers) {
    return { CodeDeliveryDetails: deliveryDetails(input.Username) };
  }
  throw new CognitoError(
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  );
};

export const confirmForgotPassword: Operation = async (pool, raw) => {
  const input = parseInput(confirmInput, raw);
  const user = findUser(pool, findClient(pool, input.ClientId), input.Username);
  if (!user) throw expiredCode();
  checkCode(pool, user, 'forgot-password', input.ConfirmationCode);
  requirePolicy(pool.settings.password, input.Password);
  redeemCode(pool, user, 'forgot-password', input.ConfirmationCode);
  user.password = recordPassword(pool.name, user.sub, input.Password);
  user.confirmed = true;
  user.failedSignIns = 0;
  user.lockedUntil = 0;
  pool.store.save();
  return {};
};
