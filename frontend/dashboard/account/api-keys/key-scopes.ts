/** What an API key may do, in words. */
import { apiScopes, defaultScopes, type ApiScope } from '../../../../contract/api-routes.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';

export const scopeWords: Record<ApiScope, { label: string; fact: string }> = {
  send: { label: 'Send leads', fact: 'send leads' },
  status: { label: 'Ask how far a lead is', fact: 'ask how far a lead is' },
  read: { label: 'Read your leads, forms and events', fact: 'read your leads, forms and events' },
  manage: { label: 'Manage your callbacks and forms', fact: 'manage your callbacks and forms' },
};

/** @returns undefined for a key with the default scopes. */
export function scopesInWords({ scopes }: Pick<ApiKeyView, 'scopes'>): string | undefined {
  const isUsual =
    scopes.length === defaultScopes.length && defaultScopes.every((one) => scopes.includes(one));
  if (isUsual) return undefined;
  const facts = apiScopes.filter((scope) => scopes.includes(scope));
  return `May ${facts.map((scope) => scopeWords[scope].fact).join('; ')}`;
}

/** Whether leads can be sent with this key. */
export function maySend({ scopes }: Pick<ApiKeyView, 'scopes'>): boolean {
  return scopes.includes('send');
}
