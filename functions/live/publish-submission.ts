/** Publishes one submission to the live channel. */
import { publishSubmission } from '../../contract/graphql-operations.ts';
import type { SubmissionInput } from '../../contract/graphql-types.ts';
import type { CallLiveChannel } from './live-channel.ts';

export function createPublisher(call: CallLiveChannel) {
  return (submission: SubmissionInput): Promise<void> => call(publishSubmission, { submission });
}
