/**
 * The operator's operations on the user pool. Signed here, because the SDK's client would be one
 * more package for a few operations.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/
 */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4, type SignatureV4Init } from '@smithy/signature-v4';
import * as z from 'zod/mini';

const TIME_LIMIT_MS = 5000;
/** The maximum that one answer of ListUsers contains. */
const PAGE = 60;

export interface UserPoolAddress {
  /** Cognito's address in the pool's region. */
  endpoint: string;
  userPoolId: string;
  identity: { region: string; credentials: SignatureV4Init['credentials'] };
}

/** `userId` is the user's name in the pool and the `sub` of the user's tokens. */
export interface PoolUser {
  userId: string;
  enabled: boolean;
  /** Whether the address was confirmed, by its owner or by an operator. */
  confirmed: boolean;
}

export interface UserPool {
  /** Undefined for a user who is not, or no longer, in the pool. */
  find(userId: string): Promise<PoolUser | undefined>;
  findByEmail(email: string): Promise<PoolUser | undefined>;
  /** The verified address; undefined if the user is gone, disabled or has not verified it. */
  addressOf(userId: string): Promise<string | undefined>;
  /** Page by page. */
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
  /** Epoch seconds. */
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

class UserPoolFailure extends Error {
  override readonly name = 'UserPoolFailure';
  readonly type: string;

  constructor(operation: string, type: string) {
    super(`${operation} failed: ${type}`);
    this.type = type;
  }
}

/** @throws {UserPoolFailure} from each operation, with Cognito's name of the error. */
export function createUserPool(address: UserPoolAddress): UserPool {
  const call = signedCalls(address);
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
      const gone = error instanceof UserPoolFailure && error.type === 'UserNotFoundException';
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

function signedCalls({ endpoint, userPoolId, identity }: UserPoolAddress) {
  const url = new URL(endpoint);
  const signer = new SignatureV4({ service: 'cognito-idp', sha256: Sha256, ...identity });
  return async (operation: string, input: object): Promise<unknown> => {
    const body = JSON.stringify({ UserPoolId: userPoolId, ...input });
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: '/',
      headers: {
        host: url.host,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body,
    });
    const { method, headers } = await signer.sign(request);
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { method, headers, body, signal });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { __type = String(response.status) } = answer as { __type?: string };
    // The type may begin with a namespace and `#`.
    throw new UserPoolFailure(operation, __type.split('#').at(-1) ?? __type);
  };
}
