/**
 * The data about a function that the runner needs, and the environment variables that Lambda would
 * set.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TemplateError } from '../template/template.ts';
import type { WorkerSettings } from './protocol.ts';

export interface FunctionDefinition {
  logicalId: string;
  name: string;
  arn: string;
  handler: string;
  /** The directory of the function's bundle. */
  code: string;
  runtime: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  variables: Record<string, string>;
  credentials: { accessKeyId: string; secretAccessKey: string };
  maxWorkers: number;
  /** Whether each worker process serves only one tenant. */
  isolatesTenants: boolean;
}

export function workerSettings(definition: FunctionDefinition): WorkerSettings {
  const { code, handler, runtime, name } = definition;
  if (!runtime.startsWith('nodejs')) {
    throw new TemplateError(`The local cloud runs Node functions only; ${name} is ${runtime}`);
  }
  const dot = handler.lastIndexOf('.');
  const [module, exportName] = [handler.slice(0, dot), handler.slice(dot + 1)];
  const file = ['.mjs', '.js', '.cjs']
    .map((extension) => join(code, `${module}${extension}`))
    .find((path) => existsSync(path));
  if (!file)
    throw new TemplateError(`The bundle of ${name} has no file for its handler ${handler}`);
  return {
    file,
    exportName,
    functionName: name,
    functionArn: definition.arn,
    memoryMegabytes: definition.memoryMegabytes,
    credentials: {
      AWS_ACCESS_KEY_ID: definition.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: definition.credentials.secretAccessKey,
    },
  };
}

/**
 * The environment variables of a function: Lambda's variables, except the credentials, and the
 * function's own variables. None is copied from this process's environment.
 */
export function runtimeEnvironment(
  definition: FunctionDefinition,
  machine: { region: string; temporaryDirectory: string; compileCache: string },
): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    TMPDIR: machine.temporaryDirectory,
    HOME: machine.temporaryDirectory,
    NODE_COMPILE_CACHE: machine.compileCache,
    AWS_REGION: machine.region,
    AWS_DEFAULT_REGION: machine.region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${definition.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMegabytes),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: definition.code,
    _HANDLER: definition.handler,
    ...definition.variables,
  };
}
