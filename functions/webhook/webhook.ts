/**
 * The webhook's routes, without AWS's wiring: the handler and the tests build it in the same
 * way.
 */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { asError, Refusal } from '../../contract/errors.ts';
import { bulkResource } from '../../contract/webhook-limits.ts';
import { hasExpired } from '../stores/api-keys/api-key-lookup.ts';
import type { Sender } from '../intake/accept-lead.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { readLeadRequest } from './lead-request.ts';
import { submissionStatus } from './submission-status.ts';
import { acceptLeads } from './accept-leads.ts';
import { acceptOne, replyTo, type OneLeadDependencies } from './reply-to.ts';
import { format, type Reply } from '../rest-calls/answer.ts';

export interface WebhookDependencies extends OneLeadDependencies {
  noteKeyUse: (keyHash: string) => Promise<void>;
}

export function createWebhook(dependencies: WebhookDependencies) {
  return async (event: RestEvent): Promise<APIGatewayProxyResult> =>
    format(await replyTo(event, () => route(event, dependencies), dependencies));
}

async function route(event: RestEvent, dependencies: WebhookDependencies): Promise<Reply> {
  const { sender, keyHash } = senderOf(event, dependencies.now());
  // The request counts before its body is read, so that invalid requests count as well.
  await dependencies.allowance.takeRequest(sender.userId);
  const noted = noteUse(keyHash, dependencies);
  try {
    const id = event.pathParameters?.['id'];
    if (event.httpMethod === 'GET' && id !== undefined) {
      const body = await submissionStatus(sender.userId, id, dependencies.submissions);
      return { status: 200, body };
    }
    if (event.httpMethod !== 'POST') throw new Refusal('not_found', 'There is nothing here.');
    if (event.resource === bulkResource) return await acceptLeads(sender, event, dependencies);
    const request = readLeadRequest(event, sender.takesForms, dependencies.now());
    return await acceptOne(sender, request, dependencies);
  } finally {
    await noted;
  }
}

/** The gateway caches the authoriser's answer, so the key's expiry is checked again here. */
function senderOf({ requestContext }: RestEvent, now: Date): { sender: Sender; keyHash: string } {
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
