/**
 * The fast part of the faults bench, for `npm test`: the real stores, bot and reconciler in one
 * process, with fault proxies in front of table and queue, and a function in place of the browser.
 */
import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { randomUUID } from 'node:crypto';
import { asError } from '../../../contract/errors.ts';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import type { BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import { createLeadQueue, createQueueClient } from '../../../functions/stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aClock, aLead, anId, aUser, rowLimits } from '../../functions/builders.ts';
import { startDynamoDb, startQueue } from '../../functions/local-aws.ts';
import { aRandom } from '../kill/seeded-random.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { judge, type Verdict } from './judge.ts';
import type { FaultRecord } from './faults.ts';
import type { SentLead } from './senders.ts';
import type { Post } from './target-form.ts';

const MOST_ROUNDS = 60;
const FAULT_MS = 40;
const faults = ['refuse', 'fail', 'cut', 'hang'] as const;
const connection = {
  ...{ region: 'eu-west-1', maxAttempts: 2, retryMode: 'standard' },
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** @returns the violated rules and the number of faults. */
export async function runFewLeads({ leads, seed }: { leads: number; seed: number }) {
  const [database, queue] = await Promise.all([startDynamoDb(), startQueue()]);
  const proxies = await Promise.all(
    [database, queue].map(({ endpoint }) => startFaultProxy(0, Number(new URL(endpoint).port))),
  );
  const [tablePort = 0, queuePort = 0] = proxies.map(({ port }) => port);
  const client = createDocumentClient({ ...connection, endpoint: `http://127.0.0.1:${tablePort}` });
  const sender = createQueueClient({ ...connection, endpoint: `http://127.0.0.1:${queuePort}` });
  const [random, clock] = [aRandom(seed), aClock()];
  const table = { table: 'submissions', now: clock.now };
  const store = createSubmissionStore({ client, ...table });
  const atRest = createSubmissionStore({ client: database.client, ...table });
  const leadQueue = createLeadQueue({ client: sender, queueUrl: queue.queueUrl });
  const few = { store, leadQueue, queue, random, clock, proxies };
  try {
    return await takeThrough(few, leads, (userId, id) => atRest.get(userId, id));
  } finally {
    client.destroy();
    sender.destroy();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all([database.stop(), queue.stop()]);
  }
}

interface Few {
  store: ReturnType<typeof createSubmissionStore>;
  leadQueue: ReturnType<typeof createLeadQueue>;
  queue: Awaited<ReturnType<typeof startQueue>>;
  random: () => number;
  clock: ReturnType<typeof aClock>;
  proxies: Awaited<ReturnType<typeof startFaultProxy>>[];
}

async function takeThrough(
  few: Few,
  leads: number,
  read: (userId: string, id: string) => Promise<SubmissionRow | undefined>,
): Promise<Verdict & { made: number }> {
  const { store, leadQueue, clock, random, proxies } = few;
  const [posts, records]: [Post[], FaultRecord[]] = [[], []];
  const sent = await acceptAll(few, leads);
  const rowsNow = async () => {
    const rows = await Promise.all(sent.map((lead) => read(lead.userId, lead.submissionId)));
    return rows.filter((row) => row !== undefined);
  };
  const processing = aProcessing(few, posts);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if ((await rowsNow()).every(({ status }) => isFinal(status))) break;
    const [proxy, fault] = [proxies[random() < 0.7 ? 0 : 1], faults[Math.floor(random() * 4)]];
    if (proxy && fault && (round === 0 || random() < 0.8)) {
      await proxy.begin(fault);
      setTimeout(() => void proxy.mend(), FAULT_MS);
      const now = { from: 0, until: Infinity, hitsOne: false };
      records.push({ what: fault, target: 'database', ...now });
    }
    await deliver(few, processing);
    await Promise.all(proxies.map((each) => each.mend()));
    clock.turn(150);
    await reconcile({
      ...{ submissions: store, queue: leadQueue, logger: { error: () => undefined } },
      ...{ ...rowLimits, now: clock.now, hasTime: () => true },
    }).catch(() => undefined);
  }
  const verdict = judge({ sent, rows: await rowsNow(), posts, faults: records });
  return { ...verdict, made: records.length };
}

async function acceptAll({ store, leadQueue, random }: Few, leads: number): Promise<SentLead[]> {
  const sent: SentLead[] = [];
  for (let number = 1; number <= leads; number += 1) {
    const [userId, id, email] = [aUser(), anId(), `lead-${number}@faults.example`];
    await store.create({ userId, id, keyId: anId(), lead: aLead({ email }), maxAttempts: 5 });
    if (random() < 0.9) {
      await leadQueue.send({ userId, submissionId: id });
    }
    sent.push({ email, userId, submissionId: id, acceptedAt: Date.now(), tries: 1 });
  }
  return sent;
}

/**
 * Handles the visible messages. A message that fails stays in the queue, as in the bot's handler.
 */
async function deliver({ queue }: Few, processing: BotDependencies): Promise<void> {
  const { client, queueUrl: QueueUrl } = queue;
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 }),
  );
  await Promise.all(
    Messages.map(async ({ Body = '', ReceiptHandle }) => {
      const end = await processSubmission(JSON.parse(Body) as LeadMessage, processing).catch(
        () => undefined,
      );
      if (end?.kind === 'done') {
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }),
  );
}

function aProcessing({ store, leadQueue, clock, random }: Few, posts: Post[]): BotDependencies {
  return {
    store,
    sendLater: (lead, delaySeconds) => leadQueue.send(lead, delaySeconds),
    isClosed: () => Promise.resolve(false),
    attempt: async ({ lead, fenceToken }): Promise<BrowserEnd> => {
      try {
        const go = await store.fence(parseFenceToken(fenceToken));
        if (!go) return { kind: 'answered', answer: { kind: 'stopped' } };
      } catch (error: unknown) {
        return { kind: 'unknown', cause: asError(error) };
      }
      posts.push({ email: lead.email, at: Date.now(), mood: 'thanks', stored: true });
      if (random() < 0.1) return { kind: 'unknown', cause: new Error('The answer is lost') };
      return { kind: 'answered', answer: { kind: 'success' } };
    },
    settings: {
      ...{ leaseSeconds: 120, deadlineSeconds: 60, ...rowLimits },
      retry: { baseSeconds: 5, capSeconds: 60 },
    },
    ...{ now: clock.now, random, newToken: randomUUID },
    ...{ note: () => undefined, warn: () => undefined, fail: () => undefined },
  };
}
