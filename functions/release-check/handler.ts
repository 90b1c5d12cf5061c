/**
 * Responsible for the check before a new version of the webhook gets traffic: sends a canary lead
 * (a synthetic test lead) to exactly that version and waits until the demo form has received it.
 * Called by CodeDeploy as the hook BeforeAllowTraffic; its answer decides whether CodeDeploy
 * continues the release or rolls it back. The scheduled canary cannot make this check: the public
 * address still leads to the old version.
 */
import type { Context } from 'aws-lambda';
import { setTimeout as wait } from 'node:timers/promises';
import { canaryOwner, canaryRetentionDays } from '../../contract/canary.ts';
import { goRoundTrip } from '../canary-lead/round-trip.ts';
import {
  lambdaEndpoint,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createVersionCalls } from './call-version.ts';
import { hookEventSchema, tellCodeDeploy } from './tell-code-deploy.ts';

const environment = readEnvironment('releaseCheck');
const logger = createLogger('release-check');
const now = () => new Date();
const identity = readAwsIdentity();
const submissions = createSubmissionStore({
  client: createDocumentClient(),
  table: environment.SUBMISSIONS_TABLE,
  now,
});

export async function handler(event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const report = await goRoundTrip({
    call: createVersionCalls({
      version: environment.WEBHOOK_VERSION,
      endpoint: lambdaEndpoint(),
      identity,
    }),
    cancel: async (id) => {
      await submissions.cancel({ userId: canaryOwner, id, retentionDays: canaryRetentionDays });
    },
    wait: (milliseconds) => wait(milliseconds),
    now,
  });
  logger.info('Release checked', { ...report });
  const endpoint = environment.CODEDEPLOY_ENDPOINT;
  const succeeded = report.outcome === 'success';
  await tellCodeDeploy(hookEventSchema.parse(event), succeeded, { endpoint, identity });
}
