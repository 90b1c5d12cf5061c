/**
 * Responsible for one lead's attempt: takes it from the queue, has the browser function fill and
 * submit the target form, and records how it ended. Called by the lead queue, one message at a
 * time. The queue's own retry is not enough, because a form must not be submitted twice. So the row
 * decides whether and when to try again, and the message only carries its id. No web page is ever
 * opened here, because this function may read and write every user's rows.
 */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  bucketUrl,
  lambdaEndpoint,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { isCanary } from '../../contract/canary.ts';
import { botMetrics } from '../../contract/metrics.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createCounting } from '../logging/counting.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { chooseTarget } from './choose-target.ts';
import { createEndCount } from './count-ends.ts';
import { createInvokeBrowser } from '../browser-calls/invoke-browser.ts';
import { createPictureSigning } from '../browser-calls/sign-picture-post.ts';
import { wireBot } from './wire-bot.ts';

const environment = readEnvironment('bot');
const target = targetFormSchema.parse(JSON.parse(environment.TARGET_FORM));
const demoForm = targetFormSchema.parse(JSON.parse(environment.DEMO_FORM));
const logger = createLogger('bot');
const count = createCounting('bot');
const countEnd = createEndCount(count);
const now = () => new Date();
const identity = readAwsIdentity();
const bucket = environment.SCREENSHOT_BUCKET;
const signPicturePost = createPictureSigning({ bucket, url: bucketUrl(bucket), identity });
const invokeBrowser = createInvokeBrowser({
  functionName: environment.BROWSER_FUNCTION,
  endpoint: lambdaEndpoint(),
  identity,
  waitMs: Number(environment.BROWSER_WAIT_SECONDS) * 1000,
});

const isToComeBack = wireBot({
  environment,
  client: createDocumentClient(),
  queueClient: createQueueClient(),
  attempt: ({ userId, lead, fields, deadline, fenceToken, pictureKey, leaseUntil, ...work }) =>
    invokeBrowser(userId, {
      lead,
      ...(fields && { fields }),
      target: chooseTarget(work.target, { target, demoForm, isCanary: isCanary(userId) }),
      deadline,
      fence: { url: environment.FENCE_URL, token: fenceToken },
      picture: signPicturePost(pictureKey, now(), leaseUntil),
      ...(work.pictureSuccess && { pictureSuccess: true }),
      ...(work.maskSuccess && { maskSuccess: true }),
    }),
  now,
  random: Math.random,
  wait: (milliseconds) => sleep(milliseconds),
  newToken: randomUUID,
  tellPaused: (users, site) => {
    logger.info("A user's leads wait for a site", { site, users });
    count(botMetrics.pausedUsers, users);
  },
  note: (attempt) => {
    logger.info('Attempt ended', { attempt });
    countEnd(attempt);
  },
  logger,
});

export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (await isToComeBack(record)) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
}
