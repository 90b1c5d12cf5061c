/**
 * ChangePassword: checks the old password by computing its SRP verifier again, because only the
 * verifier is stored.
 */
import * as z from 'zod/mini';
import { incorrectCredentials } from '../cognito-error.ts';
import { anyToken, parseInput } from '../input.ts';
import { requirePolicy } from '../password-policy.ts';
import type { Operation } from '../pool.ts';
import { recordPassword } from '../secure-remote-password.ts';
import { requireAccess } from '../tokens.ts';

const changeInput = z.object({
  AccessToken: anyToken,
  PreviousPassword: z.string(),
  ProposedPassword: z.string(),
});

export const changePassword: Operation = async (pool, raw) => {
  const input = parseInput(changeInput, raw);
  const { user } = await requireAccess(pool, input.AccessToken);
  requirePolicy(pool.settings.password, input.ProposedPassword);
  const { salt, verifier } = user.password;
  const previous = recordPassword(pool.name, user.sub, input.PreviousPassword, salt);
  if (previous.verifier !== verifier) throw incorrectCredentials();
  user.password = recordPassword(pool.name, user.sub, input.ProposedPassword);
  pool.store.save();
  return {};
};
