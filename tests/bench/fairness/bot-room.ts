/**
 * Runs bots on a local queue, all in one process: the local cloud's poller, the bot's real code
 * (from receiving a message to recording the result), the reconciler and a table server. A script
 * replaces the browser, and each form behaves as the bench defines.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import type { AttemptReason } from '../../../contract/submission.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { deliveryOf } from '../../../functions/bot/delivery.ts';
import { askFence } from '../../../functions/browser/attempt/ask-fence.ts';
import { createFormBreakers } from '../../../functions/bot/form-breakers.ts';
import { createOwnForms } from '../../../functions/bot/own-forms.ts';
import type { AttemptWork, BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { lookingBots } from '../../../infra/attempt-limits.ts';
import { startQueuePoller } from '../../../local-cloud/lambda/queue-poller.ts';
import { aLead, anId, aRecipe, aUser, rowLimits } from '../../functions/builders.ts';
import { aFailure, answered } from '../../functions/bot/stand-in-browser.ts';
import { startDynamoDb, startQueue } from '../../functions/local-aws.ts';
import { keptLog } from '../../functions/log-lines.ts';
import { startFence } from './fence-room.ts';

const BOTS = 4;
const RECONCILER_MS = MINUTE_MS;
const now = () => new Date();

/** How a form behaves towards leads. */
export interface Behaviour {
  /** The duration of an attempt, in milliseconds. */
  takes: number;
  /** The reason for which the form's attempts fail. If omitted, the attempts succeed. */
  fails?: AttemptReason;
  retryAfterSeconds?: number;
}

export interface NewForm extends Behaviour {
  userId?: string;
  site?: string;
  /** The sites to which the form sends its data, as found by a rehearsal. */
  goesTo?: string[];
  /**
   * The sites that the form's recipe declares, although no rehearsal found that the form sends data
   * to them.
   */
  declares?: string[];
}

/**
 * A user with the id of one of their own forms. Without an id, the user's leads go to the stage's
 * form.
 */
export interface Sender {
  userId: string;
  formId: string | undefined;
}

export interface Sent {
  acceptedAt: number;
  /** When the lead ended, in epoch milliseconds; undefined while it is open. */
  endedAt?: number;
  isSuccess?: boolean;
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
    ...{ atOnce: BOTS, stageFormAtOnce: BOTS, originAtOnce: 2 },
    // The limit of attempts at one site in a minute. One user may use half of it, which is more
    // than the 20 leads a minute that the measured user sends.
    originPerMinute: 60,
    wait: (milliseconds) => sleep(milliseconds),
  });
  const fence = await startFence(store);
  const sent = new Map<string, Sent>();
  /**
   * How each form treats leads. The key is the form's address; for leads to the stage's form, the
   * key is the lead's user.
   */
  const behaviours = new Map<string, Behaviour>();

  /** Ends the running attempts at the end of the bench. */
  const closing = new AbortController();

  async function attempt(work: AttemptWork) {
    const behaviour = behaviours.get(work.target?.url ?? work.userId);
    if (!behaviour) throw new Error('A lead of nobody');
    const { takes, fails, retryAfterSeconds } = behaviour;
    const leftMs = Math.max(0, work.deadline - Date.now());
    await sleep(Math.min(takes, leftMs), undefined, { signal: closing.signal }).catch(
      () => undefined,
    );
    if (fails) return answered(aFailure(fails, { retryAfterSeconds }));
    const word = await askFence({ url: fence.url, token: work.fenceToken });
    return answered(
      word === true ? { kind: 'success' } : { kind: 'stopped', unasked: word === 'unasked' },
    );
  }

  const processing: BotDependencies = {
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
    stageBreaker: breakers.ofStage,
    store,
    isClosed: () => Promise.resolve(false),
    sendLater: (lead, seconds) => leads.send(lead, seconds),
    attempt,
    settings: {
      ...{ leaseSeconds: 120, deadlineSeconds: 60, ...rowLimits },
      retry: { baseSeconds: 30, capSeconds: 900 },
    },
    ...{ now, random: Math.random, newToken: anId },
    note: ({ submissionId, retrying, outcome }) => {
      const one = sent.get(submissionId);
      if (!one || retrying) return;
      one.endedAt = Date.now();
      one.isSuccess = outcome === 'success';
    },
    warn: (text, error) => console.error(text, error),
    fail: (text, error) => console.error(text, error),
  };
  const poller = startQueuePoller({
    ...{ queues: queue.client, queueUrl: queue.queueUrl, queueArn: 'arn:leads', batchSize: 1 },
    ...{ maximumConcurrency: BOTS + lookingBots, reportsItemFailures: true },
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
    floodFence: () => fence.flood(),
    async addForm({
      userId = aUser(),
      site = `https://${anId()}.example`,
      goesTo = [],
      declares = [],
      ...behaviour
    }: NewForm): Promise<Sender> {
      const url = `${site}/${anId()}`;
      behaviours.set(url, behaviour);
      const shortName = `form-${anId().slice(-12)}`;
      const { id: formId } = await forms.create({ userId, url, name: 'Form', shortName });
      const recipe = aRecipe({ allowedOrigins: [...goesTo, ...declares] });
      const content = { recipe, goesTo, customFields: [], note: 'First' };
      await forms.saveRecipe({ userId, formId, basedOn: undefined, ...content });
      return { userId, formId };
    },
    /**
     * Adds a user whose leads go to the stage's form. The form treats this user's leads by the
     * given behaviour.
     */
    addStageUser(behaviour: Behaviour): Sender {
      const userId = aUser();
      behaviours.set(userId, behaviour);
      return { userId, formId: undefined };
    },
    /** Sends a lead as the webhook does: writes the row, then sends the message. */
    async send({ userId, formId }: Sender): Promise<Sent> {
      const id = anId();
      const one: Sent = { acceptedAt: Date.now() };
      sent.set(id, one);
      const form = formId === undefined ? undefined : { formId, fields: {} };
      await store.create({
        ...{ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 },
        ...(form && { form }),
      });
      // If the queue does not take the message, the reconciler sends it later, as in the deployed
      // service.
      await leads.send({ userId, submissionId: id }).catch(() => undefined);
      return one;
    },
    async close() {
      clearInterval(reconciler);
      poller.stop();
      closing.abort();
      await poller.idle();
      await Promise.all([db.stop(), queue.stop(), fence.stop()]);
    },
  };
}
export type BotRoom = Awaited<ReturnType<typeof openBotRoom>>;
