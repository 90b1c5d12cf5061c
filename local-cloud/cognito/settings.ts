/**
 * Reads the template's user pool and client properties into one typed object, with CloudFormation's
 * defaults. Properties that this file does not read have no effect in the local cloud.
 */
import * as z from 'zod/mini';

const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
]);
const count = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.transform((text: string) => Number(text)),
  ),
]);
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const poolProperties = z.object({
  UsernameAttributes: z.optional(z.array(z.string())),
  Policies: z.optional(
    z.object({
      PasswordPolicy: z.optional(
        z.object({
          MinimumLength: z.optional(count),
          RequireLowercase: z.optional(flag),
          RequireUppercase: z.optional(flag),
          RequireNumbers: z.optional(flag),
          RequireSymbols: z.optional(flag),
        }),
      ),
    }),
  ),
  Schema: z.optional(
    z.array(z.object({ Name: z.optional(z.string()), Required: z.optional(flag) })),
  ),
  LambdaConfig: z.optional(z.object({ PreSignUp: z.optional(z.string()) })),
  AutoVerifiedAttributes: z.optional(z.array(z.string())),
  AdminCreateUserConfig: z.optional(z.object({ AllowAdminCreateUserOnly: z.optional(flag) })),
  MfaConfiguration: z.optional(z.string()),
  EnabledMfas: z.optional(z.array(z.string())),
});

const clientProperties = z.object({
  ExplicitAuthFlows: z.optional(z.array(z.string())),
  PreventUserExistenceErrors: z.optional(z.string()),
  EnableTokenRevocation: z.optional(flag),
  AccessTokenValidity: z.optional(count),
  IdTokenValidity: z.optional(count),
  RefreshTokenValidity: z.optional(count),
  TokenValidityUnits: z.optional(
    z.object({
      AccessToken: z.optional(unit),
      IdToken: z.optional(unit),
      RefreshToken: z.optional(unit),
    }),
  ),
  RefreshTokenRotation: z.optional(
    z.object({
      Feature: z.optional(z.string()),
      RetryGracePeriodSeconds: z.optional(count),
    }),
  ),
});

export interface PasswordPolicy {
  minimumLength: number;
  lowercase: boolean;
  uppercase: boolean;
  numbers: boolean;
  symbols: boolean;
}

export interface PoolSettings {
  password: PasswordPolicy;
  requiredAttributes: string[];
  hasPreSignUp: boolean;
  verifiesEmail: boolean;
  selfSignUp: boolean;
  softwareTokens: boolean;
}

export interface ClientSettings {
  id: string;
  flows: ReadonlySet<string>;
  hidesUnknownUsers: boolean;
  revocation: boolean;
  accessSeconds: number;
  idSeconds: number;
  refreshSeconds: number;
  rotation: { graceSeconds: number } | undefined;
}

/** @throws {Error} if users of the pool don't sign in by e-mail address. */
export function readPool(properties: unknown): PoolSettings {
  const pool = z.parse(poolProperties, properties);
  if (!pool.UsernameAttributes?.includes('email')) {
    throw new Error('The local user pool signs people in by e-mail only: UsernameAttributes');
  }
  const policy = pool.Policies?.PasswordPolicy;
  return {
    password: {
      minimumLength: policy?.MinimumLength ?? 8,
      lowercase: policy?.RequireLowercase ?? !policy,
      uppercase: policy?.RequireUppercase ?? !policy,
      numbers: policy?.RequireNumbers ?? !policy,
      symbols: policy?.RequireSymbols ?? !policy,
    },
    requiredAttributes: (pool.Schema ?? [])
      .filter((attribute) => attribute.Required)
      .flatMap((attribute) => attribute.Name ?? []),
    hasPreSignUp: pool.LambdaConfig?.PreSignUp !== undefined,
    verifiesEmail: pool.AutoVerifiedAttributes?.includes('email') ?? false,
    selfSignUp: !pool.AdminCreateUserConfig?.AllowAdminCreateUserOnly,
    softwareTokens:
      pool.MfaConfiguration !== undefined &&
      pool.MfaConfiguration !== 'OFF' &&
      (pool.EnabledMfas?.includes('SOFTWARE_TOKEN_MFA') ?? false),
  };
}

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86400 } as const;

export function readClient(id: string, properties: unknown): ClientSettings {
  const client = z.parse(clientProperties, properties);
  const units = client.TokenValidityUnits;
  const rotation = client.RefreshTokenRotation;
  return {
    id,
    flows: new Set(client.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
    hidesUnknownUsers: client.PreventUserExistenceErrors === 'ENABLED',
    revocation: client.EnableTokenRevocation ?? true,
    accessSeconds: (client.AccessTokenValidity ?? 1) * unitSeconds[units?.AccessToken ?? 'hours'],
    idSeconds: (client.IdTokenValidity ?? 1) * unitSeconds[units?.IdToken ?? 'hours'],
    refreshSeconds:
      (client.RefreshTokenValidity ?? 30) * unitSeconds[units?.RefreshToken ?? 'days'],
    rotation:
      rotation?.Feature === 'ENABLED'
        ? { graceSeconds: rotation.RetryGracePeriodSeconds ?? 0 }
        : undefined,
  };
}
