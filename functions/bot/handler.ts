/**
 * Responsible for one lead's attempt: takes it from the queue, has the browser function fill and
 * submit the target form, and records how it ended. Called by the lead queue, one message at a
 * time. The queue's own retry is not enough: a form must not be submitted twice, so the row decides
 * whether and when to try again, and the message only carries its id. No web page is ever opened
 * here, because this function may read and write every user's rows.
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
import { isCanary } from '../../contract/canary.ts';
import { asError } from '../../contract/errors.ts';
import { targetPolicySchema } from '../../contract/origins.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createCounting } from '../logging/counting.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createLeadQueue, createQueueClient } from '../stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createDigestAsking } from '../stores/follow-ups/digest-store.ts';
import { createUseNote } from '../stores/follow-ups/form-checks.ts';
import { createAttentionMark } from '../stores/target-forms/form-attention.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { createSentNotes } from '../stores/repeated-leads/sent-notes.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { createEndCount } from './count-ends.ts';
import { createFormBreakers } from './form-breakers.ts';
import { createOwnForms } from './own-forms.ts';
import { deliveryOf } from './delivery.ts';
import { createInvokeBrowser } from './invoke-browser.ts';
import { processSubmission, type Processing } from './process-submission.ts';
import { createPictureSigning } from './sign-picture-post.ts';

const environment = readEnvironment('bot');
const target = targetFormSchema.parse(JSON.parse(environment.TARGET_FORM));
const demoForm = targetFormSchema.parse(JSON.parse(environment.DEMO_FORM));
const logger = createLogger('bot');
const countEnd = createEndCount(createCounting('bot'));
const queue = createQueueClient();
const leads = createLeadQueue({ client: queue, queueUrl: environment.LEAD_QUEUE_URL });
const now = () => new Date();
const client = createDocumentClient();
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

const breakers = createFormBreakers({
  client,
  table: environment.CIRCUIT_BREAKER_TABLE,
  now,
  formAtOnce: Number(environment.FORM_AT_ONCE),
  stageFormAtOnce: Number(environment.STAGE_FORM_AT_ONCE),
  originAtOnce: Number(environment.ORIGIN_AT_ONCE),
  originPerMinute: Number(environment.ORIGIN_PER_MINUTE),
});
const targetForms = { client, table: environment.TARGET_FORMS_TABLE };
const followUps = { client, table: environment.FOLLOW_UPS_TABLE, now };
const noteUse = createUseNote(followUps);
const digests = createDigestAsking(followUps);
const untold = (error: unknown) =>
  logger.warn('A digest was not asked for', { error: asError(error) });
const forms = createOwnForms({
  forms: createTargetFormReader(targetForms),
  origins: createOriginPolicy({
    client,
    table: environment.ORIGINS_TABLE,
    policy: targetPolicySchema.parse(environment.TARGET_POLICY),
    now,
  }),
  markNeedsAttention: createAttentionMark({
    ...targetForms,
    now,
    tell: (userId) => digests.now(userId).catch(untold),
  }),
  noteUse: (userId, formId) =>
    noteUse(userId, formId).catch((error: unknown) =>
      logger.warn("A form's use was not noted", { error: asError(error) }),
    ),
  breakerOf: breakers.ofForm,
  maskScreenshots: target.maskScreenshots === true,
  pace: createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now }),
  now,
});

const processing: Processing = {
  forms,
  store: createSubmissionStore({
    client,
    table: environment.SUBMISSIONS_TABLE,
    now,
  }),
  noteSent: createSentNotes({ client, table: environment.FIRST_LEADS_TABLE, now }),
  tellUndecided: (userId) => digests.soon(userId).catch(untold),
  breaker: breakers.ofStage(target.url),
  sendLater: (lead, delaySeconds) => leads.send(lead, delaySeconds),
  isClosed: async (userId) => isClosed(await accounts.read(userId)),
  attempt: ({ userId, lead, fields, deadline, fenceToken, pictureKey, leaseUntil, ...work }) =>
    invokeBrowser(userId, {
      lead,
      ...(fields && { fields }),
      target: work.target ?? (isCanary(userId) ? demoForm : target),
      deadline,
      fence: { url: environment.FENCE_URL, token: fenceToken },
      picture: signPicturePost(pictureKey, now(), leaseUntil),
      ...(work.pictureSuccess && { pictureSuccess: true }),
      ...(work.maskSuccess && { maskSuccess: true }),
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
  note: (attempt) => {
    logger.info('Attempt ended', { attempt });
    countEnd(attempt);
  },
  warn: (text, error) => logger.warn(text, { error }),
  fail: (text, error) => logger.error(text, { error }),
};

export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (await isToComeBack(record)) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
}

/** A message that can't be processed stays in the queue until it reaches the dead-letter queue. */
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
