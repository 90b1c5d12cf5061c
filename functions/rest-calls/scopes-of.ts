/** The scopes of a call's API key, as the authoriser passed them. */
import { defaultScopes } from '../../contract/api-routes.ts';
import type { RestEvent } from './rest-event.ts';

/**
 * The authoriser's answer contains no scopes if the gateway cached it before the release of scopes.
 */
export function scopesOf({ requestContext }: RestEvent): readonly string[] {
  const { scopes } = requestContext.authorizer ?? {};
  return scopes === undefined ? defaultScopes : scopes.split(' ');
}
