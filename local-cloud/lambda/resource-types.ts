/** The resource types of Lambda and IAM: functions, roles, policies. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region } from '../template/template.ts';
import type { Context } from '../service.ts';
import { createRunner } from './runner.ts';

export interface FunctionTypesOptions extends Pick<
  Context,
  'assetPath' | 'names' | 'dataDir' | 'functions' | 'roles' | 'replacedVariables'
> {
  /** Environment variables that the local cloud adds to every function. */
  localVariables: Record<string, string>;
}

/** How many events of one function this machine can handle at once; further events wait. */
const MAX_WORKERS = 4;

const functionSchema = z.object({
  FunctionName: z.string().optional(),
  Code: z.object({
    S3Bucket: z.string().optional(),
    S3Key: z.string().optional(),
    ZipFile: z.string().optional(),
  }),
  Handler: z.string().default('index.handler'),
  Runtime: z.string().default('nodejs24.x'),
  Timeout: number.default(3),
  MemorySize: number.default(128),
  Role: z.string(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).optional() }).optional(),
  ReservedConcurrentExecutions: number.optional(),
  TenancyConfig: z.object({ TenantIsolationMode: z.literal('PER_TENANT') }).optional(),
});
const versionSchema = z.object({ FunctionName: z.string() });
const aliasSchema = z.object({
  FunctionName: z.string(),
  FunctionVersion: z.literal('1'),
  Name: z.string(),
});

type FunctionProperties = z.output<typeof functionSchema>;

const policySchema = z.object({
  PolicyName: z.string().optional(),
  PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }),
  Roles: z.array(z.string()).optional(),
});

const roleSchema = z.object({
  RoleName: z.string().optional(),
  Policies: z
    .array(z.object({ PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) }))
    .optional(),
});

export function functionTypes(options: FunctionTypesOptions): ResourceTypes {
  const { names, roles } = options;
  return {
    // A function has one version, its current code; an alias sends all calls to this version.
    'AWS::Lambda::Version': resourceType(versionSchema, ({ FunctionName }) => {
      const arn = `${functionArn(FunctionName)}:1`;
      return { ref: arn, attributes: { Version: '1', FunctionArn: arn } };
    }),
    'AWS::Lambda::Alias': resourceType(aliasSchema, ({ FunctionName, Name }) => {
      const arn = `${functionArn(FunctionName)}:${Name}`;
      return { ref: arn, attributes: { AliasArn: arn } };
    }),
    'AWS::Lambda::Function': resourceType(functionSchema, (properties, logicalId) =>
      createFunction(options, properties, logicalId),
    ),
    'AWS::IAM::Role': resourceType(roleSchema, ({ RoleName, Policies }, logicalId) => {
      const name = RoleName ?? names.named(logicalId);
      for (const { PolicyDocument } of Policies ?? []) {
        roles.grant(name, PolicyDocument.Statement);
      }
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:iam::${account}:role/${name}`,
          RoleId: `AROA${names.id(logicalId, 17).toUpperCase()}`,
        },
      };
    }),
    'AWS::IAM::Policy': resourceType(policySchema, ({ PolicyDocument, Roles }, logicalId) => {
      for (const role of Roles ?? []) roles.grant(role, PolicyDocument.Statement);
      return { ref: names.named(logicalId) };
    }),
  };
}

function functionArn(name: string): string {
  return `arn:aws:lambda:${region}:${account}:function:${name}`;
}

function createFunction(
  options: FunctionTypesOptions,
  properties: FunctionProperties,
  logicalId: string,
) {
  const { assetPath, names, dataDir, functions } = options;
  const name = properties.FunctionName ?? names.named(logicalId);
  const arn = functionArn(name);
  const runner = createRunner({
    definition: {
      logicalId,
      name,
      arn,
      handler: properties.Handler,
      code: properties.Code.S3Key ? assetPath(properties.Code.S3Key) : '',
      runtime: properties.Runtime,
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      variables: variablesOf(options, properties.Environment?.Variables ?? {}),
      credentials: {
        accessKeyId: `ASIA${names.id(logicalId, 16).toUpperCase()}`,
        secretAccessKey: randomBytes(30).toString('base64url'),
      },
      maxWorkers: properties.ReservedConcurrentExecutions ?? MAX_WORKERS,
      isolatesTenants: properties.TenancyConfig !== undefined,
    },
    dataDir,
  });
  functions.add(runner, properties.Role.split('/').at(-1) ?? '');
  return { ref: name, attributes: { Arn: arn } };
}

function variablesOf(
  { localVariables, replacedVariables }: FunctionTypesOptions,
  own: Record<string, string>,
): Record<string, string> {
  const replaced = Object.entries(replacedVariables).filter(([name]) => name in own);
  return { ...localVariables, ...own, ...Object.fromEntries(replaced) };
}
