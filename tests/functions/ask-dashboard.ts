/** The dashboard API as AppSync calls it: one field at a time, with the caller's identity. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import {
  createDashboardApi,
  type DashboardDependencies,
} from '../../functions/dashboard-api/dashboard-api.ts';
import { createLinkSigner } from '../../functions/dashboard-api/screenshot-link.ts';
import { createApiKeyStore } from '../../functions/stores/api-key-store.ts';
import { createTargetHealthStore } from '../../functions/stores/target-health-store.ts';
import { anId } from './builders.ts';
import type { startDynamoDb } from './local-aws.ts';
import type { keptLog } from './log-lines.ts';

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
const s3 = new S3Client({ region: 'eu-west-1', credentials });
export const aTargetAddress = 'https://forms.example/loan';
const mutations = ['createApiKey', 'updateApiKey', 'deleteApiKey', 'retrySubmission'];

interface Surroundings extends Pick<DashboardDependencies, 'submissions' | 'queue'> {
  db: Awaited<ReturnType<typeof startDynamoDb>>;
  log: ReturnType<typeof keptLog>;
  now: () => Date;
}

export function aDashboard(surroundings: Surroundings): DashboardDependencies {
  const { db, log, submissions, queue, now } = surroundings;
  return {
    submissions,
    queue,
    apiKeys: createApiKeyStore({
      client: db.client,
      keysTable: 'apiKeys',
      lookupTable: 'apiKeyLookup',
      now,
      newId: anId,
    }),
    signLink: createLinkSigner(s3, 'evidence'),
    targetHealth: createTargetHealthStore({ client: db.client, table: 'targetHealth', now }),
    target: aTargetAddress,
    now,
    logger: log.logger,
    maxAttempts: 5,
  };
}

export interface Answer<Data> {
  data?: Data;
  error?: { message: string; type: string };
}

export async function askDashboard<Data>(
  dependencies: DashboardDependencies,
  { field, args, identity }: { field: string; args: object; identity: unknown },
): Promise<Answer<Data>> {
  const event = {
    arguments: args,
    identity,
    source: null,
    request: { headers: {}, domainName: null },
    prev: null,
    info: {
      fieldName: field,
      parentTypeName: mutations.includes(field) ? 'Mutation' : 'Query',
      variables: {},
    },
    stash: {},
  };
  return (await createDashboardApi(dependencies)(event, {} as Context)) as Answer<Data>;
}
