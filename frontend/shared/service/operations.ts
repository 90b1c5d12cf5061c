import type {
  ApiKey,
  Mutation,
  MutationCancelSubmissionArgs,
  MutationCreateApiKeyArgs,
  MutationDeleteAccountArgs,
  MutationDeleteApiKeyArgs,
  MutationRetrySubmissionArgs,
  MutationUpdateApiKeyArgs,
  Query,
  QueryGetSubmissionArgs,
  QueryListSubmissionsArgs,
  QuerySubmissionStatsArgs,
  Submission,
  Subscription,
  TargetHealth,
} from '../../../contract/graphql-types.ts';
import { operation } from './graphql.ts';

/** What the dashboard's list holds of each type: what the documents below select. */
export type ApiKeyView = ApiKey;
export type SubmissionRowView = Omit<Submission, 'attempts' | 'screenshotUrl'>;

const apiKeyFields = 'id keyName keyValue createdAt lastUsedAt expiresAt submissionCount';
/** Each field of the view, or it does not compile. */
const selected: Record<keyof Required<SubmissionRowView>, true> = {
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
const submissionFields = Object.keys(selected).join(' ');

export const listApiKeys = operation<{ listApiKeys: ApiKeyView[] }>(
  `query ListApiKeys { listApiKeys { ${apiKeyFields} } }`,
);

export const createApiKey = operation<{ createApiKey: ApiKeyView }, MutationCreateApiKeyArgs>(
  `mutation CreateApiKey($keyName: String!, $keyValue: String!, $expiresAt: AWSDateTime) {
    createApiKey(keyName: $keyName, keyValue: $keyValue, expiresAt: $expiresAt) { ${apiKeyFields} }
  }`,
);

export const updateApiKey = operation<{ updateApiKey: ApiKeyView }, MutationUpdateApiKeyArgs>(
  `mutation UpdateApiKey($id: ID!, $keyName: String, $expiresAt: AWSDateTime) {
    updateApiKey(id: $id, keyName: $keyName, expiresAt: $expiresAt) { ${apiKeyFields} }
  }`,
);

export const deleteApiKey = operation<
  { deleteApiKey: Pick<Mutation['deleteApiKey'], 'id'> },
  MutationDeleteApiKeyArgs
>(`mutation DeleteApiKey($id: ID!) { deleteApiKey(id: $id) { id } }`);

export const listSubmissions = operation<
  {
    listSubmissions: Pick<Query['listSubmissions'], 'nextToken'> & { items: SubmissionRowView[] };
  },
  QueryListSubmissionsArgs
>(
  `query ListSubmissions($limit: Int, $nextToken: String, $status: SubmissionStatus,
      $search: String, $keyId: ID, $from: AWSDateTime, $to: AWSDateTime) {
    listSubmissions(limit: $limit, nextToken: $nextToken, status: $status, search: $search,
        keyId: $keyId, from: $from, to: $to) {
      items { ${submissionFields} }
      nextToken
    }
  }`,
);

export const getScreenshot = operation<
  { getSubmission?: Pick<Submission, 'screenshotUrl'> | null },
  QueryGetSubmissionArgs
>(`query GetScreenshot($id: ID!) { getSubmission(id: $id) { screenshotUrl } }`);

export const retrySubmission = operation<
  { retrySubmission: SubmissionRowView },
  MutationRetrySubmissionArgs
>(`mutation RetrySubmission($id: ID!, $lead: LeadInput, $confirmed: Boolean) {
    retrySubmission(id: $id, lead: $lead, confirmed: $confirmed) { ${submissionFields} }
  }`);

export const cancelSubmission = operation<
  { cancelSubmission: SubmissionRowView },
  MutationCancelSubmissionArgs
>(`mutation CancelSubmission($id: ID!) { cancelSubmission(id: $id) { ${submissionFields} } }`);

export const getSubmissionRow = operation<
  { getSubmission?: SubmissionRowView | null },
  QueryGetSubmissionArgs
>(`query GetSubmissionRow($id: ID!) { getSubmission(id: $id) { ${submissionFields} } }`);

export const onSubmissionChanged = operation<{
  [Field in keyof Pick<Subscription, 'onSubmissionChanged'>]: SubmissionRowView | null;
}>(`subscription OnSubmissionChanged { onSubmissionChanged { ${submissionFields} } }`);

/** One submission with its attempts: the story panel's. */
export type SubmissionStoryView = SubmissionRowView & { attempts?: Submission['attempts'] };

export const getStory = operation<
  { getSubmission?: SubmissionStoryView | null },
  QueryGetSubmissionArgs
>(`query GetStory($id: ID!) {
    getSubmission(id: $id) {
      ${submissionFields}
      attempts {
        number startedAt endedAt outcome failureReason detail durationMs
        fields { field label value }
        confirmation builder pageUrl screenshotUrl
      }
    }
  }`);

export const submissionStats = operation<
  { submissionStats: Query['submissionStats'] },
  QuerySubmissionStatsArgs
>(`query SubmissionStats($from: AWSDateTime!, $to: AWSDateTime!, $nextToken: String) {
    submissionStats(from: $from, to: $to, nextToken: $nextToken) {
      counts { processing pending success error }
      hours { hour accepted success error }
      durations { fromMs toMs count }
      nextToken
    }
  }`);

export type TargetHealthView = Omit<TargetHealth, 'target'>;

export const targetHealth = operation<{ targetHealth: TargetHealthView }>(
  `query TargetHealth { targetHealth { state failures lastReason openedAt openUntil } }`,
);

export const deleteAccount = operation<{ deleteAccount: boolean }, MutationDeleteAccountArgs>(
  `mutation DeleteAccount($email: String!) { deleteAccount(email: $email) }`,
);

export const signOutEverywhere = operation<{ signOutEverywhere: boolean }>(
  `mutation SignOutEverywhere { signOutEverywhere }`,
);
