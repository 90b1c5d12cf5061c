/** The scopes of a call's API key, as the authoriser has told them. */
import { defaultScopes } from '../../contract/api-routes.ts';
import type { RestEvent } from './rest-event.ts';

/** An answer that the gateway cached before a release may name no scopes. */
export function scopesOf({ requestContext }: RestEvent): readonly string[] {
  const { scopes } = requestContext.authorizer ?? {};
  return scopes === undefined ? defaultScopes : scopes.split(' ');
}
