/** Adds, lists and deletes a user's callbacks, for an API key with the scope to manage them. */
import {
  newCallbackSchema,
  type CallbackAnswer,
  type CallbackListAnswer,
  type CallbackOfKey,
} from '../../contract/callback-answers.ts';
import { maxBodyBytes } from '../../contract/webhook-limits.ts';
import { checkChoice, type ChoiceDependencies } from '../callback-choice/check-choice.ts';
import type { Reply } from '../rest-calls/answer.ts';
import { readObject, requireJson, type HttpRequest } from '../rest-calls/read-body.ts';
import { refusedRequest } from './refused-request.ts';
import type { EndpointStore } from '../stores/callbacks/endpoint-store.ts';
import type { Endpoint } from '../stores/callbacks/endpoint-view.ts';

export interface CallbackDependencies extends ChoiceDependencies {
  callbacks: Pick<EndpointStore, 'create' | 'list' | 'remove'>;
}

/**
 * Adds a callback. If an equal callback exists, the answer is the existing one, with status 200 and
 * without a secret.
 */
export async function addCallback(
  userId: string,
  request: HttpRequest,
  dependencies: CallbackDependencies,
): Promise<Reply<CallbackAnswer>> {
  const chosen = await checkChoice(userId, readChoice(request), dependencies);
  const { endpoint, secret } = await dependencies.callbacks.create(userId, chosen);
  const body = { success: true as const, callback: view(endpoint) };
  return secret === undefined ? { status: 200, body } : { status: 201, body: { ...body, secret } };
}

/**
 * Lists the callbacks without the Slack channels, which only receive alerts and are managed with
 * the alerts.
 */
export async function listCallbacks(
  userId: string,
  { callbacks }: CallbackDependencies,
): Promise<Reply<CallbackListAnswer>> {
  const items = (await callbacks.list(userId)).filter(({ kind }) => !kind).map(view);
  return { status: 200, body: { success: true, items } };
}

export async function deleteCallback(
  userId: string,
  endpointId: string,
  { callbacks }: CallbackDependencies,
): Promise<Reply<CallbackAnswer>> {
  const endpoint = await callbacks.remove({ userId, endpointId });
  return { status: 200, body: { success: true, callback: view(endpoint) } };
}

/** @throws {Refusal} `bad_request`, with each member that is not valid. */
function readChoice(request: HttpRequest) {
  requireJson(request);
  const { data, error } = newCallbackSchema.safeParse(readObject(request, maxBodyBytes));
  if (data) return data;
  const details = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw refusedRequest(...details);
}

function view(endpoint: Endpoint): CallbackOfKey {
  return { ...endpoint, withValues: endpoint.withValues ?? false };
}
