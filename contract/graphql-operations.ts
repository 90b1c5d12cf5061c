/** Generated from operations.graphql by generate.ts. Not to be edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './graphql-types.ts';

export type ApiKeyView = {
  id: string;
  keyName: string;
  keyValue: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  submissionCount: number;
  formId: string | null;
  takesForms: boolean;
  scopes: Array<Types.ApiScope>;
  onlyItsForm: boolean;
  formerValueEndsAt: string | null;
};

export type SubmissionRowView = {
  id: string;
  userId: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  loanAmount: number;
  status: Types.SubmissionStatus;
  retryCount: number;
  nextAttemptAt: string | null;
  failureReason: Types.FailureReason | null;
  hasScreenshot: boolean;
  keyId: string | null;
  submittedAt: string | null;
  possiblySent: boolean | null;
  nothingSent: boolean | null;
  decidedAt: string | null;
  decidedWentIn: boolean | null;
  formId: string | null;
  recipeVersion: number | null;
  fields: string | null;
  waitingFor: Types.WaitReason | null;
  expiresAt: string | null;
  reference: string | null;
};

export type ConsentView = {
  text: string | null;
  time: string | null;
  sourceAddress: string | null;
  certificateUrl: string | null;
};

export type ExportedSubmissionView = { consent: ConsentView | null } & SubmissionRowView;

export type SubmissionStoryView = {
  attempts: Array<{
    number: number;
    startedAt: string;
    endedAt: string | null;
    outcome: Types.AttemptOutcome;
    failureReason: Types.FailureReason | null;
    nothingSent: boolean | null;
    detail: string | null;
    durationMs: number | null;
    confirmation: string | null;
    builder: string | null;
    pageUrl: string | null;
    screenshotUrl: string | null;
    fields: Array<{
      field: string;
      label: string | null;
      value: string;
      sent: boolean | null;
    }> | null;
  }> | null;
} & ExportedSubmissionView;

export type CircuitBreakerView = {
  state: Types.TargetState;
  failures: number;
  lastReason: Types.FailureReason | null;
  openedAt: string | null;
  openUntil: string | null;
};

export type ListApiKeysVariables = Exact<{ [key: string]: never }>;

export type ListApiKeys = { listApiKeys: Array<ApiKeyView> };

export type CreateApiKeyVariables = Exact<{
  keyName: string;
  keyValue: string;
  expiresAt?: string | null | undefined;
  formId?: string | null | undefined;
  takesForms?: boolean | null | undefined;
  scopes?: Array<Types.ApiScope> | Types.ApiScope | null | undefined;
  onlyItsForm?: boolean | null | undefined;
}>;

export type CreateApiKey = { createApiKey: ApiKeyView };

export type UpdateApiKeyVariables = Exact<{
  id: string;
  keyName?: string | null | undefined;
  expiresAt?: string | null | undefined;
  formId?: string | null | undefined;
  takesForms?: boolean | null | undefined;
}>;

export type UpdateApiKey = { updateApiKey: ApiKeyView };

export type RotateApiKeyVariables = Exact<{
  id: string;
  keyValue: string;
  overlapHours: number;
}>;

export type RotateApiKey = { rotateApiKey: ApiKeyView };

export type DeleteApiKeyVariables = Exact<{
  id: string;
}>;

export type DeleteApiKey = { deleteApiKey: { id: string } };

export type ListSubmissionsVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
  status?: Types.SubmissionStatus | null | undefined;
  search?: string | null | undefined;
  keyId?: string | null | undefined;
  formId?: string | null | undefined;
  undecided?: boolean | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type ListSubmissions = {
  listSubmissions: { nextToken: string | null; items: Array<SubmissionRowView> };
};

export type ExportSubmissionsVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
  status?: Types.SubmissionStatus | null | undefined;
  search?: string | null | undefined;
  keyId?: string | null | undefined;
  formId?: string | null | undefined;
  undecided?: boolean | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type ExportSubmissions = {
  listSubmissions: { nextToken: string | null; items: Array<ExportedSubmissionView> };
};

export type GetSubmissionRowVariables = Exact<{
  id: string;
}>;

export type GetSubmissionRow = { getSubmission: SubmissionRowView | null };

export type GetStoryVariables = Exact<{
  id: string;
}>;

export type GetStory = { getSubmission: SubmissionStoryView | null };

export type GetScreenshotVariables = Exact<{
  id: string;
}>;

export type GetScreenshot = { getSubmission: { screenshotUrl: string | null } | null };

export type FindPersonVariables = Exact<{
  phone?: string | null | undefined;
  email?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;

export type FindPerson = {
  findPerson: {
    nextToken: string | null;
    lookedThrough: string | null;
    items: Array<SubmissionRowView>;
  };
};

export type EraseSubmissionVariables = Exact<{
  id: string;
}>;

export type EraseSubmission = { eraseSubmission: boolean };

export type ForgetPersonVariables = Exact<{
  phone?: string | null | undefined;
  email?: string | null | undefined;
  formIds?: Array<string> | string | null | undefined;
}>;

export type ForgetPerson = { forgetPerson: boolean };

export type RetrySubmissionVariables = Exact<{
  id: string;
  lead?: Types.LeadInput | null | undefined;
  fields?: string | null | undefined;
  confirmed?: boolean | null | undefined;
  version?: number | null | undefined;
}>;

export type RetrySubmission = { retrySubmission: SubmissionRowView };

export type CancelSubmissionVariables = Exact<{
  id: string;
}>;

export type CancelSubmission = { cancelSubmission: SubmissionRowView };

export type SendOneLeadVariables = Exact<{
  formId: string;
  requestId: string;
  lead: Types.LeadInput;
  fields?: string | null | undefined;
}>;

export type SendOneLead = { sendOneLead: SubmissionRowView };

export type DecideSubmissionVariables = Exact<{
  id: string;
  wentIn: boolean;
  version: number;
}>;

export type DecideSubmission = { decideSubmission: SubmissionRowView };

export type SubmissionStatsVariables = Exact<{
  from: string;
  to: string;
  nextToken?: string | null | undefined;
  formId?: string | null | undefined;
}>;

export type SubmissionStats = {
  submissionStats: {
    decidedSuccess: number;
    nextToken: string | null;
    counts: { processing: number; pending: number; success: number; error: number };
    hours: Array<{ hour: string; accepted: number; success: number; error: number }>;
    durations: Array<{ fromMs: number; toMs: number; count: number }>;
  };
};

export type TargetHealthVariables = Exact<{ [key: string]: never }>;

export type TargetHealth = { targetHealth: CircuitBreakerView };

export type TargetFormRowView = {
  id: string;
  name: string;
  shortName: string;
  url: string;
  state: Types.FormState;
  attention: string | null;
  isDefault: boolean;
  createdAt: string;
  updatedAt: string;
  recipeVersion: number | null;
  newestVersion: number | null;
  customFields: string;
  pace: string;
  usedToday: number | null;
  usedThisMonth: number | null;
  requiresConsent: boolean | null;
  siteRefusal: Types.SiteRefusal | null;
  refusedSite: string | null;
};

export type TargetFormView = {
  recipe: string | null;
  recipePictureUrl: string | null;
  attentionPictureUrl: string | null;
  dedupe: string | null;
  pictureSuccess: boolean;
} & TargetFormRowView;

export type ListTargetFormsVariables = Exact<{ [key: string]: never }>;

export type ListTargetForms = { listTargetForms: Array<TargetFormRowView> };

export type IsDefaultFormGoneVariables = Exact<{ [key: string]: never }>;

export type IsDefaultFormGone = { isDefaultFormGone: boolean };

export type GetTargetFormVariables = Exact<{
  id: string;
}>;

export type GetTargetForm = { getTargetForm: TargetFormView | null };

export type ListRecipeVersionsVariables = Exact<{
  formId: string;
}>;

export type ListRecipeVersions = {
  listRecipeVersions: Array<{ version: number; createdAt: string; note: string }>;
};

export type CreateTargetFormVariables = Exact<{
  name: string;
  shortName: string;
  url: string;
  confirmed: boolean;
}>;

export type CreateTargetForm = { createTargetForm: TargetFormView };

export type UpdateTargetFormVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  shortName?: string | null | undefined;
  url?: string | null | undefined;
  confirmed?: boolean | null | undefined;
  pictureSuccess?: boolean | null | undefined;
}>;

export type UpdateTargetForm = { updateTargetForm: TargetFormView };

export type IssueReceiptVariables = Exact<{
  id: string;
  shown?: Array<Types.ReceiptChoice> | Types.ReceiptChoice | null | undefined;
  picture?: boolean | null | undefined;
}>;

export type IssueReceipt = {
  issueReceipt: { document: string; hasPicture: boolean; pictureUrl: string | null };
};

export type SaveRecipeVariables = Exact<{
  formId: string;
  basedOn?: number | null | undefined;
  recipe: string;
  customFields: string;
  note: string;
  rehearsalId?: string | null | undefined;
}>;

export type SaveRecipe = { saveRecipe: TargetFormView };

export type RestoreRecipeVariables = Exact<{
  formId: string;
  version: number;
}>;

export type RestoreRecipe = { restoreRecipe: TargetFormView };

export type SetTargetFormStateVariables = Exact<{
  id: string;
  state: Types.FormState;
}>;

export type SetTargetFormState = { setTargetFormState: TargetFormView };

export type SetTargetFormDedupeVariables = Exact<{
  id: string;
  dedupe?: string | null | undefined;
}>;

export type SetTargetFormDedupe = { setTargetFormDedupe: TargetFormView };

export type SetTargetFormConsentVariables = Exact<{
  id: string;
  required: boolean;
}>;

export type SetTargetFormConsent = { setTargetFormConsent: TargetFormView };

export type SetTargetFormPaceVariables = Exact<{
  id: string;
  pace: string;
}>;

export type SetTargetFormPace = { setTargetFormPace: TargetFormView };

export type SetDefaultTargetFormVariables = Exact<{
  id?: string | null | undefined;
}>;

export type SetDefaultTargetForm = { setDefaultTargetForm: TargetFormView | null };

export type DeleteTargetFormVariables = Exact<{
  id: string;
}>;

export type DeleteTargetForm = { deleteTargetForm: TargetFormRowView };

export type RehearsalView = {
  id: string;
  formId: string;
  state: Types.RehearsalState;
  trigger: Types.RehearsalTrigger;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  report: string | null;
  failureReason: Types.FailureReason | null;
  failureMessage: string | null;
  pictureUrl: string | null;
};

export type GetRehearsalVariables = Exact<{
  formId: string;
  id?: string | null | undefined;
}>;

export type GetRehearsal = { getRehearsal: RehearsalView | null };

export type RehearseTargetFormVariables = Exact<{
  formId: string;
  recipe?: string | null | undefined;
  sample?: Types.LeadInput | null | undefined;
  fields?: string | null | undefined;
}>;

export type RehearseTargetForm = { rehearseTargetForm: RehearsalView };

export type CallbackView = {
  id: string;
  address: string | null;
  host: string;
  events: Array<string>;
  formIds: Array<string> | null;
  withValues: boolean;
  state: Types.CallbackState;
  createdAt: string;
  disabledAt: string | null;
  disabledBecause: Types.CallbackStop | null;
  formerSecretUntil: string | null;
  failingSince: string | null;
};

export type ListCallbacksVariables = Exact<{ [key: string]: never }>;

export type ListCallbacks = { listCallbacks: Array<CallbackView> };

export type GetCallbackVariables = Exact<{
  id: string;
}>;

export type GetCallback = { getCallback: CallbackView | null };

export type CreateCallbackVariables = Exact<{
  address: string;
  events: Array<string> | string;
  formIds?: Array<string> | string | null | undefined;
  withValues?: boolean | null | undefined;
}>;

export type CreateCallback = { createCallback: { secret: string | null; callback: CallbackView } };

export type RotateCallbackSecretVariables = Exact<{
  id: string;
}>;

export type RotateCallbackSecret = {
  rotateCallbackSecret: { secret: string | null; callback: CallbackView };
};

export type SetCallbackPausedVariables = Exact<{
  id: string;
  paused: boolean;
}>;

export type SetCallbackPaused = { setCallbackPaused: CallbackView };

export type DeleteCallbackVariables = Exact<{
  id: string;
}>;

export type DeleteCallback = { deleteCallback: CallbackView };

export type SlackChannelView = {
  id: string;
  host: string;
  state: Types.CallbackState;
  createdAt: string;
  disabledAt: string | null;
  disabledBecause: Types.CallbackStop | null;
  failingSince: string | null;
};

export type ListSlackChannelsVariables = Exact<{ [key: string]: never }>;

export type ListSlackChannels = { listSlackChannels: Array<SlackChannelView> };

export type AddSlackChannelVariables = Exact<{
  address: string;
}>;

export type AddSlackChannel = { addSlackChannel: SlackChannelView };

export type AlertView = {
  kind: Types.AlertKind;
  formId: string | null;
  isOn: boolean;
  channels: Array<Types.AlertChannel>;
  count: number | null;
  percent: number | null;
  leads: number | null;
  hours: number | null;
  isRaised: boolean;
  raisedAt: string | null;
  clearedAt: string | null;
  value: number | null;
  working: { zone: string; days: Array<number>; from: string; to: string } | null;
};

export type ListAlertsVariables = Exact<{ [key: string]: never }>;

export type ListAlerts = { listAlerts: Array<AlertView> };

export type SetAlertVariables = Exact<{
  kind: Types.AlertKind;
  formId?: string | null | undefined;
  on: boolean;
  channels: Array<Types.AlertChannel> | Types.AlertChannel;
  count?: number | null | undefined;
  percent?: number | null | undefined;
  leads?: number | null | undefined;
  hours?: number | null | undefined;
  working?: Types.WorkingTimeInput | null | undefined;
}>;

export type SetAlert = { setAlert: AlertView };

export type DeleteAlertVariables = Exact<{
  kind: Types.AlertKind;
  formId?: string | null | undefined;
}>;

export type DeleteAlert = { deleteAlert: boolean };

export type DeliveryView = {
  eventId: string;
  type: string;
  status: Types.DeliveryStatus;
  plannedAt: string;
  isReplay: boolean;
  calls: number;
  nextCallAt: string | null;
  calledAt: string | null;
  milliseconds: number | null;
  problem: Types.CallProblem | null;
  httpStatus: number | null;
  answer: string | null;
};

export type ListDeliveriesVariables = Exact<{
  callbackId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;

export type ListDeliveries = {
  listDeliveries: { nextToken: string | null; items: Array<DeliveryView> };
};

export type TestCallbackVariables = Exact<{
  id: string;
}>;

export type TestCallback = { testCallback: DeliveryView };

export type ReplayDeliveryVariables = Exact<{
  callbackId: string;
  eventId: string;
}>;

export type ReplayDelivery = { replayDelivery: DeliveryView };

export type ReplayDeliveriesVariables = Exact<{
  callbackId: string;
  which: Types.ReplayChoice;
  since: string;
  nextToken?: string | null | undefined;
}>;

export type ReplayDeliveries = { replayDeliveries: { replayed: number; nextToken: string | null } };

export type NotificationSettingsVariables = Exact<{ [key: string]: never }>;

export type NotificationSettings = { notificationSettings: { email: boolean; sent: boolean } };

export type SetNotificationsVariables = Exact<{
  email: boolean;
}>;

export type SetNotifications = { setNotifications: { email: boolean; sent: boolean } };

export type SignOutEverywhereVariables = Exact<{ [key: string]: never }>;

export type SignOutEverywhere = { signOutEverywhere: boolean };

export type DeleteAccountVariables = Exact<{
  email: string;
}>;

export type DeleteAccount = { deleteAccount: boolean };

export type OnSubmissionChangedVariables = Exact<{ [key: string]: never }>;

export type OnSubmissionChanged = { onSubmissionChanged: SubmissionRowView | null };

export type OnSubmissionRemovedVariables = Exact<{ [key: string]: never }>;

export type OnSubmissionRemoved = { onSubmissionRemoved: { id: string; userId: string } | null };

export type PublishSubmissionVariables = Exact<{
  submission: Types.SubmissionInput;
}>;

export type PublishSubmission = { publishSubmission: SubmissionRowView | null };

export type PublishRemovalVariables = Exact<{
  id: string;
  userId: string;
}>;

export type PublishRemoval = { publishRemoval: { id: string; userId: string } | null };

export type EndSubscriptionsVariables = Exact<{
  userId: string;
  notBefore: number;
}>;

export type EndSubscriptions = { endSubscriptions: boolean | null };

/** A document's text, which knows its variables and its result. */
export type Operation<Result, Variables extends object> = string & {
  /** Types only; never set. */
  readonly types?: (variables: Variables) => Result;
};

