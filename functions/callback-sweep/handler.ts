/**
 * Responsible for work that waits in the callbacks' table. It sends queue messages for calls that
 * are due later than a message can be delayed, and for lost messages. It notifies the owners of
 * disabled endpoints, and checks the alert rules that are due. Called every minute. The function
 * that makes the calls does not do this work: it connects to strangers' servers, so it may write
 * neither events nor requests for e-mails.
 */
import type { Context } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { sweep } from './sweep.ts';
import { wireSweep } from './wire-sweep.ts';

const logger = createLogger('callback-sweep');
/** The time that is reserved for one batch of items, which takes a second or two. */
const RESERVED_MS = 8000;

const sweeping = wireSweep({
  environment: readEnvironment('callbackSweep'),
  client: createDocumentClient(),
  queues: createQueueClient(),
  now: () => new Date(),
  logger,
});

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await sweep({ ...sweeping, hasTime });
  if (Object.values(report).some((count) => count > 0))
    logger.info('Callbacks swept', { ...report });
}
