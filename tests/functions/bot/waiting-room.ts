/**
 * Sets up a target whose behaviour the test chooses, its circuit breaker, the bot and the
 * reconciler (the scheduled job that sends waiting leads again), all on one clock.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AttemptWork, BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { AttemptReason } from '../../../contract/submission.ts';
import type { Reconciliation } from '../../../functions/reconciler/reconciliation.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createFormBreakers } from '../../../functions/bot/form-breakers.ts';
import { aClock, aLead, anId, aUser } from '../builders.ts';
import { aFailure, answered, succeed } from './stand-in-browser.ts';
import { aBot } from './a-bot.ts';
import { runReconciler } from '../reconciler/run-reconciler.ts';

/** How the target responds to the next attempts, and how many attempts it has received. */
interface Temper {
  outcome: 'success' | AttemptReason;
  retryAfterSeconds?: number;
  attempts: number;
}

export function createWaitingRoom(client: DynamoDBDocumentClient) {
  const clock = aClock();
  const temper: Temper = { outcome: 'target_unreachable', attempts: 0 };
  const warnings: string[] = [];
  const delayed: { lead: LeadMessage; seconds: number }[] = [];
  const target = `https://${anId()}.example/form`;
  const store = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  /** The owner of the leads for which a test names no user. */
  const owner = aUser();
  const paused: number[] = [];
  const breakers = createFormBreakers({
    ...{ client, table: 'circuitBreakers', now: clock.now, stageUrl: target, atOnce: Infinity },
    ...{ stageFormAtOnce: Infinity, originAtOnce: 2, originPerMinute: 20 },
    tellPaused: (users) => paused.push(users),
  });

  async function attempt(work: AttemptWork) {
    const { outcome, retryAfterSeconds } = temper;
    temper.attempts += 1;
    if (outcome === 'success') return succeed(store, work);
    return answered(aFailure(outcome, { retryAfterSeconds }));
  }

  const processing: BotDependencies = {
    ...aBot(clock),
    store,
    stageBreaker: breakers.ofStage,
    sendLater: async (lead, seconds) => void delayed.push({ lead, seconds }),
    attempt,
    warn: (text) => warnings.push(text),
    fail: (text) => warnings.push(text),
  };
  const deliver = (message: LeadMessage, changes: Partial<BotDependencies> = {}) =>
    processSubmission(message, { ...processing, ...changes });

  async function aMessage(maxAttempts = 5, userId = owner): Promise<LeadMessage> {
    const submissionId = anId();
    const lead = aLead();
    await store.create({ userId, id: submissionId, keyId: anId(), lead, maxAttempts });
    return { userId, submissionId };
  }

  return {
    clock,
    temper,
    warnings,
    /** The delayed messages that the bot has sent for leads that wait some seconds. */
    delayed,
    store,
    owner,
    /** How many users waited for the target, recorded at the beginning of each pause. */
    paused,
    attempt,
    deliver,
    aMessage,
    rowOf: ({ userId, submissionId }: LeadMessage) => store.get(userId, submissionId),
    /** Makes two leads fail, which opens the owner's circuit breaker until 10:01. */
    async openBreaker() {
      const burnt = [await aMessage(1), await aMessage(1)];
      for (const message of burnt) await deliver(message);
      temper.attempts = 0;
    },
    /**
     * Runs the reconciler once.
     * @returns the messages that the reconciler sent, but only those about the leads of `known`.
     */
    async sentAgain(
      known: LeadMessage[],
      roomOf?: Reconciliation['roomOf'],
    ): Promise<LeadMessage[]> {
      const sent: LeadMessage[] = [];
      await runReconciler({
        submissions: store,
        ...(roomOf && { roomOf }),
        queue: {
          send: async ({ userId, submissionId }) => void sent.push({ userId, submissionId }),
          waiting: async () => 0,
        },
        now: clock.now,
      });
      const ids = known.map(({ submissionId }) => submissionId);
      return sent.filter(({ submissionId }) => ids.includes(submissionId));
    },
  };
}