export const listApiKeys: Operation<ListApiKeys, ListApiKeysVariables> =
  'query ListApiKeys{listApiKeys{id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const createApiKey: Operation<CreateApiKey, CreateApiKeyVariables> =
  'mutation CreateApiKey($keyName:String!$keyValue:String!$expiresAt:AWSDateTime$formId:ID$takesForms:Boolean$scopes:[ApiScope!]$onlyItsForm:Boolean){createApiKey(keyName:$keyName keyValue:$keyValue expiresAt:$expiresAt formId:$formId takesForms:$takesForms scopes:$scopes onlyItsForm:$onlyItsForm){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const updateApiKey: Operation<UpdateApiKey, UpdateApiKeyVariables> =
  'mutation UpdateApiKey($id:ID!$keyName:String$expiresAt:AWSDateTime$formId:ID$takesForms:Boolean){updateApiKey(id:$id keyName:$keyName expiresAt:$expiresAt formId:$formId takesForms:$takesForms){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const rotateApiKey: Operation<RotateApiKey, RotateApiKeyVariables> =
  'mutation RotateApiKey($id:ID!$keyValue:String!$overlapHours:Int!){rotateApiKey(id:$id keyValue:$keyValue overlapHours:$overlapHours){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const deleteApiKey: Operation<DeleteApiKey, DeleteApiKeyVariables> =
  'mutation DeleteApiKey($id:ID!){deleteApiKey(id:$id){id}}';
