import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../design/notify.ts';
import { runOperation } from '../../service/graphql.ts';
import {
  createApiKey,
  deleteApiKey,
  listApiKeys,
  type ApiKeyView,
} from '../../service/operations.ts';
import { generateApiKeyValue } from './api-key-value.ts';

const apiKeysKey = ['api-keys'] as const;
const deletionKey = ['delete-api-key'] as const;

export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: async () => (await runOperation(listApiKeys, {})).listApiKeys,
    meta: { failure: 'Error loading API keys' },
  });
}

export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keyName: string) =>
      runOperation(createApiKey, { keyName, keyValue: generateApiKeyValue() }),
    onSuccess: (answer) => {
      queryClient.setQueryData<ApiKeyView[]>(apiKeysKey, (keys = []) => [
        answer.createApiKey,
        ...keys,
      ]);
      notifySuccess('API Key Created', 'Your new API key has been generated');
    },
    meta: { failure: 'Error creating API key' },
  });
}

export function useDeleteApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: (id: string) => runOperation(deleteApiKey, { id }),
    onSuccess: (_answer, id) => {
      queryClient.setQueryData<ApiKeyView[]>(apiKeysKey, (keys = []) =>
        keys.filter((key) => key.id !== id),
      );
      notifySuccess('API Key Deleted', 'The API key has been removed');
    },
    meta: { failure: 'Error deleting API key' },
  });
}

/** The newest key that is not on its way out. */
export function useNewestKey(): ApiKeyView | undefined {
  const { data: keys = [] } = useApiKeys();
  const leaving = useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: (mutation) => mutation.state.variables,
  });
  return keys.find(({ id }) => !leaving.includes(id));
}
