/** Generated from operations.graphql by generate.ts. Not to be edited. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './graphql-types.ts';

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

export type ExportedSubmissionView = { consent: ConsentView | null } & SubmissionRowView;

export type SubmissionStoryView = { attempts: Array<AttemptView> | null } & ExportedSubmissionView;

export type TargetFormView = {
  recipe: string | null;
  recipePictureUrl: string | null;
  attentionPictureUrl: string | null;
  dedupe: string | null;
  pictureSuccess: boolean;
} & TargetFormRowView;

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

export type CircuitBreakerView = {
  state: Types.TargetState;
  failures: number;
  lastReason: Types.FailureReason | null;
  openedAt: string | null;
  openUntil: string | null;
};

export type RecipeVersionView = { version: number; createdAt: string; note: string };

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

export type AttemptView = {
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
  fields: Array<FilledFieldView> | null;
};

export type FilledFieldView = {
  field: string;
  label: string | null;
  value: string;
  sent: boolean | null;
};

export type ConsentView = {
  text: string | null;
  time: string | null;
  sourceAddress: string | null;
  certificateUrl: string | null;
};

export type RemovedSubmissionView = { id: string; userId: string };

export type SubmissionPageView = { nextToken: string | null; items: Array<SubmissionRowView> };

export type PersonPageView = {
  nextToken: string | null;
  lookedThrough: string | null;
  items: Array<SubmissionRowView>;
};

export type SubmissionCountsView = {
  processing: number;
  pending: number;
  success: number;
  error: number;
};

export type SubmissionHourView = { hour: string; accepted: number; success: number; error: number };

export type DurationBucketView = { fromMs: number; toMs: number; count: number };

export type SubmissionStatsView = {
  decidedSuccess: number;
  nextToken: string | null;
  counts: SubmissionCountsView;
  hours: Array<SubmissionHourView>;
  durations: Array<DurationBucketView>;
};

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

export type NotificationSettingsView = { email: boolean; sent: boolean };

export type ReceiptView = { document: string; hasPicture: boolean; pictureUrl: string | null };

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

export type CallbackSecretView = { secret: string | null; callback: CallbackView };

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

export type SlackChannelView = {
  id: string;
  host: string;
  state: Types.CallbackState;
  createdAt: string;
  disabledAt: string | null;
  disabledBecause: Types.CallbackStop | null;
  failingSince: string | null;
};

export type WorkingTimeView = { zone: string; days: Array<number>; from: string; to: string };

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
  working: WorkingTimeView | null;
};

export type DeliveryPageView = { nextToken: string | null; items: Array<DeliveryView> };

export type ReplayedDeliveriesView = { replayed: number; nextToken: string | null };

export type ListSubmissions = { listSubmissions: SubmissionPageView };

export type ExportSubmissions = {
  listSubmissions: { nextToken: string | null; items: Array<ExportedSubmissionView> };
};

export type GetSubmissionRow = { getSubmission: SubmissionRowView | null };

export type GetStory = { getSubmission: SubmissionStoryView | null };

export type GetScreenshot = { getSubmission: { screenshotUrl: string | null } | null };

export type ListTargetForms = { listTargetForms: Array<TargetFormRowView> };

export type DeleteTargetForm = { deleteTargetForm: TargetFormRowView };

export type DecideSubmission = { decideSubmission: SubmissionRowView };

export type DeleteApiKey = { deleteApiKey: { id: string } };

export type ListApiKeys = { listApiKeys: Array<ApiKeyView> };

export type FindPerson = { findPerson: PersonPageView };

export type SubmissionStats = { submissionStats: SubmissionStatsView };

export type TargetHealth = { targetHealth: CircuitBreakerView };

export type GetTargetForm = { getTargetForm: TargetFormView | null };

export type IsDefaultFormGone = { isDefaultFormGone: boolean };

export type GetRehearsal = { getRehearsal: RehearsalView | null };

export type ListCallbacks = { listCallbacks: Array<CallbackView> };

export type GetCallback = { getCallback: CallbackView | null };

export type ListDeliveries = { listDeliveries: DeliveryPageView };

export type ListAlerts = { listAlerts: Array<AlertView> };

export type ListSlackChannels = { listSlackChannels: Array<SlackChannelView> };

export type NotificationSettings = { notificationSettings: NotificationSettingsView };

export type ListRecipeVersions = { listRecipeVersions: Array<RecipeVersionView> };

export type CreateApiKey = { createApiKey: ApiKeyView };

export type UpdateApiKey = { updateApiKey: ApiKeyView };

export type RotateApiKey = { rotateApiKey: ApiKeyView };

export type RetrySubmission = { retrySubmission: SubmissionRowView };

export type CancelSubmission = { cancelSubmission: SubmissionRowView };

export type EraseSubmission = { eraseSubmission: boolean };

export type ForgetPerson = { forgetPerson: boolean };

export type SendOneLead = { sendOneLead: SubmissionRowView };

export type IssueReceipt = { issueReceipt: ReceiptView };

export type SignOutEverywhere = { signOutEverywhere: boolean };

export type DeleteAccount = { deleteAccount: boolean };

export type CreateTargetForm = { createTargetForm: TargetFormView };

export type UpdateTargetForm = { updateTargetForm: TargetFormView };

export type SaveRecipe = { saveRecipe: TargetFormView };

export type RestoreRecipe = { restoreRecipe: TargetFormView };

export type SetTargetFormState = { setTargetFormState: TargetFormView };

export type SetTargetFormDedupe = { setTargetFormDedupe: TargetFormView };

export type SetTargetFormConsent = { setTargetFormConsent: TargetFormView };

export type SetTargetFormPace = { setTargetFormPace: TargetFormView };

export type RehearseTargetForm = { rehearseTargetForm: RehearsalView };

export type SetNotifications = { setNotifications: NotificationSettingsView };

export type SetAlert = { setAlert: AlertView };

export type DeleteAlert = { deleteAlert: boolean };

export type AddSlackChannel = { addSlackChannel: SlackChannelView };

export type SetDefaultTargetForm = { setDefaultTargetForm: TargetFormView | null };

export type CreateCallback = { createCallback: CallbackSecretView };

export type RotateCallbackSecret = { rotateCallbackSecret: CallbackSecretView };

export type SetCallbackPaused = { setCallbackPaused: CallbackView };

export type TestCallback = { testCallback: DeliveryView };

export type ReplayDelivery = { replayDelivery: DeliveryView };

export type ReplayDeliveries = { replayDeliveries: ReplayedDeliveriesView };

export type DeleteCallback = { deleteCallback: CallbackView };

export type EndSubscriptions = { endSubscriptions: boolean | null };

export type PublishSubmission = { publishSubmission: SubmissionRowView | null };

export type PublishRemoval = { publishRemoval: RemovedSubmissionView | null };

export type OnSubmissionChanged = { onSubmissionChanged: SubmissionRowView | null };

export type OnSubmissionRemoved = { onSubmissionRemoved: RemovedSubmissionView | null };

/** A document's text, which knows its variables and its result. */
export type Operation<Result, Variables extends object> = string & {
  /** Types only; never set. */
  readonly types?: (variables: Variables) => Result;
};

