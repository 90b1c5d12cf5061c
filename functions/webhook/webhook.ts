/**
 * The webhook's two routes, without AWS's wiring: the handler and the tests build it in the same
 * way.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { asError, Refusal } from '../../contract/errors.ts';
import { acceptedMessage } from '../../contract/webhook-limits.ts';
import { hasExpired } from '../stores/api-keys/api-key-lookup.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import { acceptWithin, type LeadIntake, type Sender } from '../intake/accept-lead.ts';
import type { WebhookEvent } from '../intake/webhook-event.ts';
import { readLeadRequest } from './lead-request.ts';
import { submissionStatus } from './submission-status.ts';
import { answer, failed, refuse } from './webhook-answer.ts';

export interface WebhookDependencies extends LeadIntake {
  allowance: UserAllowance;
  noteKeyUse: (keyHash: string) => Promise<void>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

export function createWebhook(dependencies: WebhookDependencies) {
  const { logger } = dependencies;
  return async (event: WebhookEvent): Promise<APIGatewayProxyResult> => {
    try {
      return await route(event, dependencies);
    } catch (error: unknown) {
      if (error instanceof Refusal) {
        note(error, logger);
        return refuse(error, event);
      }
      logger.error('The webhook failed', asError(error));
      return failed(event);
    }
  };
}

async function route(
  event: WebhookEvent,
  dependencies: WebhookDependencies,
): Promise<APIGatewayProxyResult> {
  const { sender, keyHash } = senderOf(event, dependencies.now());
  // Taken before the body is read, so that invalid requests count as well.
  await dependencies.allowance.takeRequest(sender.userId);
  const noted = noteUse(keyHash, dependencies);
  try {
    const id = event.pathParameters?.['id'];
    if (event.httpMethod === 'GET' && id !== undefined) {
      return answer(200, await submissionStatus(sender.userId, id, dependencies.submissions));
    }
    if (event.httpMethod !== 'POST') throw new Refusal('not_found', 'There is nothing here.');
    const accepted = await acceptWithin(
      sender,
      readLeadRequest(event, sender.takesForms, dependencies.now()),
      dependencies,
    );
    const { submissionId, replayed } = accepted;
    dependencies.logger.info('Lead accepted', { submissionId, replayed });
    return answer(
      202,
      {
        success: true,
        submissionId,
        status: 'processing',
        message: acceptedMessage,
      },
      replayed ? { 'Idempotent-Replayed': 'true' } : {},
    );
  } finally {
    await noted;
  }
}

/** A reached limit is logged where it is found, once per wait and not once per request. */
function note({ code, details }: Refusal, logger: Pick<Logger, 'info'>) {
  if (code === 'rate_limited') return;
  logger.info('Refused', { code, fields: details.map(({ field }) => field) });
}

/** The gateway caches the authoriser's answer, so the key's expiry is checked again here. */
function senderOf(
  { requestContext }: WebhookEvent,
  now: Date,
): { sender: Sender; keyHash: string } {
  const { userId, keyId, keyHash, expiresAt, formId, takesForms } = requestContext.authorizer ?? {};
  if (!userId || !keyId || !keyHash) throw new Error('The authoriser named no sender');
  if (hasExpired(expiresAt, now)) {
    throw new Refusal(
      'forbidden',
      'This API key has expired. Your keys live in the dashboard (/dashboard), under API Keys.',
    );
  }
  const ofForms = { formId: formId || undefined, takesForms: takesForms === 'true' };
  return { sender: { userId, apiKey: { keyId, keyHash }, ...ofForms }, keyHash };
}

/** Noting a key's use is optional: its failure is no reason to refuse a lead. */
async function noteUse(
  keyHash: string,
  { noteKeyUse, logger }: Pick<WebhookDependencies, 'noteKeyUse' | 'logger'>,
): Promise<void> {
  try {
    await noteKeyUse(keyHash);
  } catch (error: unknown) {
    logger.warn('The use of an API key was not noted', { error: asError(error) });
  }
}
