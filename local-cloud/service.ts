/**
 * The interface of every service of the local cloud. A service is one start function, listed in
 * `services.ts`. The start function adds the resource types that the service emulates. It returns
 * the service's endpoints for functions, and a function that closes the service.
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
  /** Environment variables by which functions find the service, such as `AWS_ENDPOINT_URL_SQS`. */
  endpoints: Record<string, string>;
  /**
   * Closes the service. Called after all functions have finished, in the reverse order of the
   * starts.
   */
  close: () => Promise<void>;
}

/** The template's resources, which are created after all services have started. */
export interface Resources {
  /** Adds the resource types that the service creates. */
  emulate: (types: ResourceTypes) => void;
  /**
   * Registers a function that starts a server after all resources are created. It may return
   * undefined if no server is needed.
   */
  whenCreated: (serve: () => Promise<Pick<Started, 'close'>> | undefined) => Started;
}

/** The context that all services share. */
export interface Context extends Omit<StartSequence, 'onClose' | 'start' | 'close'> {
  dataDir: string;
  /** The ports on which the servers listen. */
  ports: Ports;
  /**
   * The ports to which functions, event sources and clients connect. They differ from `ports` if a
   * test puts fault proxies in front of the servers.
   */
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
  /**
   * Environment variables of every function. All endpoints are added before the first function is
   * created.
   */
  variables: Record<string, string>;
  /**
   * Values that replace the template's values, in functions that have a variable of the same name.
   */
  replacedVariables: Record<string, string>;
  streams: Map<string, TableStream>;
  pools: Map<string, UserPoolDescription>;
}

/** The value that a service without a server returns from its start function. */
export const noServer: Started = { endpoints: {}, close: () => Promise.resolve() };

/**
 * @throws {TemplateError} if the template has several resources of one kind, because a service has
 * only one port.
 */
export function onlyOne<Found>(found: ReadonlyMap<string, Found>, what: string): Found | undefined {
  if (found.size > 1) throw new TemplateError(`The local cloud has room for one ${what}`);
  return [...found.values()][0];
}
