import type { ReplayChoice } from '../../../../contract/graphql-types.ts';
import { replayDeliveries } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export interface ReplayRequest {
  callbackId: string;
  which: ReplayChoice;
  since: string;
}

/** Yields the number of deliveries that each call has replayed, until none are left. */
export async function* replayAll(
  request: ReplayRequest,
  signal: AbortSignal,
  replay = async (variables: ReplayRequest & { nextToken: string | null }) =>
    (await runOperation(replayDeliveries, variables)).replayDeliveries,
): AsyncGenerator<number> {
  let nextToken: string | null = null;
  do {
    signal.throwIfAborted();
    const page: Awaited<ReturnType<typeof replay>> = await replay({ ...request, nextToken });
    ({ nextToken } = page);
    yield page.replayed;
  } while (nextToken !== null);
}