export const listSubmissions: Operation<ListSubmissions, Types.QueryListSubmissionsArgs> =
  'query ListSubmissions($limit:Int$nextToken:String$status:SubmissionStatus$search:String$keyId:ID$formId:ID$undecided:Boolean$from:AWSDateTime$to:AWSDateTime){listSubmissions(limit:$limit nextToken:$nextToken status:$status search:$search keyId:$keyId formId:$formId undecided:$undecided from:$from to:$to){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}nextToken}}';
export const exportSubmissions: Operation<ExportSubmissions, Types.QueryListSubmissionsArgs> =
  'query ExportSubmissions($limit:Int$nextToken:String$status:SubmissionStatus$search:String$keyId:ID$formId:ID$undecided:Boolean$from:AWSDateTime$to:AWSDateTime){listSubmissions(limit:$limit nextToken:$nextToken status:$status search:$search keyId:$keyId formId:$formId undecided:$undecided from:$from to:$to){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference consent{text time sourceAddress certificateUrl}}nextToken}}';
export const getSubmissionRow: Operation<GetSubmissionRow, Types.QueryGetSubmissionArgs> =
  'query GetSubmissionRow($id:ID!){getSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const getStory: Operation<GetStory, Types.QueryGetSubmissionArgs> =
  'query GetStory($id:ID!){getSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference consent{text time sourceAddress certificateUrl}attempts{number startedAt endedAt outcome failureReason nothingSent detail durationMs fields{field label value sent}confirmation builder pageUrl screenshotUrl}}}';
