/** SignUp: runs the template's pre-sign-up trigger with the event that Cognito would send. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { sendCode } from '../codes.ts';
import { CognitoError } from '../cognito-error.ts';
import { attributeList, parseInput, text } from '../input.ts';
import { requirePolicy } from '../password-policy.ts';
import { findClient, type Operation, type Pool } from '../pool.ts';
import type { UserRecord } from '../pool-store.ts';
import { recordPassword } from '../secure-remote-password.ts';

const signUpInput = z.object({
  ClientId: text,
  Username: text,
  Password: z.string(),
  UserAttributes: z._default(attributeList, []),
  ValidationData: z._default(attributeList, []),
  ClientMetadata: z.optional(z.record(z.string(), z.string())),
});
type SignUpInput = z.infer<typeof signUpInput>;

const triggerAnswer = z.object({
  response: z.object({
    autoConfirmUser: z.optional(z.boolean()),
    autoVerifyEmail: z.optional(z.boolean()),
  }),
});

export const signUp: Operation = async (pool, raw) => {
  const input = parseInput(signUpInput, raw);
  findClient(pool, input.ClientId);
  const email = input.Username.toLowerCase();
  const attributes = readAttributes(pool, input, email);
  requirePolicy(pool.settings.password, input.Password);
  refuseTaken(pool, email);

  const sub = randomUUID();
  const decision = await askTrigger(pool, input, sub, attributes);
  refuseTaken(pool, email);
  const user: UserRecord = {
    sub,
    email,
    attributes: { ...attributes, email_verified: String(decision.autoVerifyEmail ?? false) },
    confirmed: decision.autoConfirmUser ?? false,
    password: recordPassword(pool.name, sub, input.Password),
    createdAt: pool.now().getTime(),
    codes: {},
    failedSignIns: 0,
    lockedUntil: 0,
  };
  pool.store.users.set(sub, user);
  pool.store.save();
  const delivery = !user.confirmed && pool.settings.verifiesEmail;
  return {
    UserConfirmed: user.confirmed,
    UserSub: sub,
    ...(delivery && { CodeDeliveryDetails: sendCode(pool, user, 'sign-up') }),
  };
};

function readAttributes(pool: Pool, input: SignUpInput, email: string): Record<string, string> {
  if (!pool.settings.selfSignUp) {
    throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
  }
  if (!z.safeParse(z.email(), email).success) {
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  }
  const byName = Object.fromEntries(input.UserAttributes.map(({ Name, Value }) => [Name, Value]));
  for (const name of ['sub', 'email_verified']) {
    if (name in byName) {
      throw new CognitoError(
        'NotAuthorizedException',
        'A client attempted to write unauthorized attribute',
      );
    }
  }
  if (byName['email'] !== undefined && byName['email'].toLowerCase() !== email) {
    throw new CognitoError('InvalidParameterException', 'User emails do not match the username.');
  }
  const attributes = { ...byName, email };
  const missing = pool.settings.requiredAttributes.find((name) => !(name in attributes));
  if (missing) {
    throw new CognitoError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: ${missing}: The attribute is required`,
    );
  }
  return attributes;
}

function refuseTaken(pool: Pool, email: string): void {
  if (pool.store.findByEmail(email)) {
    throw new CognitoError('UsernameExistsException', 'User already exists');
  }
}

async function askTrigger(
  pool: Pool,
  input: SignUpInput,
  sub: string,
  userAttributes: Record<string, string>,
): Promise<z.infer<typeof triggerAnswer>['response']> {
  if (!pool.settings.hasPreSignUp) return {};
  const event = {
    version: '1',
    region: pool.region,
    userPoolId: pool.id,
    userName: sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: input.ClientId },
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes,
      validationData:
        input.ValidationData.length > 0
          ? Object.fromEntries(input.ValidationData.map(({ Name, Value }) => [Name, Value]))
          : null,
      ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  try {
    return z.parse(triggerAnswer, await pool.invokeTrigger('PreSignUp', event)).response;
  } catch (error: unknown) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new CognitoError('UserLambdaValidationException', `PreSignUp failed with error ${why}.`);
  }
}
