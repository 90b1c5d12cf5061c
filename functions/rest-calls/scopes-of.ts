/** The scopes of a call's API key, as the authoriser passed them. */
import { defaultScopes } from '../../contract/api-routes.ts';
import type { RestEvent } from './rest-event.ts';

/**
 * The gateway may have cached the authoriser's answer before API keys had scopes. Such an answer
 * contains no scopes, and the default scopes apply.
 */
export function scopesOf({ requestContext }: RestEvent): readonly string[] {
  const { scopes } = requestContext.authorizer ?? {};
  return scopes === undefined ? defaultScopes : scopes.split(' ');
}
