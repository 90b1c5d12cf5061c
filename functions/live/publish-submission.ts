/** Publishes the change of one submission to the live channel. */
import { publishRemoval, publishSubmission } from '../../contract/graphql-operations.ts';
import type { SubmissionInput } from '../../contract/graphql-types.ts';
import type { CallLiveChannel } from './live-channel.ts';

export interface Publisher {
  changed: (submission: SubmissionInput) => Promise<void>;
  removed: (key: { id: string; userId: string }) => Promise<void>;
}

export function createPublisher(call: CallLiveChannel): Publisher {
  return {
    changed: (submission) => call(publishSubmission, { submission }),
    removed: (key) => call(publishRemoval, key),
  };
}
