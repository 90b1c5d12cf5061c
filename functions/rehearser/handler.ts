/**
 * Responsible for one rehearsal: takes its message from the queue, has the browser function fill
 * the user's form with a sample, and records the result. Called by the rehearsals' queue, one
 * message at a time. The queue is separate, so that rehearsals don't delay leads. No web page is
 * opened here, and this function can't submit: it has no access to the fence, the endpoint that
 * permits a submit, and may neither read nor write submissions.
 */
import type { SQSEvent } from 'aws-lambda';
import { v7 as uuidv7 } from 'uuid';
import {
  bucketUrl,
  lambdaEndpoint,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { rehearsalAnswerSchema } from '../../contract/rehearsal-call.ts';
import { rehearsalMessageSchema } from '../../contract/rehearsal-message.ts';
import { createInvoking } from '../browser-calls/invoke-browser.ts';
import { createPictureSigning } from '../browser-calls/sign-picture-post.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { originPolicyOf } from '../stores/origins/origin-policy.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { createRehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import { createRehearsalTurns } from '../stores/rehearsals/rehearsal-turns.ts';
import { createRehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import { createSafeDigestAsking } from '../stores/follow-ups/safe-digest-asking.ts';
import { createAttentionMark } from '../stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { awaitTurn, type AwaitedTurn } from './await-turn.ts';
import { rehearse, type Rehearsing } from './rehearse.ts';

const environment = readEnvironment('rehearser');
const logger = createLogger('rehearser');
const now = () => new Date();
const client = createDocumentClient();
const forms = { client, table: environment.TARGET_FORMS_TABLE };
const identity = readAwsIdentity();
const bucket = environment.SCREENSHOT_BUCKET;
const signPost = createPictureSigning({ bucket, url: bucketUrl(bucket), identity });
const waitMs = Number(environment.BROWSER_WAIT_SECONDS) * 1000;
const followUps = { client, table: environment.FOLLOW_UPS_TABLE, now };
const digests = createSafeDigestAsking(followUps, logger);

const rehearsing: Rehearsing = {
  store: createRehearsalStore({ ...forms, now, newId: () => uuidv7() }),
  forms: createTargetFormReader(forms),
  origins: originPolicyOf(environment, { client, now }),
  markNeedsAttention: createAttentionMark({ ...forms, now, tell: digests.now }),
  rehearse: createInvoking(
    {
      functionName: environment.BROWSER_FUNCTION,
      endpoint: lambdaEndpoint(),
      identity,
      waitMs,
    },
    rehearsalAnswerSchema,
  ),
  signPicture: (key) => signPost(key, now(), new Date(now().getTime() + waitMs)),
  deadlineSeconds: Number(environment.ATTEMPT_DEADLINE_SECONDS),
  now,
  warn: (text, error) => logger.warn(text, { error }),
  fail: (text, error) => logger.error(text, { error }),
};

const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });
const turn: AwaitedTurn = {
  turns: createRehearsalTurns(pace, Number(environment.REHEARSALS_AT_ONCE)),
  queue: createRehearsalQueue({
    client: createQueueClient(),
    queueUrl: environment.REHEARSAL_QUEUE_URL,
  }),
  rehearse: (message) => rehearse(message, rehearsing),
  now,
  random: Math.random,
};

/**
 * If the rehearsal's end can't be recorded, its message is delivered again. If that fails too, the
 * rehearsal later counts as failed because of its age.
 */
export async function handler(event: SQSEvent): Promise<void> {
  for (const { body } of event.Records) {
    await awaitTurn(rehearsalMessageSchema.parse(JSON.parse(body)), turn);
  }
}
