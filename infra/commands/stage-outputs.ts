/**
 * Gives an operator's command access to a stage by the outputs of the stage's deployment or of the
 * local cloud.
 */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { loopback, portsFrom, type Ports } from '../../local-cloud/ports.ts';
import { readJson } from '../read-json.ts';

export interface StageOutputs {
  SiteUrl: string;
  Region: string;
  UserPoolId: string;
  AccountsTable: string;
  OriginsTable: string;
  TargetFormsTable: string;
  CanaryFunction: string;
}

export const localOutputs = '.local/outputs.json';

/**
 * Reads one stack's outputs by name.
 * @throws {Error} if the deployment is too old and lacks an output that the command needs.
 */
export function readOutputs(file: string, ...needed: (keyof StageOutputs)[]): StageOutputs {
  const stacks = readJson<Record<string, StageOutputs>>(file);
  const [outputs] = Object.values(stacks);
  const missing = needed.find((name) => !outputs?.[name]);
  if (outputs && missing === undefined) return outputs;
  throw new Error(`${file} has no output ${missing ?? 'at all'}: deploy first.`);
}

export interface StageAccess {
  config: DynamoDBClientConfig;
  credentials: DynamoDBClient['config']['credentials'];
  /** The ports of the local cloud on this machine; undefined on AWS. */
  ports: Ports | undefined;
}

/** On AWS the SDK uses the caller's credentials. */
export function accessTo({ SiteUrl, Region }: StageOutputs): StageAccess {
  const site = new URL(SiteUrl);
  const ports = site.hostname === '127.0.0.1' ? portsFrom(Number(site.port)) : undefined;
  const config = {
    region: Region,
    ...(ports && {
      endpoint: loopback(ports.database),
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  };
  return { config, credentials: new DynamoDBClient(config).config.credentials, ports };
}
