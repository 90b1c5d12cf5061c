/**
 * The actions of the command `npm run operate -- user`. The steps of each action are ordered so
 * that no access stays open if a later step fails.
 */
import type { AccountStore } from '../../functions/stores/accounts/account-store.ts';
import type { TargetFormStore } from '../../functions/stores/target-forms/target-form-store.ts';
import type { UserPool } from '../../functions/stores/accounts/user-pool.ts';

export const userActions = ['show', 'disable', 'enable', 'delete'] as const;
export type UserAction = (typeof userActions)[number];

export interface UserDependencies {
  accounts: Pick<AccountStore, 'read' | 'disable' | 'enable' | 'markDeleted'>;
  targetForms: Pick<TargetFormStore, 'removeAll'>;
  pool: Pick<UserPool, 'findByEmail' | 'disable' | 'enable' | 'remove'>;
}

export function isUserAction(text: string): text is UserAction {
  return userActions.some((action) => action === text);
}

/**
 * @returns a message for the operator.
 * @throws {Error} if no user in the pool has this e-mail address.
 */
export async function changeUser(
  action: UserAction,
  email: string,
  { accounts, targetForms, pool }: UserDependencies,
): Promise<string> {
  const user = await pool.findByEmail(email);
  if (!user) throw new Error(`Nobody in the user pool has the address ${email}.`);
  const { userId } = user;
  switch (action) {
    case 'show': {
      const account = await accounts.read(userId);
      return JSON.stringify({ ...user, ...account }, undefined, 2);
    }
    case 'disable':
      // The user pool is changed first. Otherwise the account watch, which regularly copies the
      // pool's state to the accounts table, could undo the change of the table.
      await pool.disable(userId);
      await accounts.disable(userId);
      return `${email} (${userId}) is disabled. Keys stop within a minute; sessions have ended.`;
    case 'enable':
      await pool.enable(userId);
      await accounts.enable(userId);
      return `${email} (${userId}) is enabled. Keys work again within a minute.`;
    case 'delete':
      // The user pool is changed last, because a user who is removed from the pool can't be found
      // by e-mail address again.
      await accounts.markDeleted(userId);
      await targetForms.removeAll(userId);
      await pool.remove(userId);
      return `${email} (${userId}) is deleted with their forms. Keys stop within a minute; sessions have ended.`;
  }
}
