/** Generated from schema.graphql by generate.ts. Not to be edited. */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  AWSDateTime: { input: string; output: string };
  AWSURL: { input: string; output: string };
};

export type SubmissionStatus = 'processing' | 'pending' | 'success' | 'error';

export type FailureReason =
  | 'target_unreachable'
  | 'timeout'
  | 'form_not_found'
  | 'field_not_found'
  | 'validation_refused'
  | 'captcha'
  | 'blocked'
  | 'rate_limited'
  | 'no_confirmation'
  | 'outcome_unknown'
  | 'internal';

export type AttemptOutcome = 'running' | 'success' | 'failed';

export type ApiKey = {
  id: Scalars['ID']['output'];
  keyName: Scalars['String']['output'];
  keyValue: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  lastUsedAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** One try of the bot at one submission. */
export type Attempt = {
  number: Scalars['Int']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  endedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  outcome: AttemptOutcome;
  failureReason?: Maybe<FailureReason>;
  /** What happened, in words; holds no personal data. */
  detail?: Maybe<Scalars['String']['output']>;
};

export type Submission = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /** Grows with every change; a client drops an event older than what it shows. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Rupees. */
  loanAmount: Scalars['Float']['output'];
  status: SubmissionStatus;
  retryCount: Scalars['Int']['output'];
  nextAttemptAt?: Maybe<Scalars['AWSDateTime']['output']>;
  failureReason?: Maybe<FailureReason>;
  /** Whether a failure screenshot exists. */
  hasScreenshot: Scalars['Boolean']['output'];
  /** A link to the failure screenshot, signed for 15 minutes; null in live events, which carry hasScreenshot. */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** Null in live events. */
  attempts?: Maybe<Array<Attempt>>;
};

export type SubmissionPage = {
  items: Array<Submission>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** The row as the live publisher sends it: everything but attempts and links. */
export type SubmissionInput = {
  id: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  createdAt: Scalars['AWSDateTime']['input'];
  updatedAt: Scalars['AWSDateTime']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  city: Scalars['String']['input'];
  loanAmount: Scalars['Float']['input'];
  status: SubmissionStatus;
  retryCount: Scalars['Int']['input'];
  nextAttemptAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  failureReason?: InputMaybe<FailureReason>;
  hasScreenshot: Scalars['Boolean']['input'];
};

export type Query = {
  /** Own API keys, newest first. */
  listApiKeys: Array<ApiKey>;
  /** Own submissions, newest first. A page may be short or empty and still have a nextToken. */
  listSubmissions: SubmissionPage;
  /** One own submission with its attempts; null when there is none. */
  getSubmission?: Maybe<Submission>;
};

export type QueryListSubmissionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SubmissionStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type QueryGetSubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  /** The value is made in the browser: fak_ and at least 30 alphanumeric characters. */
  createApiKey: ApiKey;
  deleteApiKey: ApiKey;
  /** Only a submission in error can be retried. */
  retrySubmission: Submission;
  /** The live publisher's only; reaches subscribers whose identity owns the row. */
  publishSubmission?: Maybe<Submission>;
};

export type MutationCreateApiKeyArgs = {
  keyName: Scalars['String']['input'];
  keyValue: Scalars['String']['input'];
};

export type MutationDeleteApiKeyArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRetrySubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationPublishSubmissionArgs = {
  submission: SubmissionInput;
};

export type Subscription = {
  /** Own submissions changed, the whole row each time. The server filters by the token's user. */
  onSubmissionChanged?: Maybe<Submission>;
};
