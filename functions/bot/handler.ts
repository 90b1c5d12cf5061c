/**
 * Responsible for one lead's attempt: takes it from the queue, fills and submits the target form
 * and records how it ended. Called by the lead queue, one message at a time. Not by the queue's own
 * retry alone: a form can't be submitted twice, so the row decides whether and when to try again,
 * and the message only carries its id.
 */
import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { loopbackAllowed, readEnvironment } from '../contract/environment.ts';
import { asError } from '../contract/errors.ts';
import { leadMessageSchema } from '../contract/lead-message.ts';
import { targetFormSchema } from '../contract/target-form.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/document-client.ts';
import { createQueueClient } from '../stores/lead-queue.ts';
import { createSubmissionStore } from '../stores/submission-store.ts';
import { createTargetHealthStore } from '../stores/target-health-store.ts';
import { attemptLead, attemptWaits } from './attempt-lead.ts';
import { launchBrowser, prepareBrowser } from './browser/launch-browser.ts';
import { createEvidenceClient, createEvidenceStore } from './evidence-store.ts';
import { processSubmission, type Processing } from './process-submission.ts';

const environment = readEnvironment('bot');
const target = targetFormSchema.parse(JSON.parse(environment.TARGET_FORM));
const logger = createLogger('bot');
const queue = createQueueClient();
const now = () => new Date();
const client = createDocumentClient();
const health = createTargetHealthStore({ client, table: environment.TARGET_HEALTH_TABLE, now });

const processing: Processing = {
  store: createSubmissionStore({
    client,
    table: environment.SUBMISSIONS_TABLE,
    now,
  }),
  breaker: {
    enter: (attempt) => health.enter(target.url, attempt),
    record: (judgement) => health.record(target.url, judgement),
    release: (probe) => health.release(target.url, probe),
  },
  evidence: createEvidenceStore(createEvidenceClient(), environment.EVIDENCE_BUCKET),
  attempt: (work) =>
    attemptLead({
      ...work,
      target,
      now,
      waits: attemptWaits,
      launch: () => launchBrowser({ allowLoopback: loopbackAllowed() }),
    }),
  settings: {
    leaseSeconds: Number(environment.LEASE_SECONDS),
    deadlineSeconds: Number(environment.ATTEMPT_DEADLINE_SECONDS),
    retentionDays: Number(environment.LEAD_RETENTION_DAYS),
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

// What fails here fails again, and is told, with the first lead.
prepareBrowser().catch(() => undefined);

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
    const message = leadMessageSchema.parse(JSON.parse(record.body));
    const processed = await processSubmission(message, processing);
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
