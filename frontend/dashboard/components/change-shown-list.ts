import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes a list on the page at once, and then reads the list again. */
export async function changeShownList<Item>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Item[], Error> },
  change: (items: Item[]) => Item[],
): Promise<void> {
  // Stops a running read of the list, because its older answer would overwrite the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (shown) => shown && change(shown));
  void queryClient.invalidateQueries({ queryKey });
}