export const getScreenshot: Operation<GetScreenshot, Types.QueryGetSubmissionArgs> =
  'query GetScreenshot($id:ID!){getSubmission(id:$id){screenshotUrl}}';
export const listTargetForms: Operation<
  ListTargetForms,
  Record<string, never>
> = 'query ListTargetForms{listTargetForms{id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite}}';
export const deleteTargetForm: Operation<DeleteTargetForm, Types.MutationDeleteTargetFormArgs> =
  'mutation DeleteTargetForm($id:ID!){deleteTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite}}';
export const decideSubmission: Operation<
  DecideSubmission,
  Types.MutationDecideSubmissionArgs & {
    version: NonNullable<Types.MutationDecideSubmissionArgs['version']>;
  }
> =
  'mutation DecideSubmission($id:ID!$wentIn:Boolean!$version:Int!){decideSubmission(id:$id wentIn:$wentIn version:$version){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const deleteApiKey: Operation<DeleteApiKey, Types.MutationDeleteApiKeyArgs> =
  'mutation DeleteApiKey($id:ID!){deleteApiKey(id:$id){id}}';
export const listApiKeys: Operation<
  ListApiKeys,
  Record<string, never>
> = 'query ListApiKeys{listApiKeys{id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const findPerson: Operation<FindPerson, Types.QueryFindPersonArgs> =
  'query FindPerson($phone:String$email:String$nextToken:String){findPerson(phone:$phone email:$email nextToken:$nextToken){items{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}nextToken lookedThrough}}';
export const submissionStats: Operation<SubmissionStats, Types.QuerySubmissionStatsArgs> =
  'query SubmissionStats($from:AWSDateTime!$to:AWSDateTime!$nextToken:String$formId:ID){submissionStats(from:$from to:$to nextToken:$nextToken formId:$formId){counts{processing pending success error}decidedSuccess hours{hour accepted success error}durations{fromMs toMs count}nextToken}}';
export const targetHealth: Operation<
  TargetHealth,
  Record<string, never>
> = 'query TargetHealth{targetHealth{state failures lastReason openedAt openUntil}}';
export const getTargetForm: Operation<GetTargetForm, Types.QueryGetTargetFormArgs> =
  'query GetTargetForm($id:ID!){getTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const isDefaultFormGone: Operation<
  IsDefaultFormGone,
  Record<string, never>
> = 'query IsDefaultFormGone{isDefaultFormGone}';
export const getRehearsal: Operation<GetRehearsal, Types.QueryGetRehearsalArgs> =
  'query GetRehearsal($formId:ID!$id:ID){getRehearsal(formId:$formId id:$id){id formId state trigger createdAt startedAt endedAt report failureReason failureMessage pictureUrl}}';
export const listCallbacks: Operation<
  ListCallbacks,
  Record<string, never>
> = 'query ListCallbacks{listCallbacks{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const getCallback: Operation<GetCallback, Types.QueryGetCallbackArgs> =
  'query GetCallback($id:ID!){getCallback(id:$id){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const listDeliveries: Operation<ListDeliveries, Types.QueryListDeliveriesArgs> =
  'query ListDeliveries($callbackId:ID!$limit:Int$nextToken:String){listDeliveries(callbackId:$callbackId limit:$limit nextToken:$nextToken){items{eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}nextToken}}';
