/**
 * Runs rehearsals (trial runs of a form without a submit) on a local queue, in one process, with a
 * script instead of a browser.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import {
  rehearsalMessageSchema,
  type RehearsalMessage,
} from '../../../contract/rehearsal-message.ts';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { awaitTurn } from '../../../functions/rehearser/await-turn.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createRehearsalQueue } from '../../../functions/stores/rehearsals/rehearsal-queue.ts';
import { createRehearsalTurns } from '../../../functions/stores/rehearsals/rehearsal-turns.ts';
import { attemptLimits, rehearsalsAtOnce } from '../../../infra/attempt-limits.ts';
import { startQueuePoller } from '../../../local-cloud/lambda/queue-poller.ts';
import { anId, aUser } from '../../functions/builders.ts';
import { startDynamoDb, startQueue } from '../../functions/local-aws.ts';
import type { Times } from './times.ts';

const AT_ONCE = rehearsalsAtOnce({ botConcurrency: 4 });
const QUICK_MS = 2 * SECOND_MS;
/** How long a rehearsal of a hanging page takes. */
const HANGS_MS = attemptLimits.deadlineSeconds * SECOND_MS;
const now = () => new Date();

/**
 * Each hostile user rehearses 22 forms that hang. Then the user whose times are measured rehearses
 * three times.
 */
export async function attackRehearsals(hostile: number): Promise<{ quiet: Times; beside: Times }> {
  const [db, queue] = await Promise.all([startDynamoDb(), startQueue()]);
  const { client, queueUrl } = queue;
  const rehearsals = createRehearsalQueue({ client, queueUrl });
  const pace = createPaceStore({ client: db.client, table: 'circuitBreakers', now });
  const turns = createRehearsalTurns(pace, AT_ONCE);
  const victim = aUser();
  const ended = new Map<string, () => void>();
  const closing = new AbortController();
  const poller = startQueuePoller({
    ...{ queues: client, queueUrl, queueArn: 'arn:rehearsals', batchSize: 1 },
    ...{ maximumConcurrency: AT_ONCE + 2, reportsItemFailures: false },
    invoke: async (event) => {
      const [record] = (event as { Records: SQSRecord[] }).Records;
      const message = rehearsalMessageSchema.parse(JSON.parse(record?.body ?? ''));
      const takes = message.userId === victim ? QUICK_MS : HANGS_MS;
      const rehearse = async ({ rehearsalId }: RehearsalMessage) => {
        await sleep(takes, undefined, { signal: closing.signal }).catch(() => undefined);
        ended.get(rehearsalId)?.();
      };
      await awaitTurn(message, { turns, queue: rehearsals, rehearse, now, random: Math.random });
      return { payload: undefined };
    },
  });
  const send = (userId: string) => {
    const message = { userId, formId: anId(), rehearsalId: anId() };
    const end = Promise.withResolvers<void>();
    ended.set(message.rehearsalId, end.resolve);
    return { sent: rehearsals.send(message), end: end.promise };
  };
  const measure = async (): Promise<Times> => {
    const times: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const begun = Date.now();
      const { sent, end } = send(victim);
      await sent;
      await end;
      times.push(Date.now() - begun);
    }
    return { times, failed: 0 };
  };
  try {
    const quiet = await measure();
    const users = Array.from({ length: hostile }, () => aUser());
    for (let count = 0; count < 22; count += 1) {
      await Promise.all(users.map((user) => send(user).sent));
    }
    return { quiet, beside: await measure() };
  } finally {
    poller.stop();
    closing.abort();
    await poller.idle();
    await Promise.all([db.stop(), queue.stop()]);
  }
}
