/**
 * The product's own functions for one simulated process. They are wired as in their handlers, with
 * the clients of the simulated process.
 */
import type { SQSRecord } from 'aws-lambda';
import { apiRouteNames, apiRoutes } from '../../../contract/api-routes.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import { wireBot } from '../../../functions/bot/wire-bot.ts';
import { wireKeyApi } from '../../../functions/key-api/wire-key-api.ts';
import type { ReconciliationReport } from '../../../functions/reconciler/reconcile.ts';
import { wireReconciler } from '../../../functions/reconciler/wire-reconciler.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createPersonRecords } from '../../../functions/stores/people/person-records.ts';
import type { PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import type { RowLimits } from '../../../functions/stores/submissions/row-lifetime.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { wireWebhook } from '../../../functions/webhook/wire-webhook.ts';
import { attemptLimits } from '../../../infra/attempt-limits.ts';
import { fingerprintOf, queueOf, tablesOf, type Cloud } from './cloud.ts';
import type { Ids } from './ids.ts';
import type { Process } from './process.ts';

/**
 * How long submissions are kept. In a simulated world that lasts for days these limits are short,
 * so that submissions expire before the world ends.
 */
export const rowLimitsOf = ({ isLong }: { isLong: boolean }): RowLimits =>
  isLong ? { maxOpenDays: 1, retentionDays: 1 } : { maxOpenDays: 3, retentionDays: 30 };
export const userLimits = {
  requestsPerSecond: 50,
  requestBurst: 300,
  leadsPerDay: 500,
  openLeads: 200,
  dashboardPerSecond: 10,
  dashboardBurst: 100,
};
const stageForm: TargetForm = { name: 'Stage', url: 'https://stage.example/form', demo: false };
export const MAX_ATTEMPTS = 5;
export const logger = { info: ignore, warn: ignore, error: ignore };

export interface Host {
  cloud: Cloud;
  by: Process;
  ids: Ids;
}

export function ignore(): void {}

export const environment = {
  API_KEY_LOOKUP_TABLE: 'apiKeyLookup',
  SUBMISSIONS_TABLE: 'submissions',
  IDEMPOTENCY_TABLE: 'idempotency',
  LEAD_QUEUE_URL: 'leads',
  MAX_ATTEMPTS: String(MAX_ATTEMPTS),
  ALLOWANCE_TABLE: 'allowances',
  TARGET_FORMS_TABLE: 'targetForms',
  FIRST_LEADS_TABLE: 'firstLeads',
  ACCOUNTS_TABLE: 'accounts',
  CIRCUIT_BREAKER_TABLE: 'circuitBreakers',
  ORIGINS_TABLE: 'origins',
  TARGET_POLICY: 'any',
  FOLLOW_UPS_TABLE: 'followUps',
  EVENTS_TABLE: 'events',
  CALLBACKS_TABLE: 'callbacks',
};

const limitsOf = ({ rowLimits, userLimits: limits }: Cloud) => ({
  USER_LIMITS: JSON.stringify(limits),
  LEAD_RETENTION_DAYS: String(rowLimits.retentionDays),
  MAX_OPEN_DAYS: String(rowLimits.maxOpenDays),
});

/**
 * The store of the records by which a person's leads are found. It waits in virtual time before it
 * repeats a failed call.
 */
export function peopleOf({ cloud, by }: Host) {
  const { now } = by;
  return createPersonRecords({
    ...{
      client: tablesOf(cloud, by),
      table: 'people',
      fingerprint: fingerprintOf(by),
      now,
      logger,
    },
    wait: (milliseconds, signal) => by.waitUnless(milliseconds, signal),
  });
}

/** The authoriser, and the functions that the authorised requests reach. */
export function createWebhookApi(host: Host, { onUnknown }: { onUnknown: () => void }) {
  const { cloud, by, ids } = host;
  const client = tablesOf(cloud, by);
  const { now } = by;
  const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
  const webhook = wireWebhook({
    environment: { ...environment, ...limitsOf(cloud) },
    client,
    queueClient: queueOf(cloud, by),
    fingerprint: fingerprintOf(by),
    people: peopleOf(host),
    onUnknown,
    logger,
    newId: ids.newId,
    newToken: ids.newToken,
    wait: (milliseconds) => by.wait(milliseconds),
    now,
  });
  const keyApi = wireKeyApi({
    ...{ client, fingerprint: fingerprintOf(by), logger, now },
    environment: { ...environment, ...limitsOf(cloud), FINGERPRINT_KEY: '', KMS_ENDPOINT: '' },
    allowLoopback: false,
  });
  return async (keyValue: string, event: Omit<RestEvent, 'requestContext'>) => {
    const authorizer = await authorise(keyValue, {
      find: (keyHash) => findApiKey(client, environment.API_KEY_LOOKUP_TABLE, keyHash),
      findAccount: (userId) => accounts.read(userId),
      now,
    });
    if (!authorizer) return { statusCode: 403, body: '{}' };
    const called = apiRouteNames.find((name) => name === `${event.httpMethod} ${event.resource}`);
    const answer = called && apiRoutes[called].answeredBy === 'keyApi' ? keyApi : webhook;
    return answer({ ...event, requestContext: { authorizer } });
  };
}

export interface BotHost extends Host {
  bots: number;
  attempt: (work: AttemptWork) => Promise<BrowserEnd>;
  /**
   * Wraps the pace store, which limits the attempts of a form. The wrapper records the start and
   * the end of each attempt that the store admits.
   */
  watchPace: (pace: PaceStore) => PaceStore;
}

/**
 * @returns a bot: a function that handles a message and resolves to whether the message may be
 *   deleted.
 */
export function createBot(host: BotHost) {
  const { cloud, by, ids, bots } = host;
  const half = String(Math.max(1, Math.floor(bots / 2)));
  const isToComeBack = wireBot({
    environment: {
      ...environment,
      ...limitsOf(cloud),
      TARGET_FORM: JSON.stringify(stageForm),
      BOTS_AT_ONCE: String(bots),
      STAGE_FORM_AT_ONCE: half,
      ORIGIN_AT_ONCE: '2',
      ORIGIN_PER_MINUTE: '20',
      ATTEMPT_DEADLINE_SECONDS: String(attemptLimits.deadlineSeconds),
      LEASE_SECONDS: String(attemptLimits.leaseSeconds),
      RETRY_BASE_SECONDS: '30',
      RETRY_CAP_SECONDS: '900',
    },
    client: tablesOf(cloud, by),
    queueClient: queueOf(cloud, by),
    attempt: host.attempt,
    watchPace: host.watchPace,
    now: by.now,
    random: ids.random,
    wait: (milliseconds) => by.wait(milliseconds),
    newToken: ids.newToken,
    note: ignore,
    logger,
  });
  return async (record: Pick<SQSRecord, 'body' | 'attributes' | 'receiptHandle'>) =>
    !(await isToComeBack({ ...record, messageId: record.receiptHandle }));
}

export function createReconciler(
  { cloud, by }: Host,
  hasTime: () => boolean,
): () => Promise<ReconciliationReport> {
  const reconcile = wireReconciler({
    environment: { ...environment, ...limitsOf(cloud) },
    client: tablesOf(cloud, by),
    queueClient: queueOf(cloud, by),
    logger,
    now: by.now,
  });
  return () => reconcile(hasTime);
}
