/**
 * Invokes a REQUEST authoriser to decide whether a request may pass. Caches the authoriser's answer
 * per identity source for the template's time-to-live, as API Gateway does.
 */
import type { Functions } from '../lambda/functions.ts';
import {
  authoriserEvent,
  methodArn,
  type AuthoriserContext,
  type GatewayRequest,
} from './proxy-event.ts';
import type { Authoriser, RestApi } from './rest-api.ts';
import type { Route } from './routes.ts';
import type { RefusalType } from './gateway-response.ts';
import { errorMessageOf } from '../lambda/payload.ts';

export type Verdict = { context: AuthoriserContext } | { refused: RefusalType };

interface PolicyAnswer {
  principalId?: string;
  context?: Record<string, unknown>;
  policyDocument?: { Statement?: PolicyStatement[] };
}

interface PolicyStatement {
  Effect?: string;
  Action?: string | string[];
  Resource?: string | string[];
}

export interface Authorisation {
  decide: (authoriserId: string, request: GatewayRequest, route: Route) => Promise<Verdict>;
}

export interface AuthorisationOptions {
  api: RestApi;
  functions: Pick<Functions, 'invoke'>;
  /** The current time in epoch milliseconds. */
  now: () => number;
}

export function createAuthorisation(options: AuthorisationOptions): Authorisation {
  const { api, now } = options;
  const remembered = new Map<string, { answer: PolicyAnswer; until: number }>();

  async function ask(
    authoriser: Authoriser,
    identity: string,
    request: GatewayRequest,
    route: Route,
  ): Promise<PolicyAnswer | RefusalType> {
    const kept = remembered.get(identity);
    if (kept && kept.until > now()) return kept.answer;
    const answer = await invoke(options, authoriser, request, route);
    if (typeof answer !== 'string' && authoriser.ttlSeconds > 0) {
      forgetOld(remembered, now());
      remembered.set(identity, { answer, until: now() + authoriser.ttlSeconds * 1000 });
    }
    return answer;
  }

  return {
    decide: async (authoriserId, request, route) => {
      const authoriser = api.authorisers.get(authoriserId);
      if (!authoriser) return { refused: 'AUTHORIZER_CONFIGURATION_ERROR' };
      const values = authoriser.identityHeaders.map((name) => request.headers[name] ?? '');
      if (values.some((value) => value === '')) return { refused: 'UNAUTHORIZED' };
      const identity = JSON.stringify([authoriserId, ...values]);
      const answer = await ask(authoriser, identity, request, route);
      if (typeof answer === 'string') return { refused: answer };
      if (!isAllowed(answer, methodArn(api, request))) return { refused: 'ACCESS_DENIED' };
      return { context: contextOf(answer) };
    },
  };
}

async function invoke(
  { api, functions }: AuthorisationOptions,
  authoriser: Authoriser,
  request: GatewayRequest,
  route: Route,
): Promise<PolicyAnswer | RefusalType> {
  const event = authoriserEvent(api, request, route);
  const { payload, functionError } = await functions.invoke(authoriser.uri, event);
  if (functionError) {
    return errorMessageOf(payload) === 'Unauthorized' ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE';
  }
  const answer = payload as PolicyAnswer | null;
  return answer?.principalId && answer.policyDocument ? answer : 'AUTHORIZER_CONFIGURATION_ERROR';
}

/** An explicit Deny wins; without a matching Allow the call is denied. */
function isAllowed({ policyDocument }: PolicyAnswer, arn: string): boolean {
  const fitting = (policyDocument?.Statement ?? []).filter(
    ({ Action, Resource }) =>
      [Action ?? []].flat().some((action) => fits(action, 'execute-api:Invoke')) &&
      [Resource ?? []].flat().some((resource) => fits(resource, arn)),
  );
  return fitting.length > 0 && fitting.every(({ Effect }) => Effect === 'Allow');
}

function fits(pattern: string, value: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(value);
}

/** API Gateway passes each value of the authoriser's context to the function as a string. */
function contextOf({ principalId, context }: PolicyAnswer): AuthoriserContext {
  const strings = Object.entries(context ?? {}).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return { ...Object.fromEntries(strings), ...(principalId ? { principalId } : {}) };
}

function forgetOld(remembered: Map<string, { until: number }>, now: number): void {
  if (remembered.size < 1000) return;
  for (const [identity, { until }] of remembered) if (until <= now) remembered.delete(identity);
}