export const listAlerts: Operation<
  ListAlerts,
  Record<string, never>
> = 'query ListAlerts{listAlerts{kind formId isOn channels count percent leads hours working{zone days from to}isRaised raisedAt clearedAt value}}';
export const listSlackChannels: Operation<
  ListSlackChannels,
  Record<string, never>
> = 'query ListSlackChannels{listSlackChannels{id host state createdAt disabledAt disabledBecause failingSince}}';
export const notificationSettings: Operation<
  NotificationSettings,
  Record<string, never>
> = 'query NotificationSettings{notificationSettings{email sent}}';
export const listRecipeVersions: Operation<ListRecipeVersions, Types.QueryListRecipeVersionsArgs> =
  'query ListRecipeVersions($formId:ID!){listRecipeVersions(formId:$formId){version createdAt note}}';
export const createApiKey: Operation<CreateApiKey, Types.MutationCreateApiKeyArgs> =
  'mutation CreateApiKey($keyName:String!$keyValue:String!$expiresAt:AWSDateTime$formId:ID$takesForms:Boolean$scopes:[ApiScope!]$onlyItsForm:Boolean){createApiKey(keyName:$keyName keyValue:$keyValue expiresAt:$expiresAt formId:$formId takesForms:$takesForms scopes:$scopes onlyItsForm:$onlyItsForm){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const updateApiKey: Operation<UpdateApiKey, Types.MutationUpdateApiKeyArgs> =
  'mutation UpdateApiKey($id:ID!$keyName:String$expiresAt:AWSDateTime$formId:ID$takesForms:Boolean){updateApiKey(id:$id keyName:$keyName expiresAt:$expiresAt formId:$formId takesForms:$takesForms){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const rotateApiKey: Operation<RotateApiKey, Types.MutationRotateApiKeyArgs> =
  'mutation RotateApiKey($id:ID!$keyValue:String!$overlapHours:Int!){rotateApiKey(id:$id keyValue:$keyValue overlapHours:$overlapHours){id keyName keyValue createdAt lastUsedAt expiresAt submissionCount formId takesForms scopes onlyItsForm formerValueEndsAt}}';
export const retrySubmission: Operation<RetrySubmission, Types.MutationRetrySubmissionArgs> =
  'mutation RetrySubmission($id:ID!$lead:LeadInput$fields:AWSJSON$confirmed:Boolean$version:Int){retrySubmission(id:$id lead:$lead fields:$fields confirmed:$confirmed version:$version){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const cancelSubmission: Operation<CancelSubmission, Types.MutationCancelSubmissionArgs> =
  'mutation CancelSubmission($id:ID!){cancelSubmission(id:$id){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const eraseSubmission: Operation<EraseSubmission, Types.MutationEraseSubmissionArgs> =
  'mutation EraseSubmission($id:ID!){eraseSubmission(id:$id)}';
export const forgetPerson: Operation<ForgetPerson, Types.MutationForgetPersonArgs> =
  'mutation ForgetPerson($phone:String$email:String$formIds:[ID!]){forgetPerson(phone:$phone email:$email formIds:$formIds)}';
export const sendOneLead: Operation<SendOneLead, Types.MutationSendOneLeadArgs> =
  'mutation SendOneLead($formId:ID!$requestId:ID!$lead:LeadInput!$fields:AWSJSON){sendOneLead(formId:$formId requestId:$requestId lead:$lead fields:$fields){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const issueReceipt: Operation<IssueReceipt, Types.MutationIssueReceiptArgs> =
  'mutation IssueReceipt($id:ID!$shown:[ReceiptChoice!]$picture:Boolean){issueReceipt(id:$id shown:$shown picture:$picture){document hasPicture pictureUrl}}';
export const signOutEverywhere: Operation<
  SignOutEverywhere,
  Record<string, never>
