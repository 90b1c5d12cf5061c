import { defaultScopes } from '../../../../contract/api-routes.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';

/** Whether a key has exactly the default scopes. */
export function hasUsualScopes({ scopes }: Pick<ApiKeyView, 'scopes'>): boolean {
  return String(scopes) === String(defaultScopes);
}

/** Whether leads can be sent with this key. */
export function maySend({ scopes }: Pick<ApiKeyView, 'scopes'>): boolean {
  return scopes.includes('send');
}
