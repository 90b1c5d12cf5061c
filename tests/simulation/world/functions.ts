/** The product's own functions, by their handlers' wiring, on the clients of a process. */
import type { SQSRecord } from 'aws-lambda';
import type { TargetForm } from '../../../contract/target-form.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import type { BrowserEnd } from '../../../functions/bot/invoke-browser.ts';
import type { AttemptWork } from '../../../functions/bot/process-submission.ts';
import { wireBot } from '../../../functions/bot/wire-bot.ts';
import type { ReconciliationReport } from '../../../functions/reconciler/reconcile.ts';
import { wireReconciler } from '../../../functions/reconciler/wire-reconciler.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { createSentNotes } from '../../../functions/stores/repeated-leads/sent-notes.ts';
import {
  createSubmissionStore,
  type RowLimits,
} from '../../../functions/stores/submissions/submission-store.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import type { WebhookEvent } from '../../../functions/webhook/webhook.ts';
import { wireWebhook } from '../../../functions/webhook/wire-webhook.ts';
import { attemptLimits } from '../../../infra/attempt-limits.ts';
import { fingerprintOf, queueOf, tablesOf, type Cloud } from './cloud.ts';
import type { Ids } from './ids.ts';
import type { Process } from './process.ts';

/** In a long world rows expire before it ends. */
export const rowLimitsOf = ({ isLong }: { isLong: boolean }): RowLimits =>
  isLong ? { maxOpenDays: 1, retentionDays: 1 } : { maxOpenDays: 3, retentionDays: 30 };
export const userLimits = {
  requestsPerSecond: 50,
  requestBurst: 300,
  leadsPerDay: 500,
  openLeads: 200,
};
const stageForm: TargetForm = { name: 'Stage', url: 'https://stage.example/form', demo: false };
const MAX_ATTEMPTS = 5;
const logger = { info: ignore, warn: ignore, error: ignore };

export interface Host {
  cloud: Cloud;
  by: Process;
  ids: Ids;
}

function ignore(): void {}

const environment = {
  API_KEY_LOOKUP_TABLE: 'apiKeyLookup',
  SUBMISSIONS_TABLE: 'submissions',
  IDEMPOTENCY_TABLE: 'idempotency',
  LEAD_QUEUE_URL: 'leads',
  MAX_ATTEMPTS: String(MAX_ATTEMPTS),
  ALLOWANCE_TABLE: 'allowances',
  USER_LIMITS: JSON.stringify(userLimits),
  TARGET_FORMS_TABLE: 'targetForms',
  FIRST_LEADS_TABLE: 'firstLeads',
  ACCOUNTS_TABLE: 'accounts',
  CIRCUIT_BREAKER_TABLE: 'circuitBreakers',
  ORIGINS_TABLE: 'origins',
  TARGET_POLICY: 'any',
  FOLLOW_UPS_TABLE: 'followUps',
};

const limitsOf = ({ rowLimits }: Cloud) => ({
  LEAD_RETENTION_DAYS: String(rowLimits.retentionDays),
  MAX_OPEN_DAYS: String(rowLimits.maxOpenDays),
});

/** No user of this world searches for a person, so the index of people stays empty. */
const noPeople = { note: () => Promise.resolve([]) };

/** The authoriser, and the webhook behind it. */
export function createDoor(host: Host, { onUnknown }: { onUnknown: () => void }) {
  const { cloud, by, ids } = host;
  const client = tablesOf(cloud, by);
  const { now } = by;
  const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
  const webhook = wireWebhook({
    environment,
    client,
    queueClient: queueOf(cloud, by),
    fingerprint: fingerprintOf(by),
    people: noPeople,
    onUnknown,
    logger,
    newId: ids.newId,
    newToken: ids.newToken,
    wait: (milliseconds) => by.wait(milliseconds),
    now,
  });
  return async (keyValue: string, event: Omit<WebhookEvent, 'requestContext'>) => {
    const authorizer = await authorise(keyValue, {
      find: (keyHash) => findApiKey(client, environment.API_KEY_LOOKUP_TABLE, keyHash),
      findAccount: (userId) => accounts.read(userId),
      now,
    });
    if (!authorizer) return { statusCode: 403, body: '{}' };
    return webhook({ ...event, requestContext: { authorizer } });
  };
}

/** The dashboard API, called on a user's behalf. */
export function createOffice({ cloud, by, ids }: Host) {
  const client = tablesOf(cloud, by);
  const { now } = by;
  const { newId } = ids;
  const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
  const targetForms = { client, table: environment.TARGET_FORMS_TABLE };
  const firstLeads = { client, table: environment.FIRST_LEADS_TABLE, now };
  return {
    submissions: {
      targetForms: createTargetFormReader(targetForms),
      submissions,
      allowance: { takeLead: () => Promise.resolve(), giveLeadBack: ignore },
      firstLeads: createFirstLeads({
        ...firstLeads,
        fingerprint: fingerprintOf(by),
        submissions,
        newToken: ids.newToken,
        wait: (milliseconds) => by.wait(milliseconds),
      }),
      people: noPeople,
      noteSent: createSentNotes(firstLeads),
      queue: createLeadQueue({ client: queueOf(cloud, by), queueUrl: environment.LEAD_QUEUE_URL }),
      signLink: async (key: string) => `https://bucket.example/${key}`,
      logger,
      maxAttempts: MAX_ATTEMPTS,
      retentionDays: cloud.rowLimits.retentionDays,
    },
    keys: createApiKeyStore({
      client,
      keysTable: 'apiKeys',
      lookupTable: environment.API_KEY_LOOKUP_TABLE,
      now,
      newId,
    }),
    forms: createTargetFormStore({ ...targetForms, now, newId }),
    pace: createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now }),
  };
}

export interface BotHost extends Host {
  bots: number;
  attempt: (work: AttemptWork) => Promise<BrowserEnd>;
  /** Observes each place of a form's pace that is granted or given back. */
  watchPace: (pace: PaceStore) => PaceStore;
}

/** @returns a bot, which tells whether a message can be acknowledged. */
export function createBot(host: BotHost) {
  const { cloud, by, ids, bots } = host;
  const half = String(Math.max(1, Math.floor(bots / 2)));
  const isToComeBack = wireBot({
    environment: {
      ...environment,
      ...limitsOf(cloud),
      TARGET_FORM: JSON.stringify(stageForm),
      FORM_AT_ONCE: half,
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
