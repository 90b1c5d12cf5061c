/** Publishes one submission to the live channel. */
import type {
  MutationPublishSubmissionArgs,
  SubmissionInput,
} from '../../contract/graphql-types.ts';
import type { CallLiveChannel } from './live-channel.ts';

/** Subscribers see only what the publisher selects, and the server's filter reads only that. */
const selection: Record<keyof SubmissionInput, true> = {
  id: true,
  userId: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  name: true,
  email: true,
  phone: true,
  city: true,
  loanAmount: true,
  status: true,
  retryCount: true,
  nextAttemptAt: true,
  failureReason: true,
  hasScreenshot: true,
  keyId: true,
  submittedAt: true,
  possiblySent: true,
};
const query = `mutation Publish($submission: SubmissionInput!) {
  publishSubmission(submission: $submission) { ${Object.keys(selection).join(' ')} }
}`;

export function createPublisher(call: CallLiveChannel) {
  return (submission: SubmissionInput): Promise<void> => {
    const variables: MutationPublishSubmissionArgs = { submission };
    return call(query, variables);
  };
}
