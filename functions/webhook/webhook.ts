/**
 * The webhook's routes, without the wiring to AWS, so that the handler and the tests build them in
 * the same way.
 */
import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Sender } from '../intake/accept-lead.ts';
import type { Reply } from '../rest-calls/answer.ts';
import { answerCall, type CallDependencies, type KeyCaller } from '../rest-calls/answer-call.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { acceptLeads, type ManyLeadsDependencies } from './accept-leads.ts';
import { acceptOne } from './accept-one.ts';
import { readLeadRequest } from './lead-request.ts';
import { submissionStatus } from './submission-status.ts';

export interface WebhookDependencies
  extends ManyLeadsDependencies, Pick<CallDependencies, 'noteKeyUse'> {}

export function createWebhook(dependencies: WebhookDependencies) {
  return (event: RestEvent): Promise<APIGatewayProxyResult> =>
    answerCall<'webhook'>(
      event,
      {
        'POST /process-lead': (sender) => acceptLead(sender, event, dependencies),
        'POST /leads': (sender) => acceptLeads(sender, event, dependencies),
        'GET /process-lead/{id}': (caller) => statusOf(caller, event, dependencies),
      },
      dependencies,
    );
}

function acceptLead(sender: Sender, event: RestEvent, dependencies: WebhookDependencies) {
  const request = readLeadRequest(event, sender.takesForms, dependencies.now());
  return acceptOne(sender, request, dependencies);
}

async function statusOf(
  caller: KeyCaller,
  { pathParameters }: RestEvent,
  { submissions }: WebhookDependencies,
): Promise<Reply> {
  const id = pathParameters?.['id'] ?? '';
  return { status: 200, body: await submissionStatus(caller, id, submissions) };
}
