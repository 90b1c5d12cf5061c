/**
 * The operator's operations on the user pool.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/
 */
import * as z from 'zod/mini';
import { AwsFailure } from '../../aws-calls/aws-answer.ts';
import { createAwsCall } from '../../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../../aws-calls/sign-request.ts';

/** The maximum number of users in one answer of ListUsers. */
const PAGE = 60;

export interface UserPoolAddress {
  /** Cognito's address in the pool's region. */
  endpoint: string;
  userPoolId: string;
  identity: AwsIdentity;
}

/** `userId` is the user's name in the pool and the `sub` of the user's tokens. */
export interface PoolUser {
  userId: string;
  enabled: boolean;
  /** Whether the address was confirmed, by its owner or by an operator. */
  confirmed: boolean;
}

export interface UserPool {
  /** Finds a user by id; undefined for a user who is not, or no longer, in the pool. */
  find(userId: string): Promise<PoolUser | undefined>;
  findByEmail(email: string): Promise<PoolUser | undefined>;
  /**
   * The user's verified e-mail address; undefined if the user is gone, disabled or has not verified
   * the address.
   */
  addressOf(userId: string): Promise<string | undefined>;
  /** The disabled users, page by page. */
  disabled(): AsyncGenerator<PoolUser[]>;
  /**
   * Users who signed up before the given time and have not confirmed their address, page by page;
   * the listing may be out of date.
   */
  unconfirmedSince(time: Date): AsyncGenerator<string[]>;
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  remove(userId: string): Promise<void>;
}

const userSchema = z.object({
  Username: z.string(),
  Enabled: z.boolean(),
  UserStatus: z.string(),
  /** The time of sign-up in epoch seconds. */
  UserCreateDate: z.number(),
});
type User = z.infer<typeof userSchema>;
const profileSchema = z.object({
  Enabled: z.boolean(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) })),
});
const listSchema = z.object({
  Users: z.array(userSchema),
  PaginationToken: z.optional(z.string()),
});
type Listing = z.infer<typeof listSchema>;

/** @throws {AwsFailure} in each operation, with Cognito's error code. */
export function createUserPool({ endpoint, userPoolId, identity }: UserPoolAddress): UserPool {
  const callAws = createAwsCall({
    ...{ service: 'cognito-idp', endpoint, identity },
    timeLimitMs: 5000,
  });
  const call = (operation: string, input: object) =>
    callAws({
      target: `AWSCognitoIdentityProviderService.${operation}`,
      body: { UserPoolId: userPoolId, ...input },
    });
  const list = async (filter: string, after?: string): Promise<Listing> =>
    listSchema.parse(
      await call('ListUsers', {
        Filter: filter,
        Limit: PAGE,
        ...(after !== undefined && { PaginationToken: after }),
      }),
    );
  async function* pages(filter: string): AsyncGenerator<User[]> {
    let after: string | undefined;
    do {
      const page = await list(filter, after);
      yield page.Users;
      after = page.PaginationToken;
    } while (after !== undefined);
  }
  const get = async (name: string): Promise<unknown> => {
    try {
      return await call('AdminGetUser', { Username: name });
    } catch (error: unknown) {
      const gone = error instanceof AwsFailure && error.code === 'UserNotFoundException';
      if (gone) return undefined;
      throw error;
    }
  };
  const find = async (name: string): Promise<PoolUser | undefined> => {
    const user = await get(name);
    return user === undefined ? undefined : toUser(userSchema.parse(user));
  };
  return {
    find,
    // Cognito accepts the e-mail address as the user's name, in any letter case.
    findByEmail: find,
    addressOf: async (userId) => {
      const user = await get(userId);
      if (user === undefined) return undefined;
      const { Enabled, UserAttributes } = profileSchema.parse(user);
      const valueOf = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
      return Enabled && valueOf('email_verified') === 'true' ? valueOf('email') : undefined;
    },
    disabled: async function* () {
      for await (const users of pages('status = "Disabled"')) yield users.map(toUser);
    },
    unconfirmedSince: async function* (time) {
      for await (const users of pages(`cognito:user_status = "${unconfirmed}"`)) {
        const old = users.filter((user) => user.UserCreateDate * 1000 < time.getTime());
        yield old.map(({ Username }) => Username);
      }
    },
    disable: async (userId) => void (await call('AdminDisableUser', { Username: userId })),
    enable: async (userId) => void (await call('AdminEnableUser', { Username: userId })),
    remove: async (userId) => void (await call('AdminDeleteUser', { Username: userId })),
  };
}

const unconfirmed = 'UNCONFIRMED';

function toUser({ Username, Enabled, UserStatus }: User): PoolUser {
  return { userId: Username, enabled: Enabled, confirmed: UserStatus !== unconfirmed };
}
