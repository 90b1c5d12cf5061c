import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiScope } from '../../../../contract/api-routes.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import {
  createApiKey,
  deleteApiKey,
  updateApiKey,
  type ApiKeyView,
} from '../../../../contract/graphql-operations.ts';
import { apiKeyDeletion, apiKeyQueries } from './api-key-queries.ts';
import { maySend } from './key-scopes.ts';
import { hasEnded, useNowAtExpiry } from '../../components/time-of-end.ts';

const none: readonly ApiKeyView[] = [];

export function useApiKeys() {
  return useQuery(apiKeyQueries.list);
}

/** Reads the API keys again, to show when they were last used and how many leads they have sent. */
export function refreshApiKeys(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(apiKeyQueries.list);
}

async function changeKeys(
  queryClient: QueryClient,
  change: (keys: ApiKeyView[]) => ApiKeyView[],
): Promise<void> {
  // Stops a running read of the list, because its older answer would overwrite the change.
  await queryClient.cancelQueries(apiKeyQueries.list);
  const { queryKey } = apiKeyQueries.list;
  const keys = queryClient.getQueryData(queryKey);
  if (keys) queryClient.setQueryData(queryKey, change(keys));
  else void refreshApiKeys(queryClient);
}

/** Adds a new key to the list, unless a read of the list has already added the key. */
export const addKey = (queryClient: QueryClient, added: ApiKeyView): Promise<void> =>
  changeKeys(queryClient, (keys) => [added, ...keys.filter(({ id }) => id !== added.id)]);

interface NewKey {
  keyName: string;
  expiresAt?: string | undefined;
  /** The new key's scopes; undefined for the default scopes. */
  scopes?: ApiScope[] | undefined;
  /** The id of the only form that the key may use; undefined for all forms. */
  onlyFormId?: string | undefined;
}

/**
 * The code that makes a key's value is loaded only when needed, because most visits create no key.
 */
export const newKeyValue = async () => (await import('./api-key-value.ts')).generateApiKeyValue();

export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ keyName, expiresAt, scopes, onlyFormId }: NewKey) =>
      runOperation(createApiKey, {
        keyName,
        keyValue: await newKeyValue(),
        expiresAt: expiresAt ?? null,
        ...(scopes && { scopes }),
        ...(onlyFormId && { formId: onlyFormId, onlyItsForm: true }),
      }),
    onSuccess: async (answer) => {
      await addKey(queryClient, answer.createApiKey);
      notifySuccess('API Key Created', 'Your new API key has been generated');
    },
    meta: { failure: 'Error creating API key' },
  });
}

export const replaceKey = (queryClient: QueryClient, changed: ApiKeyView): Promise<void> =>
  changeKeys(queryClient, (keys) => keys.map((key) => (key.id === changed.id ? changed : key)));

interface KeyChange {
  id: string;
  keyName: string;
  expiresAt: string | null;
  /** The id of the form to bind the key to; `null` unbinds the key from its form. */
  formId?: string | null;
  takesForms?: boolean;
}

export function useUpdateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: KeyChange) => runOperation(updateApiKey, change),
    onSuccess: async ({ updateApiKey: changed }) => {
      await replaceKey(queryClient, changed);
      notifySuccess('API Key Changed', 'The API key has been updated');
    },
    meta: { failure: 'Error changing API key' },
  });
}

export function useDeleteApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    ...apiKeyDeletion,
    mutationFn: (id: string) => runOperation(deleteApiKey, { id }),
    onSuccess: async (_answer, id) => {
      await changeKeys(queryClient, (keys) => keys.filter((key) => key.id !== id));
      notifySuccess('API Key Deleted', 'The API key has been removed');
    },
    meta: { failure: 'Error deleting API key' },
  });
}

/**
 * Returns the newest key that may send leads, has not expired and is not being deleted. Keys that
 * may not ask for a status, or that are limited to one form, are chosen last, because some of the
 * guide's examples do not work with them.
 */
export function useNewestKey(): ApiKeyView | undefined {
  const { data: keys = none } = useApiKeys();
  const now = useNowAtExpiry(keys);
  const leaving = useMutationState({
    filters: { ...apiKeyDeletion, status: 'pending' },
    select: (mutation) => mutation.state.variables,
  });
  const usable = keys.filter(
    (key) => maySend(key) && !leaving.includes(key.id) && !hasEnded(key, now),
  );
  const isWhole = (key: ApiKeyView) => key.scopes.includes('status') && !key.onlyItsForm;
  return usable.find(isWhole) ?? usable[0];
}