export const listSubmissions: Operation<ListSubmissions, ListSubmissionsVariables> =
  'query ListSubmissions($limit:Int$nextToken:String$status:SubmissionStatus$search:String$keyId:ID$formId:ID$undecided:Boolean$from:AWSDateTime$to:AWSDateTime){listSubmissions(limit:$limit nextToken:$nextToken status:$status search:$search keyId:$keyId formId:$formId undecided:$undecided from:$from to:$to){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}nextToken}}';
export const exportSubmissions: Operation<ExportSubmissions, ExportSubmissionsVariables> =
  'query ExportSubmissions($limit:Int$nextToken:String$status:SubmissionStatus$search:String$keyId:ID$formId:ID$undecided:Boolean$from:AWSDateTime$to:AWSDateTime){listSubmissions(limit:$limit nextToken:$nextToken status:$status search:$search keyId:$keyId formId:$formId undecided:$undecided from:$from to:$to){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference consent{text time sourceAddress certificateUrl}}nextToken}}';
export const getSubmissionRow: Operation<GetSubmissionRow, GetSubmissionRowVariables> =
  'query GetSubmissionRow($id:ID!){getSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const getStory: Operation<GetStory, GetStoryVariables> =
  'query GetStory($id:ID!){getSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference consent{text time sourceAddress certificateUrl}attempts{number startedAt endedAt outcome failureReason nothingSent detail durationMs fields{field label value sent}confirmation builder pageUrl screenshotUrl}}}';
