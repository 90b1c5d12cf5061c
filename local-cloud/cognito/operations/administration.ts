/** An operator's operations on users: read, disable, enable and delete. */
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { anyToken, parseInput, text } from '../input.ts';
import type { Operation, Pool } from '../pool.ts';
import type { UserRecord } from '../pool-store.ts';
import { requireAccess } from '../tokens.ts';

const userInput = z.object({ UserPoolId: text, Username: text });
const listInput = z.object({
  UserPoolId: text,
  Filter: z.optional(z.string()),
  Limit: z._default(z.int().check(z.gte(1), z.lte(60)), 60),
  PaginationToken: z.optional(text),
});
const deleteOwnInput = z.object({ AccessToken: anyToken });

export const adminGetUser: Operation = async (pool, raw) => {
  const { UserAttributes, ...user } = describe(requireUser(pool, raw));
  return { ...user, UserAttributes };
};

export const adminDisableUser: Operation = async (pool, raw) => {
  requireUser(pool, raw).disabled = true;
  pool.store.save();
  return {};
};

export const adminEnableUser: Operation = async (pool, raw) => {
  delete requireUser(pool, raw).disabled;
  pool.store.save();
  return {};
};

export const adminDeleteUser: Operation = async (pool, raw) => {
  forget(pool, requireUser(pool, raw));
  return {};
};

/** DeleteUser: users delete their own account. */
export const deleteUser: Operation = async (pool, raw) => {
  const { user } = await requireAccess(pool, parseInput(deleteOwnInput, raw).AccessToken);
  forget(pool, user);
  return {};
};

/** The pagination token is the number of users on earlier pages. */
export const listUsers: Operation = async (pool, raw) => {
  const input = parseInput(listInput, raw);
  requirePool(pool, input.UserPoolId);
  const matches = filterOf(input.Filter);
  const start = Number(input.PaginationToken ?? 0);
  const found = [...pool.store.users.values()].filter(matches);
  const end = start + input.Limit;
  return {
    Users: found.slice(start, end).map((user) => {
      const { UserAttributes: Attributes, ...rest } = describe(user);
      return { ...rest, Attributes };
    }),
    ...(end < found.length && { PaginationToken: String(end) }),
  };
};

/**
 * Parses the filter of ListUsers:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/how-to-manage-user-accounts.html
 */
function filterOf(filter: string | undefined): (user: UserRecord) => boolean {
  if (filter === undefined) return () => true;
  const [, name = '', wanted = ''] = /^([\w:]+) ?= ?"((?:[^"\\]|\\.)*)"$/.exec(filter) ?? [];
  const value = wanted.replace(/\\(.)/g, '$1');
  if (name === 'status') return ({ disabled }) => (disabled ? 'Disabled' : 'Enabled') === value;
  if (name === 'cognito:user_status') return (user) => statusOf(user) === value;
  throw new CognitoError('InvalidParameterException', `Error while parsing filter: ${filter}`);
}

function requireUser(pool: Pool, raw: unknown): UserRecord {
  const input = parseInput(userInput, raw);
  requirePool(pool, input.UserPoolId);
  const user = pool.store.users.get(input.Username) ?? pool.store.findByEmail(input.Username);
  if (user) return user;
  throw new CognitoError('UserNotFoundException', 'User does not exist.');
}

function requirePool(pool: Pool, id: string): void {
  if (id === pool.id) return;
  throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

function forget(pool: Pool, { sub }: UserRecord): void {
  pool.store.users.delete(sub);
  for (const grant of pool.store.grants.values()) {
    if (grant.sub === sub) pool.store.grants.delete(grant.hash);
  }
  pool.store.save();
}

const statusOf = ({ confirmed }: UserRecord) => (confirmed ? 'CONFIRMED' : 'UNCONFIRMED');

function describe(user: UserRecord) {
  const { sub, attributes, disabled, createdAt } = user;
  return {
    Username: sub,
    UserAttributes: Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
    Enabled: !disabled,
    UserStatus: statusOf(user),
    UserCreateDate: createdAt / 1000,
  };
}
