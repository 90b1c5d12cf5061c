/**
 * Bots on the local queue, in one process: the local cloud's poller, the bot's own code from
 * message to record, the reconciler and a table server. The browser is scripted: an attempt takes
 * as long as its form's name says.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { deliveryOf } from '../../../functions/bot/delivery.ts';
import { createFormBreakers } from '../../../functions/bot/form-breakers.ts';
import { createOwnForms } from '../../../functions/bot/own-forms.ts';
import { processSubmission, type Processing } from '../../../functions/bot/process-submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { startQueuePoller } from '../../../local-cloud/lambda/queue-poller.ts';
import { aLead, anId, aRecipe, aUser, rowLimits } from '../../functions/builders.ts';
import { aFailure, answered, succeed } from '../../functions/bot/stand-in-browser.ts';
import { startDynamoDb, startQueue } from '../../functions/local-aws.ts';
import { keptLog } from '../../functions/log-lines.ts';

export const BOTS = 10;
const RECONCILER_MS = 60_000;
const now = () => new Date();

/** A user with a live form on a separate site. */
export interface Sender {
  userId: string;
  formId: string;
}

export interface Sent {
  acceptedAt: number;
  /** When the lead ended, in epoch milliseconds; undefined while it is open. */
  endedAt?: number;
}

export async function openBotRoom() {
  const [db, queue] = await Promise.all([startDynamoDb(), startQueue()]);
  const { client } = db;
  const store = createSubmissionStore({ client, table: 'submissions', now });
  const leads = createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl });
  const table = { client, table: 'targetForms', now };
  const forms = createTargetFormStore({ ...table, newId: anId });
  const breakers = createFormBreakers({
    ...{ client, table: 'circuitBreakers', now, stageUrl: 'https://stage.example/form' },
    ...{ userAtOnce: BOTS / 2, stageFormAtOnce: BOTS, originAtOnce: 2, originPerMinute: 20 },
  });
  const sent = new Map<string, Sent>();
  const processing: Processing = {
    forms: createOwnForms({
      forms: createTargetFormReader(table),
      origins: { whyNot: () => Promise.resolve(undefined) },
      freshOrigins: { whyNot: () => Promise.resolve(undefined) },
      markNeedsAttention: createAttentionMark(table),
      breakerOf: breakers.ofForm,
      maskScreenshots: false,
      pace: createPaceStore({ client, table: 'circuitBreakers', now }),
      now,
    }),
    store,
    isClosed: () => Promise.resolve(false),
    sendLater: (lead, seconds) => leads.send(lead, seconds),
    attempt: async (work) => {
      const milliseconds = Number(work.target?.name);
      await sleep(Math.min(milliseconds, Math.max(0, work.deadline - Date.now())));
      if (milliseconds >= HANGS_MS) return answered(aFailure('timeout'));
      return succeed(store, work);
    },
    settings: {
      ...{ leaseSeconds: 120, deadlineSeconds: 60, ...rowLimits },
      retry: { baseSeconds: 30, capSeconds: 900 },
    },
    ...{ now, random: Math.random, newToken: anId },
    note: ({ submissionId, retrying }) => {
      const one = sent.get(submissionId);
      if (one && !retrying) one.endedAt = Date.now();
    },
    warn: (text, error) => console.error(text, error),
    fail: (text, error) => console.error(text, error),
  };
  const poller = startQueuePoller({
    ...{ queues: queue.client, queueUrl: queue.queueUrl, queueArn: 'arn:leads', batchSize: 1 },
    ...{ maximumConcurrency: BOTS, reportsItemFailures: true },
    invoke: async (event) => {
      const [record] = (event as { Records: SQSRecord[] }).Records;
      const processed = record && (await processSubmission(deliveryOf(record), processing));
      if (processed?.kind !== 'later') return { payload: { batchItemFailures: [] } };
      await queue.client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: queue.queueUrl,
          ReceiptHandle: record?.receiptHandle,
          VisibilityTimeout: processed.seconds,
        }),
      );
      return { payload: { batchItemFailures: [{ itemIdentifier: record?.messageId }] } };
    },
  });
  const reconciler = setInterval(() => {
    const { logger } = keptLog();
    const run = { submissions: store, queue: leads, logger, ...rowLimits, now };
    void reconcile({ ...run, hasTime: () => true });
  }, RECONCILER_MS);
  return {
    /** @param milliseconds the duration of an attempt at this form. */
    async addForm(milliseconds: number): Promise<Sender> {
      const userId = aUser();
      const url = `https://${anId()}.example/form`;
      const names = { name: String(milliseconds), shortName: 'form' };
      const { id } = await forms.create({ userId, url, ...names });
      const content = { recipe: aRecipe(), customFields: [], note: 'First' };
      await forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
      return { userId, formId: id };
    },
    /** Sends a lead as the webhook does: writes the row, then sends the message. */
    async send({ userId, formId }: Sender): Promise<Sent> {
      const id = anId();
      const one: Sent = { acceptedAt: Date.now() };
      sent.set(id, one);
      const form = { formId, fields: {} };
      await store.create({ userId, id, keyId: 'key', lead: aLead(), form, maxAttempts: 5 });
      // If the queue does not take the message, the reconciler sends it, as for the webhook.
      await leads.send({ userId, submissionId: id, formId }).catch(() => undefined);
      return one;
    },
    async close() {
      clearInterval(reconciler);
      poller.stop();
      await poller.idle();
      await Promise.all([db.stop(), queue.stop()]);
    },
  };
}
export type BotRoom = Awaited<ReturnType<typeof openBotRoom>>;

/** Longer than the deadline of an attempt. */
export const HANGS_MS = 100_000;