export const getScreenshot: Operation<GetScreenshot, GetScreenshotVariables> =
  'query GetScreenshot($id:ID!){getSubmission(id:$id){screenshotUrl}}';
export const findPerson: Operation<FindPerson, FindPersonVariables> =
  'query FindPerson($phone:String$email:String$nextToken:String){findPerson(phone:$phone email:$email nextToken:$nextToken){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}nextToken lookedThrough}}';
export const eraseSubmission: Operation<EraseSubmission, EraseSubmissionVariables> =
  'mutation EraseSubmission($id:ID!){eraseSubmission(id:$id)}';
export const forgetPerson: Operation<ForgetPerson, ForgetPersonVariables> =
  'mutation ForgetPerson($phone:String$email:String$formIds:[ID!]){forgetPerson(phone:$phone email:$email formIds:$formIds)}';
export const retrySubmission: Operation<RetrySubmission, RetrySubmissionVariables> =
  'mutation RetrySubmission($id:ID!$lead:LeadInput$fields:AWSJSON$confirmed:Boolean$version:Int){retrySubmission(id:$id lead:$lead fields:$fields confirmed:$confirmed version:$version){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const cancelSubmission: Operation<CancelSubmission, CancelSubmissionVariables> =
  'mutation CancelSubmission($id:ID!){cancelSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const sendOneLead: Operation<SendOneLead, SendOneLeadVariables> =
  'mutation SendOneLead($formId:ID!$requestId:ID!$lead:LeadInput!$fields:AWSJSON){sendOneLead(formId:$formId requestId:$requestId lead:$lead fields:$fields){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const decideSubmission: Operation<DecideSubmission, DecideSubmissionVariables> =
  'mutation DecideSubmission($id:ID!$wentIn:Boolean!$version:Int!){decideSubmission(id:$id wentIn:$wentIn version:$version){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const submissionStats: Operation<SubmissionStats, SubmissionStatsVariables> =
  'query SubmissionStats($from:AWSDateTime!$to:AWSDateTime!$nextToken:String$formId:ID){submissionStats(from:$from to:$to nextToken:$nextToken formId:$formId){counts{processing pending success error}decidedSuccess hours{hour accepted success error}durations{fromMs toMs count}nextToken}}';