> = 'mutation SignOutEverywhere{signOutEverywhere}';
export const deleteAccount: Operation<DeleteAccount, Types.MutationDeleteAccountArgs> =
  'mutation DeleteAccount($email:String!){deleteAccount(email:$email)}';
export const createTargetForm: Operation<CreateTargetForm, Types.MutationCreateTargetFormArgs> =
  'mutation CreateTargetForm($name:String!$shortName:String!$url:AWSURL!$confirmed:Boolean!){createTargetForm(name:$name shortName:$shortName url:$url confirmed:$confirmed){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const updateTargetForm: Operation<UpdateTargetForm, Types.MutationUpdateTargetFormArgs> =
  'mutation UpdateTargetForm($id:ID!$name:String$shortName:String$url:AWSURL$confirmed:Boolean$pictureSuccess:Boolean){updateTargetForm(id:$id name:$name shortName:$shortName url:$url confirmed:$confirmed pictureSuccess:$pictureSuccess){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const saveRecipe: Operation<SaveRecipe, Types.MutationSaveRecipeArgs> =
  'mutation SaveRecipe($formId:ID!$basedOn:Int$recipe:AWSJSON!$customFields:AWSJSON!$note:String!$rehearsalId:ID){saveRecipe(formId:$formId basedOn:$basedOn recipe:$recipe customFields:$customFields note:$note rehearsalId:$rehearsalId){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const restoreRecipe: Operation<RestoreRecipe, Types.MutationRestoreRecipeArgs> =
  'mutation RestoreRecipe($formId:ID!$version:Int!){restoreRecipe(formId:$formId version:$version){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormState: Operation<
  SetTargetFormState,
  Types.MutationSetTargetFormStateArgs
> =
  'mutation SetTargetFormState($id:ID!$state:FormState!){setTargetFormState(id:$id state:$state){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormDedupe: Operation<
  SetTargetFormDedupe,
  Types.MutationSetTargetFormDedupeArgs
> =
  'mutation SetTargetFormDedupe($id:ID!$dedupe:AWSJSON){setTargetFormDedupe(id:$id dedupe:$dedupe){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormConsent: Operation<
  SetTargetFormConsent,
  Types.MutationSetTargetFormConsentArgs
> =
  'mutation SetTargetFormConsent($id:ID!$required:Boolean!){setTargetFormConsent(id:$id required:$required){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const setTargetFormPace: Operation<SetTargetFormPace, Types.MutationSetTargetFormPaceArgs> =
  'mutation SetTargetFormPace($id:ID!$pace:AWSJSON!){setTargetFormPace(id:$id pace:$pace){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const rehearseTargetForm: Operation<
  RehearseTargetForm,
  Types.MutationRehearseTargetFormArgs
> =
  'mutation RehearseTargetForm($formId:ID!$recipe:AWSJSON$sample:LeadInput$fields:AWSJSON){rehearseTargetForm(formId:$formId recipe:$recipe sample:$sample fields:$fields){id formId state trigger createdAt startedAt endedAt report failureReason failureMessage pictureUrl}}';
export const setNotifications: Operation<SetNotifications, Types.MutationSetNotificationsArgs> =
  'mutation SetNotifications($email:Boolean!){setNotifications(email:$email){email sent}}';
export const setAlert: Operation<SetAlert, Types.MutationSetAlertArgs> =
  'mutation SetAlert($kind:AlertKind!$formId:ID$on:Boolean!$channels:[AlertChannel!]!$count:Int$percent:Int$leads:Int$hours:Int$working:WorkingTimeInput){setAlert(kind:$kind formId:$formId on:$on channels:$channels count:$count percent:$percent leads:$leads hours:$hours working:$working){kind formId isOn channels count percent leads hours working{zone days from to}isRaised raisedAt clearedAt value}}';
export const deleteAlert: Operation<DeleteAlert, Types.MutationDeleteAlertArgs> =
  'mutation DeleteAlert($kind:AlertKind!$formId:ID){deleteAlert(kind:$kind formId:$formId)}';
