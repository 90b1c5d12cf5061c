/** The product's own functions, wired as their handlers wire them, on the clients of a process. */
import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { isClosed } from '../../../contract/account.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import { deliveryOf } from '../../../functions/bot/delivery.ts';
import { createFormBreakers } from '../../../functions/bot/form-breakers.ts';
import { createOwnForms } from '../../../functions/bot/own-forms.ts';
import {
  processSubmission,
  type AttemptWork,
  type Processing,
} from '../../../functions/bot/process-submission.ts';
import type { BrowserEnd } from '../../../functions/bot/invoke-browser.ts';
import { reconcile, type ReconciliationReport } from '../../../functions/reconciler/reconcile.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { createUserAllowance } from '../../../functions/stores/allowances/user-allowance.ts';
import {
  createKeyUseNote,
  createSubmissionCount,
  findApiKey,
} from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createDigestAsking } from '../../../functions/stores/follow-ups/digest-store.ts';
import { createUseNote } from '../../../functions/stores/follow-ups/form-checks.ts';
import { createIdempotencyStore } from '../../../functions/stores/leads/idempotency-store.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createOriginPolicy } from '../../../functions/stores/origins/origin-policy.ts';
import { createFormGate, createRoomOf } from '../../../functions/stores/pace/form-gate.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { createSentNotes } from '../../../functions/stores/repeated-leads/sent-notes.ts';
import { countOpen } from '../../../functions/stores/submissions/open-count.ts';
import {
  createSubmissionStore,
  type RowLimits,
} from '../../../functions/stores/submissions/submission-store.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { createWebhook, type WebhookEvent } from '../../../functions/webhook/webhook.ts';
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
const stageUrl = 'https://stage.example/form';
const MAX_ATTEMPTS = 5;
const logger = { info: ignore, warn: ignore, error: ignore };

export interface Host {
  cloud: Cloud;
  by: Process;
  ids: Ids;
}

function ignore(): void {}

/** The stores of one instance of a function. */
function storesOf({ cloud, by, ids }: Host) {
  const client = tablesOf(cloud, by);
  const { now } = by;
  const submissions = createSubmissionStore({ client, table: 'submissions', now });
  const targetForms = { client, table: 'targetForms' };
  const followUps = { client, table: 'followUps', now };
  const digests = createDigestAsking(followUps);
  const forms = createTargetFormReader(targetForms);
  const origins = createOriginPolicy({ client, table: 'origins', policy: 'any', now });
  const pace = createPaceStore({ client, table: 'circuitBreakers', now });
  return {
    client,
    now,
    submissions,
    accounts: createAccountStore({ client, table: 'accounts', now }),
    queue: createLeadQueue({ client: queueOf(cloud, by), queueUrl: 'leads' }),
    forms,
    origins,
    pace,
    digests,
    useNote: createUseNote(followUps),
    attention: createAttentionMark({
      ...targetForms,
      now,
      tell: (userId) => digests.now(userId).catch(ignore),
    }),
    noteSent: createSentNotes({ client, table: 'firstLeads', now }),
    firstLeads: createFirstLeads({
      client,
      table: 'firstLeads',
      fingerprint: fingerprintOf(by),
      submissions,
      newToken: ids.newToken,
      wait: (milliseconds) => by.wait(milliseconds),
      now,
    }),
  };
}

/** No user of this world searches for a person, so the index of people stays empty. */
const noPeople = { note: () => Promise.resolve([]) };

/** The authoriser, and the webhook behind it. */
export function createDoor(host: Host, { onUnknown }: { onUnknown: () => void }) {
  const { client, now, submissions, accounts, queue, forms, firstLeads } = storesOf(host);
  const allowance = createUserAllowance({
    client,
    table: 'allowances',
    limits: userLimits,
    countOpen: (userId, most) => countOpen({ client, table: 'submissions' }, userId, most),
    now,
    logger,
    onUnknown,
  });
  const webhook = createWebhook({
    allowance,
    submissions,
    idempotency: createIdempotencyStore({ client, table: 'idempotency', now }),
    queue,
    forms,
    firstLeads,
    people: noPeople,
    noteKeyUse: createKeyUseNote({ client, table: 'apiKeyLookup', now }),
    countSubmission: createSubmissionCount({ client, table: 'apiKeyLookup' }),
    logger,
    maxAttempts: MAX_ATTEMPTS,
    newId: host.ids.newId,
    now,
  });
  return async (keyValue: string, event: Omit<WebhookEvent, 'requestContext'>) => {
    const authorizer = await authorise(keyValue, {
      find: (keyHash) => findApiKey(client, 'apiKeyLookup', keyHash),
      findAccount: (userId) => accounts.read(userId),
      now,
    });
    if (!authorizer) return { statusCode: 403, body: '{}' };
    return webhook({ ...event, requestContext: { authorizer } });
  };
}

