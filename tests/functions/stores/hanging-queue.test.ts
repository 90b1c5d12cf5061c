/** Tests the webhook with a queue that accepts connections and requests but never answers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { createLeadQueue, createQueueClient } from '../../../functions/stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { aClock, aUser } from '../builders.ts';
import { aPost, webhookOn } from '../webhook/webhook-builders.ts';
import { listen } from '../local-aws.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db } = await openStores();
let server: Server;
let endpoint: string;
let requests = 0;

beforeAll(async () => {
  server = createServer(() => {
    requests += 1;
  });
  endpoint = await listen(server);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

test('a lead is accepted after one try to queue it', async () => {
  const { now } = aClock();
  const userId = aUser();
  const log = keptLog();
  const client = createQueueClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const submissions = createSubmissionStore({ client: db.client, table: 'submissions', now });
  const queue = createLeadQueue({ client, queueUrl: `${endpoint}/000000000000/leads` });
  const webhook = createWebhook(
    webhookOn({ client: db.client, now, logger: log.logger, submissions, queue }),
  );
  const { statusCode, body } = await webhook(aPost({ userId }));
  expect(statusCode).toBe(202);
  const { submissionId } = JSON.parse(body) as { submissionId: string };
  expect(await submissions.get(userId, submissionId)).toBeDefined();
  expect(log.lines.join()).toContain('the reconciler will send it');
  // With three tries, the lead would have waited for the time-out of each try.
  expect(requests).toBe(1);
});