export const targetHealth: Operation<TargetHealth, TargetHealthVariables> =
  'query TargetHealth{targetHealth{state failures lastReason openedAt openUntil}}';
export const listTargetForms: Operation<ListTargetForms, ListTargetFormsVariables> =
  'query ListTargetForms{listTargetForms{id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite}}';
export const isDefaultFormGone: Operation<IsDefaultFormGone, IsDefaultFormGoneVariables> =
  'query IsDefaultFormGone{isDefaultFormGone}';
export const getTargetForm: Operation<GetTargetForm, GetTargetFormVariables> =
  'query GetTargetForm($id:ID!){getTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const listRecipeVersions: Operation<ListRecipeVersions, ListRecipeVersionsVariables> =
  'query ListRecipeVersions($formId:ID!){listRecipeVersions(formId:$formId){version createdAt note}}';
export const createTargetForm: Operation<CreateTargetForm, CreateTargetFormVariables> =
  'mutation CreateTargetForm($name:String!$shortName:String!$url:AWSURL!$confirmed:Boolean!){createTargetForm(name:$name shortName:$shortName url:$url confirmed:$confirmed){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const updateTargetForm: Operation<UpdateTargetForm, UpdateTargetFormVariables> =
  'mutation UpdateTargetForm($id:ID!$name:String$shortName:String$url:AWSURL$confirmed:Boolean$pictureSuccess:Boolean){updateTargetForm(id:$id name:$name shortName:$shortName url:$url confirmed:$confirmed pictureSuccess:$pictureSuccess){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const issueReceipt: Operation<IssueReceipt, IssueReceiptVariables> =
  'mutation IssueReceipt($id:ID!$shown:[ReceiptChoice!]$picture:Boolean){issueReceipt(id:$id shown:$shown picture:$picture){document hasPicture pictureUrl}}';
