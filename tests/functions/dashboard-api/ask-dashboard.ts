/** Calls the dashboard API as AppSync does: one field at a time, with the caller's identity. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import { rootFields, type RootField } from '../../../contract/graphql-fields.ts';
import type { Mutation, Query, Subscription } from '../../../contract/graphql-types.ts';
import {
  createDashboardApi,
  type DashboardDependencies,
} from '../../../functions/dashboard-api/dashboard-api.ts';
import { createLinkSigner } from '../../../functions/aws-calls/screenshot-link.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createAlertStore } from '../../../functions/stores/alerts/alert-store.ts';
import { createCircuitBreakerStore } from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { createIdempotencyStore } from '../../../functions/stores/leads/idempotency-store.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createOriginPolicy } from '../../../functions/stores/origins/origin-policy.ts';
import { createDigestStore } from '../../../functions/stores/follow-ups/digest-store.ts';
import { createRehearsalStore } from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import { createPersonRecords } from '../../../functions/stores/people/person-records.ts';
import { createForgetAnswers } from '../../../functions/stores/callbacks/forget-answers.ts';
import type { CallbackQueue } from '../../../functions/stores/callbacks/callback-queue.ts';
import { createDeliveryLog } from '../../../functions/stores/callbacks/delivery-log.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { createForgetFirstLeads } from '../../../functions/stores/repeated-leads/forget-person.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { createSentNotes } from '../../../functions/stores/repeated-leads/sent-notes.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { anId, noLimits, rowLimits, fingerprintHere } from '../builders.ts';
import type { startDynamoDb } from '../local-aws.ts';
import type { keptLog } from '../log-lines.ts';

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
const s3 = new S3Client({ region: 'eu-west-1', credentials });
export const aTargetAddress = 'https://forms.example/loan';
const typeOf = new Map(rootFields.map(({ fieldName, typeName }) => [fieldName, typeName]));

interface Surroundings extends Pick<DashboardDependencies, 'submissions' | 'queue'> {
  db: Awaited<ReturnType<typeof startDynamoDb>>;
  log: ReturnType<typeof keptLog>;
  now: () => Date;
  ownUser?: DashboardDependencies['ownUser'];
  erasePicture?: DashboardDependencies['erasePicture'];
  forgetAnswers?: DashboardDependencies['forgetAnswers'];
  wait?: DashboardDependencies['wait'];
  rehearsalQueue?: DashboardDependencies['rehearsalQueue'];
  callbackQueue?: CallbackQueue;
}

const noUser = () => Promise.reject(new Error('No user pool in this test'));

export function aDashboard(surroundings: Surroundings): DashboardDependencies {
  const { db, log, submissions, queue, now } = surroundings;
  const callbacks = { client: db.client, table: 'callbacks', now };
  return {
    submissions,
    queue,
    allowance: noLimits,
    idempotency: createIdempotencyStore({ client: db.client, table: 'idempotency', now }),
    newId: anId,
    apiKeys: createApiKeyStore({
      client: db.client,
      keysTable: 'apiKeys',
      lookupTable: 'apiKeyLookup',
      now,
      newId: anId,
    }),
    signLink: createLinkSigner({ client: s3, bucket: 'screenshots' }),
    circuitBreaker: createCircuitBreakerStore({ client: db.client, table: 'circuitBreakers', now }),
    pace: createPaceStore({ client: db.client, table: 'circuitBreakers', now }),
    target: aTargetAddress,
    firstLeads: createFirstLeads({
      client: db.client,
      table: 'firstLeads',
      fingerprint: fingerprintHere,
      submissions,
      newToken: anId,
      wait: () => Promise.resolve(),
      now,
    }),
    people: createPersonRecords({
      client: db.client,
      table: 'people',
      fingerprint: fingerprintHere,
      now,
      logger: log.logger,
    }),
    forgetFirstLeads: createForgetFirstLeads({
      client: db.client,
      table: 'firstLeads',
      fingerprint: fingerprintHere,
      submissions,
      now,
    }),
    alerts: createAlertStore({ ...callbacks, newId: anId }),
    callbacks: createEndpointStore({ ...callbacks, newId: anId, newSecret: newCallbackSecret }),
    forgetAnswers: surroundings.forgetAnswers ?? createForgetAnswers(callbacks),
    deliveries: createDeliveryLog({
      ...callbacks,
      queue: surroundings.callbackQueue ?? { send: () => Promise.resolve() },
    }),
    erasePicture: surroundings.erasePicture ?? (() => Promise.resolve()),
    noteSent: createSentNotes({ client: db.client, table: 'firstLeads', now }),
    targetForms: createTargetFormStore({
      client: db.client,
      table: 'targetForms',
      now,
      newId: anId,
    }),
    rehearsals: createRehearsalStore({ client: db.client, table: 'targetForms', now, newId: anId }),
    rehearsalQueue: surroundings.rehearsalQueue ?? { send: () => Promise.resolve() },
    origins: createOriginPolicy({ client: db.client, table: 'origins', policy: 'any', now }),
    allowLoopback: false,
    digests: createDigestStore({ client: db.client, table: 'followUps', now }),
    sendsMail: true,
    accounts: createAccountStore({ client: db.client, table: 'accounts', now }),
    ownUser: surroundings.ownUser ?? { signOut: noUser, email: noUser, remove: noUser },
    wait: surroundings.wait ?? (() => Promise.resolve()),
    now,
    logger: log.logger,
    maxAttempts: 5,
    retentionDays: rowLimits.retentionDays,
  };
}

export type FieldName = RootField['fieldName'];
type Results = Required<Query & Mutation & Record<keyof Subscription, unknown>>;

export interface Answer<Field extends FieldName> {
  data?: Results[Field];
  error?: { message: string; type: string; info?: { retryAfterSeconds: number } };
}

export async function askDashboard<Field extends FieldName>(
  dependencies: DashboardDependencies,
  {
    field,
    args,
    identity,
    headers = {},
    selection,
  }: {
    field: Field;
    args: object;
    identity: unknown;
    headers?: Record<string, string>;
    /** The selected fields of the query, as AppSync passes them in `selectionSetList`. */
    selection?: readonly string[];
  },
): Promise<Answer<Field>> {
  const event = {
    arguments: args,
    identity,
    source: null,
    request: { headers, domainName: null },
    prev: null,
    info: {
      ...{ fieldName: field, parentTypeName: typeOf.get(field), variables: {} },
      selectionSetList: selection,
    },
    stash: {},
  };
  return (await createDashboardApi(dependencies)(event, {} as Context)) as Answer<Field>;
}
