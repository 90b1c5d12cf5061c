/**
 * Connects the bot with its stores. The simulation calls this function too, with its own clients.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { ChangeMessageVisibilityCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { isClosed } from '../../contract/account.ts';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { asError } from '../../contract/errors.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createUseNote } from '../stores/follow-ups/form-checks.ts';
import { createSafeDigestAsking } from '../stores/follow-ups/safe-digest-asking.ts';
import { createLeadQueue } from '../stores/leads/lead-queue.ts';
import { originPolicyOf } from '../stores/origins/origin-policy.ts';
import { createPaceStore, type PaceStore } from '../stores/pace/pace-store.ts';
import { createSentNotes } from '../stores/repeated-leads/sent-notes.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createAttentionMark } from '../stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { deliveryOf } from './delivery.ts';
import { createFormBreakers } from './form-breakers.ts';
import { createOwnForms } from './own-forms.ts';
import type { BotDependencies } from './bot-dependencies.ts';
import { processSubmission } from './process-submission.ts';

export interface BotWiring extends Pick<
  BotDependencies,
  'attempt' | 'random' | 'newToken' | 'note' | 'now'
> {
  environment: Omit<
    FunctionEnvironment<'bot'>,
    'SCREENSHOT_BUCKET' | 'BROWSER_FUNCTION' | 'BROWSER_WAIT_SECONDS' | 'FENCE_URL' | 'DEMO_FORM'
  >;
  client: DynamoDBDocumentClient;
  queueClient: SQSClient;
  logger: Pick<Logger, 'warn' | 'error'>;
  wait: (milliseconds: number) => Promise<void>;
  /** Called with the number of users whose leads wait for the same site. Must not throw. */
  tellPaused?: (users: number, site: string) => void;
  /** Wraps the store of the forms' limits (paces), so that the simulation can observe it. */
  watchPace?: (pace: PaceStore) => PaceStore;
}

type Message = Pick<SQSRecord, 'body' | 'attributes' | 'receiptHandle' | 'messageId'>;

/**
 * @returns a function that handles a message and says whether the message is delivered again. A
 * message that can't be processed stays in the queue until it reaches the dead-letter queue.
 */
export function wireBot(wiring: BotWiring): (message: Message) => Promise<boolean> {
  const { queueClient, logger } = wiring;
  const QueueUrl = wiring.environment.LEAD_QUEUE_URL;
  const dependencies = dependenciesOf(wiring);
  return async (message) => {
    try {
      const outcome = await processSubmission(deliveryOf(message), dependencies);
      if (outcome.kind === 'done') return false;
      const { receiptHandle: ReceiptHandle } = message;
      const VisibilityTimeout = outcome.seconds;
      await queueClient.send(
        new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }),
      );
    } catch (error: unknown) {
      logger.error('A message failed', { error: asError(error), messageId: message.messageId });
    }
    return true;
  };
}

function dependenciesOf(wiring: BotWiring): BotDependencies {
  const { environment, client, now, logger } = wiring;
  const target = targetFormSchema.parse(JSON.parse(environment.TARGET_FORM));
  const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
  const leads = createLeadQueue({
    client: wiring.queueClient,
    queueUrl: environment.LEAD_QUEUE_URL,
  });
  const breakers = createFormBreakers({
    client,
    table: environment.CIRCUIT_BREAKER_TABLE,
    now,
    wait: wiring.wait,
    stageUrl: target.url,
    atOnce: Number(environment.BOTS_AT_ONCE),
    stageFormAtOnce: Number(environment.STAGE_FORM_AT_ONCE),
    originAtOnce: Number(environment.ORIGIN_AT_ONCE),
    originPerMinute: Number(environment.ORIGIN_PER_MINUTE),
    ...(wiring.tellPaused && { tellPaused: wiring.tellPaused }),
  });
  const followUps = { client, table: environment.FOLLOW_UPS_TABLE, now };
  const digests = createSafeDigestAsking(followUps, logger);
  const noteUse = createUseNote(followUps);
  const targetForms = { client, table: environment.TARGET_FORMS_TABLE };
  const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });
  return {
    forms: createOwnForms({
      forms: createTargetFormReader(targetForms),
      origins: originPolicyOf(environment, { client, now }),
      freshOrigins: originPolicyOf(environment, { client, now, keptMs: 0 }),
      markNeedsAttention: createAttentionMark({ ...targetForms, now, tell: digests.now }),
      noteUse: (userId, formId) =>
        noteUse(userId, formId).catch((error: unknown) =>
          logger.warn("A form's use was not noted", { error: asError(error) }),
        ),
      breakerOf: breakers.ofForm,
      maskScreenshots: target.maskScreenshots === true,
      pace: wiring.watchPace?.(pace) ?? pace,
      now,
    }),
    store: createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now }),
    noteSent: createSentNotes({ client, table: environment.FIRST_LEADS_TABLE, now }),
    tellUndecided: digests.soon,
    stageBreaker: breakers.ofStage,
    sendLater: (lead, delaySeconds) => leads.send(lead, delaySeconds),
    isClosed: async (userId) => isClosed(await accounts.read(userId)),
    attempt: wiring.attempt,
    settings: {
      leaseSeconds: Number(environment.LEASE_SECONDS),
      deadlineSeconds: Number(environment.ATTEMPT_DEADLINE_SECONDS),
      retentionDays: Number(environment.LEAD_RETENTION_DAYS),
      maxOpenDays: Number(environment.MAX_OPEN_DAYS),
      retry: {
        baseSeconds: Number(environment.RETRY_BASE_SECONDS),
        capSeconds: Number(environment.RETRY_CAP_SECONDS),
      },
    },
    now,
    random: wiring.random,
    newToken: wiring.newToken,
    note: wiring.note,
    warn: (text, error) => logger.warn(text, { error }),
    fail: (text, error) => logger.error(text, { error }),
  };
}