export const saveRecipe: Operation<SaveRecipe, SaveRecipeVariables> =
  'mutation SaveRecipe($formId:ID!$basedOn:Int$recipe:AWSJSON!$customFields:AWSJSON!$note:String!$rehearsalId:ID){saveRecipe(formId:$formId basedOn:$basedOn recipe:$recipe customFields:$customFields note:$note rehearsalId:$rehearsalId){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const restoreRecipe: Operation<RestoreRecipe, RestoreRecipeVariables> =
  'mutation RestoreRecipe($formId:ID!$version:Int!){restoreRecipe(formId:$formId version:$version){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormState: Operation<SetTargetFormState, SetTargetFormStateVariables> =
  'mutation SetTargetFormState($id:ID!$state:FormState!){setTargetFormState(id:$id state:$state){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormDedupe: Operation<SetTargetFormDedupe, SetTargetFormDedupeVariables> =
  'mutation SetTargetFormDedupe($id:ID!$dedupe:AWSJSON){setTargetFormDedupe(id:$id dedupe:$dedupe){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormConsent: Operation<SetTargetFormConsent, SetTargetFormConsentVariables> =
  'mutation SetTargetFormConsent($id:ID!$required:Boolean!){setTargetFormConsent(id:$id required:$required){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormPace: Operation<SetTargetFormPace, SetTargetFormPaceVariables> =
  'mutation SetTargetFormPace($id:ID!$pace:AWSJSON!){setTargetFormPace(id:$id pace:$pace){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setDefaultTargetForm: Operation<SetDefaultTargetForm, SetDefaultTargetFormVariables> =
  'mutation SetDefaultTargetForm($id:ID){setDefaultTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const deleteTargetForm: Operation<DeleteTargetForm, DeleteTargetFormVariables> =
  'mutation DeleteTargetForm($id:ID!){deleteTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite}}';
