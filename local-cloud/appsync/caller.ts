/**
 * The caller of the API, in the format of the resolvers' `ctx.identity`. The authorisation of
 * fields uses it too.
 */
export interface UserIdentity {
  sub: string;
  issuer: string;
  username: string;
  claims: Record<string, unknown>;
  sourceIp: string[];
  defaultAuthStrategy: 'ALLOW';
  groups: string[] | null;
}

export interface IamIdentity {
  accountId: string;
  userArn: string;
  username: string;
  sourceIp: string[];
}

export type Caller =
  | { mode: 'AMAZON_COGNITO_USER_POOLS'; identity: UserIdentity }
  | { mode: 'AWS_IAM'; identity: IamIdentity; mayPublish: boolean };

/**
 * The error, with AppSync's message, for a call that is refused before the GraphQL document is
 * read.
 */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
  readonly errorType: string;
  readonly status: number;

  constructor(
    message = 'You are not authorized to make this call.',
    errorType = 'UnauthorizedException',
    status = 401,
  ) {
    super(message);
    this.errorType = errorType;
    this.status = status;
  }
}
