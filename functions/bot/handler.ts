/**
 * Responsible for one lead's attempt: takes it from the queue, has the browser function fill and
 * submit the target form, and records how it ended. Called by the lead queue, one message at a time.
 * Not by the queue's own retry alone: a form can't be submitted twice, so the row decides whether
 * and when to try again, and the message only carries its id. No page ever runs here: this function
 * may read and write every user's rows.
 */
import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import {
  bucketUrl,
  lambdaEndpoint,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { isClosed } from '../../contract/account.ts';
import { asError } from '../../contract/errors.ts';
import { targetPolicySchema } from '../../contract/origins.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import {
  createCircuitBreakerStore,
  type Asking,
  type Judgement,
  type Pass,
} from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { createAttentionMark } from '../stores/target-forms/form-attention.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { createOwnForms } from './own-forms.ts';
import { deliveryOf } from './delivery.ts';
import { createInvokeBrowser } from './invoke-browser.ts';
import { processSubmission, type Processing } from './process-submission.ts';
import { createPictureSigning } from './sign-picture-post.ts';

const environment = readEnvironment('bot');
const target = targetFormSchema.parse(JSON.parse(environment.TARGET_FORM));
const logger = createLogger('bot');
const queue = createQueueClient();
const now = () => new Date();
const client = createDocumentClient();
const circuitBreaker = createCircuitBreakerStore({
  client,
  table: environment.CIRCUIT_BREAKER_TABLE,
  now,
});
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
const identity = readAwsIdentity();
const bucket = environment.SCREENSHOT_BUCKET;
const signPicturePost = createPictureSigning({ bucket, url: bucketUrl(bucket), identity });
const invokeBrowser = createInvokeBrowser({
  functionName: environment.BROWSER_FUNCTION,
  endpoint: lambdaEndpoint(),
  identity,
  waitMs: Number(environment.BROWSER_WAIT_SECONDS) * 1000,
});

const breakerOf = (key: string) => ({
  enter: (asking: Asking) => circuitBreaker.enter(key, asking),
  record: (pass: Pass, judgement: Judgement) => circuitBreaker.record(key, pass, judgement),
  release: (pass: Pass) => circuitBreaker.release(key, pass),
});
const targetForms = { client, table: environment.TARGET_FORMS_TABLE };
const forms = createOwnForms({
  forms: createTargetFormReader(targetForms),
  origins: createOriginPolicy({
    client,
    table: environment.ORIGINS_TABLE,
    policy: targetPolicySchema.parse(environment.TARGET_POLICY),
    now,
  }),
  markNeedsAttention: createAttentionMark({ ...targetForms, now }),
  // No address looks like this: a form's failures are its own, and the stage's stay by address.
  breakerOf: (formId) => breakerOf(`form#${formId}`),
  maskScreenshots: target.maskScreenshots === true,
  now,
  random: Math.random,
});

const processing: Processing = {
  forms,
  store: createSubmissionStore({
    client,
    table: environment.SUBMISSIONS_TABLE,
    now,
  }),
  breaker: breakerOf(target.url),
  isClosed: async (userId) => isClosed(await accounts.read(userId)),
  attempt: ({ userId, lead, fields, deadline, fenceToken, pictureKey, leaseUntil, ...work }) =>
    invokeBrowser(userId, {
      lead,
      ...(fields && { fields }),
      target: work.target ?? target,
      deadline,
      fence: { url: environment.FENCE_URL, token: fenceToken },
      picture: signPicturePost(pictureKey, now(), leaseUntil),
    }),
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
  random: Math.random,
  newToken: randomUUID,
  note: (attempt) => logger.info('Attempt ended', { attempt }),
  warn: (text, error) => logger.warn(text, { error }),
};

export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (await isToComeBack(record)) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
}

/** A message that can't be processed stays in the queue: the dead-letter queue shows it. */
async function isToComeBack(record: SQSRecord): Promise<boolean> {
  try {
    const processed = await processSubmission(deliveryOf(record), processing);
    if (processed.kind === 'done') return false;
    await queue.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: environment.LEAD_QUEUE_URL,
        ReceiptHandle: record.receiptHandle,
        VisibilityTimeout: processed.seconds,
      }),
    );
  } catch (error: unknown) {
    logger.error('A message failed', { error: asError(error), messageId: record.messageId });
  }
  return true;
}
