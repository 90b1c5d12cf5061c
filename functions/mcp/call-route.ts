/**
 * Calls a route of the same REST API with the API key of the MCP call. So the route itself applies
 * scopes, limits to one form, allowances and the checks of a lead.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { partsOf, type ApiRouteName } from '../../contract/api-routes.ts';
import { callMarkHeader } from '../../contract/call-mark.ts';
import { asError } from '../../contract/errors.ts';
import { problems } from '../../contract/problems.ts';
import { refusalSchema } from '../../contract/webhook-answers.ts';
import { noAnswer, RouteRefusal } from './route-refusal.ts';

/**
 * The time limit of a call, shorter than the function's own time-out. Clients of MCP wait for 60
 * seconds.
 */
export const ANSWERED_WITHIN_MS = 20_000;

export interface RouteCall {
  /** The value of the variable in the route's path, such as the id in `/process-lead/{id}`. */
  id?: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  idempotencyKey?: string;
}

export interface RouteAnswer {
  body: unknown;
  /** Whether the answer repeats that of an earlier call with the same Idempotency-Key. */
  repeated: boolean;
}

export type CallRoute = (route: ApiRouteName, call: RouteCall) => Promise<RouteAnswer>;

export interface CallRouteDependencies {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The address of the REST API with its stage; it must never come from a request. */
  apiUrl: string;
  /** The value of the header by which the firewall recognises this function's calls. */
  callMark: string;
  logger: Pick<Logger, 'error'>;
}

/** @param apiKey the caller's API key, which API Gateway has already accepted. */
export function createCallRoute(apiKey: string, dependencies: CallRouteDependencies): CallRoute {
  const { apiUrl, callMark } = dependencies;
  return async (route, { id = '', query = {}, body, idempotencyKey }) => {
    const { method, path } = partsOf(route);
    const parameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = parameters.length > 0 ? `?${String(new URLSearchParams(parameters))}` : '';
    const url = `${apiUrl}${path.replace('{id}', encodeURIComponent(id))}${search}`;
    return ask(url, dependencies, {
      method,
      redirect: 'error',
      headers: {
        ...{ 'x-api-key': apiKey, [callMarkHeader]: callMark, accept: 'application/json' },
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: jsonOf(body) }),
    });
  };
}

/** @throws {RouteRefusal} for a value that is nested too deeply to be converted to JSON again. */
function jsonOf(body: object): string {
  try {
    return JSON.stringify(body);
  } catch {
    const type = `#${problems.bad_request.slug}`;
    throw new RouteRefusal({ error: 'The arguments are nested too deeply.', type });
  }
}

/** @throws {RouteRefusal} if the route refuses the call or does not answer. */
async function ask(
  url: string,
  { fetch, logger }: CallRouteDependencies,
  init: RequestInit,
): Promise<RouteAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    const body: unknown = await response.json();
    if (response.ok) return { body, repeated: response.headers.has('idempotent-replayed') };
    const { data = noAnswer } = refusalSchema.safeParse(body);
    throw new RouteRefusal(data, response.headers.get('retry-after') ?? undefined);
  } catch (error: unknown) {
    if (error instanceof RouteRefusal) throw error;
    logger.error('A route of the REST API did not answer', asError(error));
    throw new RouteRefusal(noAnswer);
  }
}
