/**
 * Answers a call with an API key: finds its route, checks the key, and formats the route's reply.
 * Every function behind the key authoriser answers through this module, so that no route can forget
 * a check. The scope is checked here and not by the authoriser, whose answer is cached for all
 * routes and can't name a missing scope.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyResult } from 'aws-lambda';
import {
  apiRouteNames,
  apiRoutes,
  type ApiFunction,
  type ApiRouteName,
  type RoutesOf,
} from '../../contract/api-routes.ts';
import { asError, MissingScope, Refusal } from '../../contract/errors.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import { hasExpired } from '../stores/api-keys/api-key-lookup.ts';
import { format, type Reply } from './answer.ts';
import { replyTo } from './reply-to.ts';
import type { RestEvent } from './rest-event.ts';
import { scopesOf } from './scopes-of.ts';

/** The caller: an API key, which acts for its owner. */
export interface KeyCaller {
  userId: string;
  apiKey: { keyId: string; keyHash: string };
  /** The form that the key is bound to; undefined if it is bound to none. */
  formId: string | undefined;
  /** The only form whose leads the key may send and see; undefined if the key may use all forms. */
  onlyFormId: string | undefined;
  /** Whether the key's leads may name forms; otherwise `target` and `fields` are ignored. */
  takesForms: boolean;
}

export interface CallDependencies {
  allowance: Pick<UserAllowance, 'takeRequest'>;
  noteKeyUse: (keyHash: string) => Promise<void>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

/**
 * The routes of one Lambda function. Each route has a function that makes the reply to a caller
 * whose key was accepted.
 */
export type RouteAnswers<Function extends ApiFunction> = Record<
  RoutesOf<Function>,
  (caller: KeyCaller, event: RestEvent) => Promise<Reply>
>;

export async function answerCall<Function extends ApiFunction>(
  event: RestEvent,
  answers: RouteAnswers<Function>,
  dependencies: CallDependencies,
): Promise<APIGatewayProxyResult> {
  return format(await replyTo(event, () => admit(event, answers, dependencies), dependencies));
}

async function admit(
  event: RestEvent,
  answers: Partial<Record<ApiRouteName, (caller: KeyCaller, event: RestEvent) => Promise<Reply>>>,
  dependencies: CallDependencies,
): Promise<Reply> {
  const caller = callerOf(event, dependencies.now());
  // The request is counted before anything else is read, so that refused requests count too.
  await dependencies.allowance.takeRequest(caller.userId);
  const noted = noteUse(caller.apiKey.keyHash, dependencies);
  try {
    const called = `${event.httpMethod} ${event.resource}`;
    const route = apiRouteNames.find((name) => name === called);
    const answer = route && answers[route];
    if (!answer) throw new Refusal('not_found', 'There is nothing here.');
    const { scope } = apiRoutes[route];
    if (scope !== 'any' && !scopesOf(event).includes(scope)) throw new MissingScope(scope);
    return await answer(caller, event);
  } finally {
    await noted;
  }
}

/** The gateway caches the authoriser's answer, so the key's expiry is checked again here. */
function callerOf({ requestContext }: RestEvent, now: Date): KeyCaller {
  const { userId, keyId, keyHash, ...key } = requestContext.authorizer ?? {};
  if (!userId || !keyId || !keyHash) throw new Error('The authoriser named no sender');
  if (hasExpired(key.expiresAt, now)) {
    throw new Refusal(
      'forbidden',
      'This API key has expired. Your keys live in the dashboard (/dashboard), under API Keys.',
    );
  }
  const formId = key.formId || undefined;
  const isForOneForm = key.onlyItsForm === 'true';
  // A key that may use only one form must name that form, otherwise it might see every form's
  // leads. The service never creates such a key without a form.
  if (isForOneForm && formId === undefined) throw new Error('The only form of a key is not named');
  return {
    ...{ userId, apiKey: { keyId, keyHash }, formId },
    onlyFormId: isForOneForm ? formId : undefined,
    takesForms: key.takesForms === 'true',
  };
}

/** Notes a key's use. The note is optional, so the call is answered even if the note fails. */
async function noteUse(
  keyHash: string,
  { noteKeyUse, logger }: Pick<CallDependencies, 'noteKeyUse' | 'logger'>,
): Promise<void> {
  try {
    await noteKeyUse(keyHash);
  } catch (error: unknown) {
    logger.warn('The use of an API key was not noted', { error: asError(error) });
  }
}
