/** Builds a webhook's dependencies, and the events that API Gateway sends. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AuthoriserContext } from '../../../contract/api-key.ts';
import { defaultScopes, partsOf, type ApiRouteName } from '../../../contract/api-routes.ts';
import { asError } from '../../../contract/errors.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { createIdempotencyStore } from '../../../functions/stores/leads/idempotency-store.ts';
import type { BatchedLeadQueue, LeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import type { WebhookDependencies } from '../../../functions/webhook/webhook.ts';
import { aLead, anId, noFirstLeads, noForms, noLimits, noPeople } from '../builders.ts';

interface Basis extends Partial<WebhookDependencies> {
  client: DynamoDBDocumentClient;
  now: () => Date;
  logger: WebhookDependencies['logger'];
}

/** A queue that passes each message to `send`, also the messages of a call with many leads. */
export const queueThat = (send: LeadQueue['send']): BatchedLeadQueue => ({
  send,
  sendAll: async (leads) => {
    const ends = await Promise.allSettled(leads.map((lead) => send(lead)));
    return ends.flatMap((end, place) =>
      end.status === 'fulfilled'
        ? []
        : { submissionId: leads[place]?.submissionId ?? '', error: asError(end.reason) },
    );
  },
});

/**
 * The dependencies of a webhook that has real submission and idempotency stores only: no limits, no
 * users' forms, no queue and no counts, unless `changes` contains them.
 */
export const webhookOn = ({ client, now, logger, ...changes }: Basis): WebhookDependencies => ({
  allowance: noLimits,
  submissions: createSubmissionStore({ client, table: 'submissions', now }),
  idempotency: createIdempotencyStore({ client, table: 'idempotency', now }),
  forms: noForms,
  firstLeads: noFirstLeads,
  people: noPeople,
  queue: queueThat(() => Promise.resolve()),
  noteKeyUse: () => Promise.resolve(),
  countSubmission: () => Promise.resolve(),
  ...{ logger, now, newId: anId, maxAttempts: 5 },
  ...changes,
});

interface Sent {
  body?: object | string;
  idempotencyKey?: string | undefined;
}

/**
 * The POST of a lead. Unless `by` says otherwise, its API key is bound to no form and ignores the
 * members that choose and fill a form.
 */
export const aPost = (
  by: Partial<AuthoriserContext> & { userId: string },
  { body = aLead(), idempotencyKey }: Sent = {},
): RestEvent => ({
  httpMethod: 'POST',
  resource: '/process-lead',
  headers: {
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  isBase64Encoded: false,
  pathParameters: null,
  requestContext: {
    authorizer: {
      ...{ keyId: 'key', keyHash: 'hash', expiresAt: '', formId: '', takesForms: '' },
      scopes: defaultScopes.join(' '),
      ...by,
    },
  },
});

/** A call without a body. Unless `by` says otherwise, its API key has the default scopes. */
export const aCall = (
  by: Parameters<typeof aPost>[0],
  route: ApiRouteName,
  query: Record<string, string> | null = null,
): RestEvent => {
  const { method, path } = partsOf(route);
  const called = { httpMethod: method, resource: path, queryStringParameters: query };
  return { ...aPost(by), ...called, headers: {}, body: null };
};

/** The GET of a submission's status. */
export const aStatusRequest = (userId: string, id: string): RestEvent => ({
  ...aCall({ userId }, 'GET /process-lead/{id}'),
  pathParameters: { id },
});