export const addSlackChannel: Operation<AddSlackChannel, Types.MutationAddSlackChannelArgs> =
  'mutation AddSlackChannel($address:String!){addSlackChannel(address:$address){id host state createdAt disabledAt disabledBecause failingSince}}';
export const setDefaultTargetForm: Operation<
  SetDefaultTargetForm,
  Types.MutationSetDefaultTargetFormArgs
> =
  'mutation SetDefaultTargetForm($id:ID){setDefaultTargetForm(id:$id){id name shortName url state attention isDefault createdAt updatedAt recipeVersion newestVersion customFields pace usedToday usedThisMonth requiresConsent siteRefusal refusedSite recipe recipePictureUrl attentionPictureUrl dedupe pictureSuccess}}';
export const createCallback: Operation<CreateCallback, Types.MutationCreateCallbackArgs> =
  'mutation CreateCallback($address:String!$events:[String!]!$formIds:[ID!]$withValues:Boolean){createCallback(address:$address events:$events formIds:$formIds withValues:$withValues){callback{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}secret}}';
export const rotateCallbackSecret: Operation<
  RotateCallbackSecret,
  Types.MutationRotateCallbackSecretArgs
> =
  'mutation RotateCallbackSecret($id:ID!){rotateCallbackSecret(id:$id){callback{id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}secret}}';
export const setCallbackPaused: Operation<SetCallbackPaused, Types.MutationSetCallbackPausedArgs> =
  'mutation SetCallbackPaused($id:ID!$paused:Boolean!){setCallbackPaused(id:$id paused:$paused){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const testCallback: Operation<TestCallback, Types.MutationTestCallbackArgs> =
  'mutation TestCallback($id:ID!){testCallback(id:$id){eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}}';
export const replayDelivery: Operation<ReplayDelivery, Types.MutationReplayDeliveryArgs> =
  'mutation ReplayDelivery($callbackId:ID!$eventId:ID!){replayDelivery(callbackId:$callbackId eventId:$eventId){eventId type status plannedAt isReplay calls nextCallAt calledAt milliseconds problem httpStatus answer}}';
export const replayDeliveries: Operation<ReplayDeliveries, Types.MutationReplayDeliveriesArgs> =
  'mutation ReplayDeliveries($callbackId:ID!$which:ReplayChoice!$since:AWSDateTime!$nextToken:String){replayDeliveries(callbackId:$callbackId which:$which since:$since nextToken:$nextToken){replayed nextToken}}';
export const deleteCallback: Operation<DeleteCallback, Types.MutationDeleteCallbackArgs> =
  'mutation DeleteCallback($id:ID!){deleteCallback(id:$id){id address host events formIds withValues state createdAt disabledAt disabledBecause formerSecretUntil failingSince}}';
export const endSubscriptions: Operation<EndSubscriptions, Types.MutationEndSubscriptionsArgs> =
  'mutation EndSubscriptions($userId:ID!$notBefore:AWSTimestamp!){endSubscriptions(userId:$userId notBefore:$notBefore)}';
export const publishSubmission: Operation<PublishSubmission, Types.MutationPublishSubmissionArgs> =
  'mutation PublishSubmission($submission:SubmissionInput!){publishSubmission(submission:$submission){id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const publishRemoval: Operation<PublishRemoval, Types.MutationPublishRemovalArgs> =
  'mutation PublishRemoval($id:ID!$userId:ID!){publishRemoval(id:$id userId:$userId){id userId}}';
export const onSubmissionChanged: Operation<
  OnSubmissionChanged,
  Record<string, never>
> = 'subscription OnSubmissionChanged{onSubmissionChanged{id userId version createdAt updatedAt name email phone city loanAmount status retryCount nextAttemptAt failureReason hasScreenshot keyId submittedAt possiblySent nothingSent decidedAt decidedWentIn formId recipeVersion fields waitingFor expiresAt reference}}';
export const onSubmissionRemoved: Operation<
  OnSubmissionRemoved,
  Record<string, never>
> = 'subscription OnSubmissionRemoved{onSubmissionRemoved{id userId}}';
