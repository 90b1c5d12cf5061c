import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes a list on the page at once, and then reads the list again. */
export async function changeShownList<Item>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Item[], Error> },
  change: (items: Item[]) => Item[],
): Promise<void> {
  // A read of the list that is still running would overwrite the change with old data.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (shown) => shown && change(shown));
  void queryClient.invalidateQueries({ queryKey });
}
