/**
 * The routes of the REST API, with the scope that an API key needs for each. The stack creates API
 * Gateway's methods from this table. The authoriser's policy, the functions' scope check and the
 * OpenAPI document use the table too.
 */
import { keysOf } from './keys-of.ts';

/**
 * What an API key may be allowed to do. `send`: send leads. `status`: ask for the status of a
 * submission. `read`: read the user's leads, forms and events. `manage`: change the user's
 * callbacks.
 */
export const apiScopes = ['send', 'status', 'read', 'manage'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The scopes of a key that is created without a choice of scopes. */
export const defaultScopes: readonly ApiScope[] = ['send', 'status'];

/** The functions that answer requests with API keys. */
export type ApiFunction = 'webhook' | 'keyApi' | 'mcp';

interface ApiRoute {
  /**
   * The scope that the API key needs for this route. `any`: every valid key may call the route; its
   * function then calls other REST routes, which check the key's scopes.
   */
  scope: ApiScope | 'any';
  answeredBy: ApiFunction;
}

/** The routes of the REST API. Their names are method and path, as in API Gateway's template. */
export const apiRoutes = {
  'POST /process-lead': { scope: 'send', answeredBy: 'webhook' },
  'GET /process-lead/{id}': { scope: 'status', answeredBy: 'webhook' },
  'POST /leads': { scope: 'send', answeredBy: 'webhook' },
  'GET /submissions': { scope: 'read', answeredBy: 'keyApi' },
  'GET /forms': { scope: 'read', answeredBy: 'keyApi' },
  'GET /forms/{id}/rehearsal': { scope: 'read', answeredBy: 'keyApi' },
  'GET /events': { scope: 'read', answeredBy: 'keyApi' },
  'POST /callbacks': { scope: 'manage', answeredBy: 'keyApi' },
  'GET /callbacks': { scope: 'manage', answeredBy: 'keyApi' },
  'DELETE /callbacks/{id}': { scope: 'manage', answeredBy: 'keyApi' },
  'POST /mcp': { scope: 'any', answeredBy: 'mcp' },
} as const satisfies Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, ApiRoute>;

export type ApiRouteName = keyof typeof apiRoutes;

/** The routes that one function answers. */
export type RoutesOf<Function extends ApiFunction> = {
  [Name in ApiRouteName]: (typeof apiRoutes)[Name]['answeredBy'] extends Function ? Name : never;
}[ApiRouteName];

export const apiRouteNames = keysOf(apiRoutes);

/** Splits `GET /process-lead/{id}` into its method and its path. */
export function partsOf(name: ApiRouteName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
