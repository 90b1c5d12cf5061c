/**
 * What every service of the local cloud is: one function that starts it, listed in `services.ts`.
 * It adds the resource types that it emulates, and says where functions reach it and how it ends.
 */
import type { S3Client } from '@aws-sdk/client-s3';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { UserPoolOptions } from './cognito/user-pool.ts';
import type { UserPoolDescription } from './cognito/resource-types.ts';
import type { TargetOverride } from './command-line/target-override.ts';
import type { TableStream } from './dynamodb/stream.ts';
import type { Access } from './iam/access.ts';
import type { Functions } from './lambda/functions.ts';
import type { Roles } from './lambda/roles.ts';
import type { Ports } from './ports.ts';
import type { TellMail } from './ses/server.ts';
import type { StartSequence } from './start-sequence.ts';
import type { Assembly } from './template/assembly.ts';
import type { HostRewriter } from './template/hosts.ts';
import type { PhysicalNames } from './template/physical-names.ts';
import type { ResourceTypes } from './template/resource-type.ts';
import { TemplateError } from './template/template.ts';

export type StartService = (resources: Resources, context: Context) => Started | Promise<Started>;

export interface Started {
  /** Variables by which functions find the service, such as `AWS_ENDPOINT_URL_SQS`. */
  endpoints: Record<string, string>;
  /** Called when functions have finished, in the reverse order of the starts. */
  close: () => Promise<void>;
}

/** The template's resources, which are created once all services have started. */
export interface Resources {
  /** Adds the resource types that the service creates. */
  emulate: (types: ResourceTypes) => void;
  /** Starts a server that needs the finished resources; it may be none. */
  whenCreated: (serve: () => Promise<Pick<Started, 'close'>> | undefined) => Started;
}

/** The context that all services share. */
export interface Context extends Omit<StartSequence, 'onClose' | 'start' | 'close'> {
  dataDir: string;
  /** Where the servers listen. */
  ports: Ports;
  /** Where functions, event sources and clients connect; a test puts fault proxies in between. */
  reached: Ports;
  tellCode: UserPoolOptions['tellCode'];
  tellMail: TellMail;
  target: TargetOverride;
  assetPath: Assembly['assetPath'];
  names: PhysicalNames;
  hosts: HostRewriter;
  functions: Functions;
  roles: Roles;
  access: Access;
  queues: SQSClient;
  buckets: S3Client;
  /** Variables of every function: all endpoints are in it before the first function is created. */
  variables: Record<string, string>;
  /** Values that replace those of the template, in functions that have such a variable. */
  replacedVariables: Record<string, string>;
  streams: Map<string, TableStream>;
  pools: Map<string, UserPoolDescription>;
}

/** What a service without a server returns at its start. */
export const noServer: Started = { endpoints: {}, close: () => Promise.resolve() };

/** @throws {TemplateError} if there are several: a service has one port. */
export function onlyOne<Found>(found: ReadonlyMap<string, Found>, what: string): Found | undefined {
  if (found.size > 1) throw new TemplateError(`The local cloud has room for one ${what}`);
  return [...found.values()][0];
}
