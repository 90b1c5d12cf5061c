import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import {
  createApiKey,
  deleteApiKey,
  updateApiKey,
  type ApiKeyView,
} from '../../../../contract/graphql-operations.ts';
import { apiKeyDeletion, apiKeyQueries } from './api-key-queries.ts';
import { hasEnded, useNowAtExpiry } from '../../components/time-of-end.ts';

const none: readonly ApiKeyView[] = [];

export function useApiKeys() {
  return useQuery(apiKeyQueries.list);
}

/** Reads the API keys again, because their last use and their counts have changed. */
export function refreshApiKeys(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(apiKeyQueries.list);
}

async function changeKeys(
  queryClient: QueryClient,
  change: (keys: ApiKeyView[]) => ApiKeyView[],
): Promise<void> {
  // A read that is still running would overwrite the change with old data.
  await queryClient.cancelQueries(apiKeyQueries.list);
  const { queryKey } = apiKeyQueries.list;
  const keys = queryClient.getQueryData(queryKey);
  if (keys) queryClient.setQueryData(queryKey, change(keys));
  else void refreshApiKeys(queryClient);
}

/** Adds a new key to the list; a read of the list may already have added it. */
export const addKey = (queryClient: QueryClient, added: ApiKeyView): Promise<void> =>
  changeKeys(queryClient, (keys) => [added, ...keys.filter(({ id }) => id !== added.id)]);

interface NewKey {
  keyName: string;
  expiresAt?: string | undefined;
}

export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ keyName, expiresAt }: NewKey) => {
      // Loaded only when needed, because most visits create no key.
      const { generateApiKeyValue } = await import('./api-key-value.ts');
      return runOperation(createApiKey, {
        keyName,
        keyValue: generateApiKeyValue(),
        expiresAt: expiresAt ?? null,
      });
    },
    onSuccess: async (answer) => {
      await addKey(queryClient, answer.createApiKey);
      notifySuccess('API Key Created', 'Your new API key has been generated');
    },
    meta: { failure: 'Error creating API key' },
  });
}

interface KeyChange {
  id: string;
  keyName: string;
  expiresAt: string | null;
  /** `null` unbinds the key from its form. */
  formId?: string | null;
  takesForms?: boolean;
}

export function useUpdateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: KeyChange) => runOperation(updateApiKey, change),
    onSuccess: async ({ updateApiKey: changed }) => {
      await changeKeys(queryClient, (keys) =>
        keys.map((key) => (key.id === changed.id ? changed : key)),
      );
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

/** The newest key that has not expired and is not being deleted. */
export function useNewestKey(): ApiKeyView | undefined {
  const { data: keys = none } = useApiKeys();
  const now = useNowAtExpiry(keys);
  const leaving = useMutationState({
    filters: { ...apiKeyDeletion, status: 'pending' },
    select: (mutation) => mutation.state.variables,
  });
  return keys.find((key) => !leaving.includes(key.id) && !hasEnded(key, now));
}
