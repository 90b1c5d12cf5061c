/** An endpoint as its owner sees it. */
import type { DisabledReason, EndpointRow } from '../../../contract/callbacks.ts';

/** An endpoint as lists show it: without its address and its secrets. */
export interface Endpoint extends Pick<
  EndpointRow,
  'id' | 'host' | 'events' | 'formIds' | 'withValues' | 'kind' | 'createdAt'
> {
  state: 'active' | 'paused' | 'disabled';
  disabledAt?: string;
  disabledBecause?: DisabledReason;
  /** When the secret from before the last rotation stops signing calls. */
  formerSecretUntil?: string;
  /** The time since which every call has failed. */
  failingSince?: string;
}

/** All attributes of an endpoint's item that the view needs. */
export const listedNames = [
  ...(['id', 'host', 'events', 'formIds', 'withValues', 'kind', 'createdAt'] as const),
  ...(['pausedAt', 'formerSecretUntil'] as const),
  ...(['disabledAt', 'disabledBecause', 'failingSince'] as const),
] satisfies (keyof EndpointRow)[];
export type ListedName = (typeof listedNames)[number];

export function viewEndpoint(row: Pick<EndpointRow, ListedName>): Endpoint {
  const { formIds, withValues, kind, pausedAt, formerSecretUntil } = row;
  const { id, host, events, createdAt } = row;
  const { disabledAt, disabledBecause, failingSince } = row;
  return {
    ...{ id, host, events, createdAt },
    ...(formIds && { formIds }),
    ...(withValues && { withValues }),
    ...(kind && { kind }),
    state: disabledAt !== undefined ? 'disabled' : pausedAt !== undefined ? 'paused' : 'active',
    ...(disabledAt !== undefined && { disabledAt }),
    ...(disabledBecause && { disabledBecause }),
    ...(formerSecretUntil !== undefined && { formerSecretUntil }),
    ...(failingSince !== undefined && { failingSince }),
  };
}