/** The dashboard API, called on a user's behalf. */
export function createOffice(host: Host) {
  const stores = storesOf(host);
  const { client, now, submissions, queue, forms, firstLeads, noteSent } = stores;
  const { newId } = host.ids;
  return {
    submissions: {
      targetForms: forms,
      submissions,
      allowance: { takeLead: () => Promise.resolve(), giveLeadBack: ignore },
      firstLeads,
      people: noPeople,
      noteSent,
      queue,
      signLink: async (key: string) => `https://bucket.example/${key}`,
      logger,
      maxAttempts: MAX_ATTEMPTS,
      retentionDays: host.cloud.rowLimits.retentionDays,
    },
    keys: createApiKeyStore({
      client,
      keysTable: 'apiKeys',
      lookupTable: 'apiKeyLookup',
      now,
      newId,
    }),
    forms: createTargetFormStore({ client, table: 'targetForms', now, newId }),
    pace: stores.pace,
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
  const stores = storesOf(host);
  const { client, now, submissions, accounts, queue, digests } = stores;
  const half = Math.max(1, Math.floor(bots / 2));
  const breakers = createFormBreakers({
    ...{ client, table: 'circuitBreakers', now },
    ...{ formAtOnce: half, stageFormAtOnce: half, originAtOnce: 2, originPerMinute: 20 },
  });
  const processing: Processing = {
    forms: createOwnForms({
      forms: stores.forms,
      origins: stores.origins,
      markNeedsAttention: stores.attention,
      noteUse: (userId, formId) => stores.useNote(userId, formId).catch(ignore),
      breakerOf: breakers.ofForm,
      maskScreenshots: false,
      pace: host.watchPace(stores.pace),
      now,
    }),
    store: submissions,
    noteSent: stores.noteSent,
    tellUndecided: (userId) => digests.soon(userId).catch(ignore),
    breaker: breakers.ofStage(stageUrl),
    sendLater: (lead, delaySeconds) => queue.send(lead, delaySeconds),
    isClosed: async (userId) => isClosed(await accounts.read(userId)),
    attempt: host.attempt,
    settings: {
      leaseSeconds: attemptLimits.leaseSeconds,
      deadlineSeconds: attemptLimits.deadlineSeconds,
      ...cloud.rowLimits,
      retry: { baseSeconds: 30, capSeconds: 900 },
    },
    now,
    random: ids.random,
    newToken: ids.newToken,
    note: ignore,
    warn: ignore,
    fail: ignore,
  };
  const sqs = queueOf(cloud, by);
  return async (
    record: Pick<SQSRecord, 'body' | 'attributes' | 'receiptHandle'>,
  ): Promise<boolean> => {
    try {
      const processed = await processSubmission(deliveryOf(record), processing);
      if (processed.kind === 'done') return true;
      const { receiptHandle: ReceiptHandle } = record;
      const VisibilityTimeout = processed.seconds;
      await sqs.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: 'leads', ReceiptHandle, VisibilityTimeout }),
      );
    } catch {
      // The message stays in the queue, as in the bot's handler.
    }
    return false;
  };
}

export function createReconciler(
  host: Host,
  hasTime: () => boolean,
): () => Promise<ReconciliationReport> {
  const { now, submissions, forms, origins, pace, noteSent, digests, queue, accounts } =
    storesOf(host);
  const ask = createFormGate({ forms, origins, now });
  return () =>
    reconcile({
      submissions,
      roomOf: createRoomOf(ask, pace, async (userId) => isClosed(await accounts.read(userId))),
      noteSent,
      tellUndecided: (userId) => digests.soon(userId).catch(ignore),
      queue,
      logger,
      ...host.cloud.rowLimits,
      now,
      hasTime,
    });
}
