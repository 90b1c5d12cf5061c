/** A target whose temper the test sets, its breaker, the bot and the reconciler, on one clock. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AttemptFailure } from '../../../functions/bot/attempt-failure.ts';
import type { AttemptResult } from '../../../functions/bot/attempt-lead.ts';
import { processSubmission, type Processing } from '../../../functions/bot/process-submission.ts';
import type { LeadMessage } from '../../../functions/contract/lead-message.ts';
import type { FailureReason } from '../../../functions/contract/submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createSubmissionStore } from '../../../functions/stores/submission-store.ts';
import { createTargetHealthStore } from '../../../functions/stores/target-health-store.ts';
import { aClock, aLead, anId, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';

/** What the target does to the next attempts, and how many it met. */
interface Temper {
  outcome: 'success' | FailureReason;
  retryAfterSeconds?: number;
  attempts: number;
}

export function createWaitingRoom(client: DynamoDBDocumentClient) {
  const clock = aClock();
  const temper: Temper = { outcome: 'target_unreachable', attempts: 0 };
  const warnings: string[] = [];
  const target = `https://target.example/${anId()}`;
  const store = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  const health = createTargetHealthStore({ client, table: 'targetHealth', now: clock.now });

  async function attempt({ fence }: { fence: () => Promise<boolean> }): Promise<AttemptResult> {
    const { outcome, retryAfterSeconds } = temper;
    temper.attempts += 1;
    if (outcome !== 'success') {
      const failure = new AttemptFailure(outcome, 'It failed', retryAfterSeconds);
      return { kind: 'failure', failure, fenced: false };
    }
    return (await fence()) ? { kind: 'success' } : { kind: 'lost' };
  }

  const processing: Processing = {
    store,
    breaker: {
      enter: (asking) => health.enter(target, asking),
      record: (judgement) => health.record(target, judgement),
      release: (probe) => health.release(target, probe),
    },
    evidence: { store: async () => 'screenshots/none.jpg' },
    attempt,
    settings: {
      leaseSeconds: 120,
      deadlineSeconds: 60,
      retentionDays: 30,
      retry: { baseSeconds: 10, capSeconds: 300 },
    },
    now: clock.now,
    random: () => 0.5,
    newToken: anId,
    note: () => undefined,
    warn: (text) => warnings.push(text),
  };
  const deliver = (message: LeadMessage, changes: Partial<Processing> = {}) =>
    processSubmission(message, { ...processing, ...changes });

  async function aMessage(maxAttempts = 5): Promise<LeadMessage> {
    const [userId, submissionId] = [aUser(), anId()];
    const lead = aLead();
    await store.create({ userId, id: submissionId, keyId: anId(), lead, maxAttempts });
    return { userId, submissionId };
  }

  return {
    clock,
    temper,
    warnings,
    store,
    deliver,
    aMessage,
    rowOf: ({ userId, submissionId }: LeadMessage) => store.get(userId, submissionId),
    /** Five leads fail, and the target is left alone until 10:01. */
    async openBreaker() {
      const burnt = await Promise.all([1, 2, 3, 4, 5].map(() => aMessage(1)));
      for (const message of burnt) await deliver(message);
      temper.attempts = 0;
    },
    /** One run of the reconciler: the messages among `known` that it sent. */
    async sentAgain(known: LeadMessage[]): Promise<LeadMessage[]> {
      const sent: LeadMessage[] = [];
      await reconcile({
        submissions: store,
        queue: { send: async (message) => void sent.push(message) },
        logger: keptLog().logger,
        retentionDays: 30,
        now: clock.now,
      });
      const ids = known.map(({ submissionId }) => submissionId);
      return sent.filter(({ submissionId }) => ids.includes(submissionId));
    },
  };
}
