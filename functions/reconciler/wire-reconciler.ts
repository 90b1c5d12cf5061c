/**
 * Connects the reconciler with its stores. The simulation calls this function too, with its own
 * clients.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isClosed } from '../../contract/account.ts';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createSafeDigestAsking } from '../stores/follow-ups/safe-digest-asking.ts';
import { createLeadQueue } from '../stores/leads/lead-queue.ts';
import { originPolicyOf } from '../stores/origins/origin-policy.ts';
import { createFormGate, createRoomOf } from '../stores/pace/form-gate.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { createSentNotes } from '../stores/repeated-leads/sent-notes.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { reconcile, type ReconciliationReport } from './reconcile.ts';

export interface ReconcilerWiring {
  environment: FunctionEnvironment<'reconciler'>;
  client: DynamoDBDocumentClient;
  queueClient: SQSClient;
  logger: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
}

/**
 * @returns a function for one run, which starts with more rows as long as `hasTime` returns true.
 */
export function wireReconciler(
  wiring: ReconcilerWiring,
): (hasTime: () => boolean) => Promise<ReconciliationReport> {
  const { environment, client, queueClient, logger, now } = wiring;
  const ask = createFormGate({
    forms: createTargetFormReader({ client, table: environment.TARGET_FORMS_TABLE }),
    origins: originPolicyOf(environment, { client, now }),
    now,
  });
  const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });
  const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
  const followUps = { client, table: environment.FOLLOW_UPS_TABLE, now };
  const run = {
    submissions: createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now }),
    roomOf: createRoomOf(ask, pace, async (userId) => isClosed(await accounts.read(userId))),
    noteSent: createSentNotes({ client, table: environment.FIRST_LEADS_TABLE, now }),
    tellUndecided: createSafeDigestAsking(followUps, logger).soon,
    queue: createLeadQueue({ client: queueClient, queueUrl: environment.LEAD_QUEUE_URL }),
    logger,
    retentionDays: Number(environment.LEAD_RETENTION_DAYS),
    maxOpenDays: Number(environment.MAX_OPEN_DAYS),
    now,
  };
  return (hasTime) => reconcile({ ...run, hasTime });
}