export const getRehearsal: Operation<GetRehearsal, GetRehearsalVariables> =
  'query GetRehearsal($formId:ID!$id:ID){getRehearsal(formId:$formId id:$id){id formId state trigger createdAt startedAt endedAt report failureReason failureMessage pictureUrl}}';
export const rehearseTargetForm: Operation<RehearseTargetForm, RehearseTargetFormVariables> =
  'mutation RehearseTargetForm($formId:ID!$recipe:AWSJSON$sample:LeadInput$fields:AWSJSON){rehearseTargetForm(formId:$formId recipe:$recipe sample:$sample fields:$fields){id formId state trigger createdAt startedAt endedAt report failureReason failureMessage pictureUrl}}';
export const listCallbacks: Operation<ListCallbacks, ListCallbacksVariables> =
  'query ListCallbacks{listCallbacks{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const getCallback: Operation<GetCallback, GetCallbackVariables> =
  'query GetCallback($id:ID!){getCallback(id:$id){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const createCallback: Operation<CreateCallback, CreateCallbackVariables> =
  'mutation CreateCallback($address:String!$events:[String!]!$formIds:[ID!]$withValues:Boolean){createCallback(address:$address events:$events formIds:$formIds withValues:$withValues){callback{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}secret}}';
export const rotateCallbackSecret: Operation<RotateCallbackSecret, RotateCallbackSecretVariables> =
  'mutation RotateCallbackSecret($id:ID!){rotateCallbackSecret(id:$id){callback{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}secret}}';
export const setCallbackPaused: Operation<SetCallbackPaused, SetCallbackPausedVariables> =
  'mutation SetCallbackPaused($id:ID!$paused:Boolean!){setCallbackPaused(id:$id paused:$paused){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const deleteCallback: Operation<DeleteCallback, DeleteCallbackVariables> =
  'mutation DeleteCallback($id:ID!){deleteCallback(id:$id){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const listSlackChannels: Operation<ListSlackChannels, ListSlackChannelsVariables> =
  'query ListSlackChannels{listSlackChannels{id host state createdAt disabledAt disabledBecause failingSince}}';
