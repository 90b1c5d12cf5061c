import type {
  ApiKey,
  Mutation,
  MutationCreateApiKeyArgs,
  MutationDeleteApiKeyArgs,
  MutationRetrySubmissionArgs,
  Query,
  QueryGetSubmissionArgs,
  QueryListSubmissionsArgs,
  Submission,
  Subscription,
} from '../../functions/contract/graphql-types.ts';
import { operation } from './graphql.ts';

/** What the dashboard's list holds of each type: what the documents below select. */
export type ApiKeyView = ApiKey;
export type SubmissionRowView = Omit<Submission, 'attempts' | 'screenshotUrl'>;

const apiKeyFields = 'id keyName keyValue createdAt lastUsedAt';
const submissionFields = `id userId version createdAt updatedAt name email phone city loanAmount
  status retryCount nextAttemptAt failureReason hasScreenshot`;

export const listApiKeys = operation<{ listApiKeys: ApiKeyView[] }>(
  `query ListApiKeys { listApiKeys { ${apiKeyFields} } }`,
);

export const createApiKey = operation<{ createApiKey: ApiKeyView }, MutationCreateApiKeyArgs>(
  `mutation CreateApiKey($keyName: String!, $keyValue: String!) {
    createApiKey(keyName: $keyName, keyValue: $keyValue) { ${apiKeyFields} }
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
  `query ListSubmissions($limit: Int, $nextToken: String) {
    listSubmissions(limit: $limit, nextToken: $nextToken) {
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
>(`mutation RetrySubmission($id: ID!) { retrySubmission(id: $id) { ${submissionFields} } }`);

export const onSubmissionChanged = operation<{
  [Field in keyof Pick<Subscription, 'onSubmissionChanged'>]: SubmissionRowView | null;
}>(`subscription OnSubmissionChanged { onSubmissionChanged { ${submissionFields} } }`);
