/**
 * Cognito's resource types, which collect the stack's user pool and its clients for the emulator.
 */
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region, TemplateError } from '../template/template.ts';

export interface UserPoolDescription {
  id: string;
  /** The template's properties; the emulator parses them with its own schema. */
  properties: Record<string, unknown>;
  preSignUpArn: string | undefined;
  clients: Record<string, Record<string, unknown>>;
}

export interface LoginTypesOptions {
  names: PhysicalNames;
  hosts: HostRewriter;
  /** The address at which Cognito is served. */
  origin: string;
  pools: Map<string, UserPoolDescription>;
}

const anyValue = z.unknown().optional();

/** The properties that local-cloud/cognito emulates. */
const poolSchema = z.object({
  UsernameAttributes: anyValue,
  UsernameConfiguration: z.object({ CaseSensitive: anyValue }).optional(),
  Policies: z.object({ PasswordPolicy: z.looseObject({}).optional() }).optional(),
  Schema: z.array(z.object({ Name: anyValue, Required: anyValue })).optional(),
  LambdaConfig: z.object({ PreSignUp: z.string().optional() }).optional(),
  AutoVerifiedAttributes: anyValue,
  AdminCreateUserConfig: z.object({ AllowAdminCreateUserOnly: anyValue }).optional(),
  MfaConfiguration: anyValue,
  EnabledMfas: anyValue,
});

const clientSchema = z.object({
  UserPoolId: z.string(),
  ClientName: anyValue,
  ExplicitAuthFlows: anyValue,
  GenerateSecret: z.literal(false).optional(),
  PreventUserExistenceErrors: anyValue,
  EnableTokenRevocation: anyValue,
  AccessTokenValidity: anyValue,
  IdTokenValidity: anyValue,
  RefreshTokenValidity: anyValue,
  TokenValidityUnits: anyValue,
  RefreshTokenRotation: anyValue,
});

export function loginTypes({ names, hosts, origin, pools }: LoginTypesOptions): ResourceTypes {
  hosts.map(`https://cognito-idp.${region}.amazonaws.com`, origin);
  return {
    'AWS::Cognito::UserPool': resourceType(poolSchema, (properties, logicalId) => {
      const id = `${region}_${names.id(logicalId, 9)}`;
      pools.set(id, {
        id,
        properties,
        preSignUpArn: properties.LambdaConfig?.PreSignUp,
        clients: {},
      });
      const provider = `cognito-idp.${region}.amazonaws.com/${id}`;
      return {
        ref: id,
        attributes: {
          Arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`,
          ProviderName: provider,
          ProviderURL: `https://${provider}`,
          UserPoolId: id,
        },
      };
    }),
    'AWS::Cognito::UserPoolClient': resourceType(clientSchema, (properties, logicalId) => {
      const pool = pools.get(properties.UserPoolId);
      if (!pool) throw new TemplateError(`There is no user pool ${properties.UserPoolId}`);
      const id = names.id(logicalId, 26);
      pool.clients[id] = properties;
      return { ref: id, attributes: { ClientId: id, Name: names.named(logicalId) } };
    }),
  };
}