export const addSlackChannel: Operation<AddSlackChannel, AddSlackChannelVariables> =
  'mutation AddSlackChannel($address:String!){addSlackChannel(address:$address){id host state createdAt disabledAt disabledBecause failingSince}}';
export const listAlerts: Operation<ListAlerts, ListAlertsVariables> =
  'query ListAlerts{listAlerts{kind formId isOn channels count percent leads hours working{zone days from to}isRaised raisedAt clearedAt value}}';
export const setAlert: Operation<SetAlert, SetAlertVariables> =
  'mutation SetAlert($kind:AlertKind!$formId:ID$on:Boolean!$channels:[AlertChannel!]!$count:Int$percent:Int$leads:Int$hours:Int$working:WorkingTimeInput){setAlert(kind:$kind formId:$formId on:$on channels:$channels count:$count percent:$percent leads:$leads hours:$hours working:$working){kind formId isOn channels count percent leads hours working{zone days from to}isRaised raisedAt clearedAt value}}';
export const deleteAlert: Operation<DeleteAlert, DeleteAlertVariables> =
  'mutation DeleteAlert($kind:AlertKind!$formId:ID){deleteAlert(kind:$kind formId:$formId)}';
export const listDeliveries: Operation<ListDeliveries, ListDeliveriesVariables> =
  'query ListDeliveries($callbackId:ID!$limit:Int$nextToken:String){listDeliveries(callbackId:$callbackId limit:$limit nextToken:$nextToken){items{eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}nextToken}}';
export const testCallback: Operation<TestCallback, TestCallbackVariables> =
  'mutation TestCallback($id:ID!){testCallback(id:$id){eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}}';
export const replayDelivery: Operation<ReplayDelivery, ReplayDeliveryVariables> =
  'mutation ReplayDelivery($callbackId:ID!$eventId:ID!){replayDelivery(callbackId:$callbackId eventId:$eventId){eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}}';
export const replayDeliveries: Operation<ReplayDeliveries, ReplayDeliveriesVariables> =
  'mutation ReplayDeliveries($callbackId:ID!$which:ReplayChoice!$since:AWSDateTime!$nextToken:String){replayDeliveries(callbackId:$callbackId which:$which since:$since nextToken:$nextToken){replayed nextToken}}';
export const notificationSettings: Operation<NotificationSettings, NotificationSettingsVariables> =
  'query NotificationSettings{notificationSettings{email sent}}';
export const setNotifications: Operation<SetNotifications, SetNotificationsVariables> =
  'mutation SetNotifications($email:Boolean!){setNotifications(email:$email){email sent}}';
export const signOutEverywhere: Operation<SignOutEverywhere, SignOutEverywhereVariables> =
  'mutation SignOutEverywhere{signOutEverywhere}';
export const deleteAccount: Operation<DeleteAccount, DeleteAccountVariables> =
  'mutation DeleteAccount($email:String!){deleteAccount(email:$email)}';
export const onSubmissionChanged: Operation<OnSubmissionChanged, OnSubmissionChangedVariables> =
  'subscription OnSubmissionChanged{onSubmissionChanged{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const onSubmissionRemoved: Operation<OnSubmissionRemoved, OnSubmissionRemovedVariables> =
  'subscription OnSubmissionRemoved{onSubmissionRemoved{id userId}}';
export const publishSubmission: Operation<PublishSubmission, PublishSubmissionVariables> =
  'mutation PublishSubmission($submission:SubmissionInput!){publishSubmission(submission:$submission){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const publishRemoval: Operation<PublishRemoval, PublishRemovalVariables> =
  'mutation PublishRemoval($id:ID!$userId:ID!){publishRemoval(id:$id userId:$userId){id userId}}';
export const endSubscriptions: Operation<EndSubscriptions, EndSubscriptionsVariables> =
  'mutation EndSubscriptions($userId:ID!$notBefore:AWSTimestamp!){endSubscriptions(userId:$userId notBefore:$notBefore)}';
