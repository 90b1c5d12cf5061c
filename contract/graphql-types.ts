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
  AWSJSON: { input: string; output: string };
  AWSURL: { input: string; output: string };
  AWSTimestamp: { input: number; output: number };
};

export type SubmissionStatus = 'processing' | 'pending' | 'success' | 'error';

/**
 * Why an attempt failed. While the submission has attempts left the machine tries again after
 * target_unreachable, timeout, form_not_found, field_not_found, rate_limited and internal, as far as
 * nothing of the lead was taken; every other reason ends it at once, for its owner to decide.
 * already_submitted: the target has this lead already. verification_required: it asks for a code or
 * for a link in an e-mail to be followed. login_required: it asks to sign in first. expired: it was
 * open for longer than a lead may. cancelled: its owner cancelled it. account_disabled: its owner's
 * account was disabled before it was sent.
 */
export type FailureReason =
  | 'target_unreachable'
  | 'timeout'
  | 'form_not_found'
  | 'field_not_found'
  | 'form_changed'
  | 'validation_refused'
  | 'already_submitted'
  | 'verification_required'
  | 'login_required'
  | 'captcha'
  | 'blocked'
  | 'rate_limited'
  | 'no_confirmation'
  | 'outcome_unknown'
  | 'internal'
  | 'expired'
  | 'cancelled'
  | 'account_disabled'
  | 'form_deleted';

/**
 * Why an open submission waits although nothing is wrong with it. hours: outside its form's working hours;
 * day_cap and month_cap: its form has had the leads of a day or a month; pace: as many as may run at once
 * or in a minute do; blocked: the service may not fill that site now; origin: the site takes no more at
 * the moment. None of them uses up an attempt; all but origin do not count as age.
 */
export type WaitReason =
  'paused' | 'needs_attention' | 'blocked' | 'hours' | 'day_cap' | 'month_cap' | 'pace' | 'origin';

export type AttemptOutcome = 'running' | 'success' | 'failed';

export type ApiKey = {
  id: Scalars['ID']['output'];
  keyName: Scalars['String']['output'];
  keyValue: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  lastUsedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** From then on the webhook refuses it; null while it has no end. */
  expiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Submissions accepted under it, repeats apart; may be a few off after a crash. */
  submissionCount: Scalars['Int']['output'];
  /** The caller's own target form that its leads go to, unless they name another one. */
  formId?: Maybe<Scalars['ID']['output']>;
  /** Whether a lead's `target` and `fields` count; false for a key from before there were forms. */
  takesForms: Scalars['Boolean']['output'];
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
  /** From its start to the record of its end; null while it runs and where it died without one. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** What the bot filled in, in its order; null where that is not known. */
  fields?: Maybe<Array<FilledField>>;
  /** What the target showed after the submit. */
  confirmation?: Maybe<Scalars['String']['output']>;
  /** The form builder that the page was made with; null where the bot does not know it. */
  builder?: Maybe<Scalars['String']['output']>;
  /** Where the attempt ended, without query or fragment. */
  pageUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** A link to its screenshot, signed for 15 minutes: of a failure, or of what `sendOneLead` came to. */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** One control of the target form and what went in. */
export type FilledField = {
  /** The lead's field, or the bot's word for another control. */
  field: Scalars['String']['output'];
  /** What the form calls it. */
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
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
  /**
   * When it is tried next; set too before the first attempt, while that waits for the target. Null while
   * it waits for nothing but its turn.
   */
  nextAttemptAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Why it waits for its form; `nextAttemptAt` is null where nobody knows until when. */
  waitingFor?: Maybe<WaitReason>;
  failureReason?: Maybe<FailureReason>;
  /** Whether a screenshot exists: of a failure, or of what `sendOneLead` came to. */
  hasScreenshot: Scalars['Boolean']['output'];
  /** A link to the failure screenshot, signed for 15 minutes; null in live events, which carry hasScreenshot. */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** Null in live events. */
  attempts?: Maybe<Array<Attempt>>;
  /** The API key it came in under, which may be deleted by now; null after `sendOneLead`. */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** When its success was recorded; null where its owner decided that it went in. */
  submittedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * Whether the target may have the lead although it is not a success: a failed attempt got as far as
   * the submit. A retry may then send it twice. Null only from a publisher older than this field.
   */
  possiblySent?: Maybe<Scalars['Boolean']['output']>;
  /** When its owner last said of an uncertain outcome whether it went in; null before. A Retry keeps it. */
  decidedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * What its owner said then. true only with the status success, which is then a person's word and not
   * the form's. With the status error, false ends the doubt: possiblySent is false.
   */
  decidedWentIn?: Maybe<Scalars['Boolean']['output']>;
  /** The user's own target form that it goes to; null where it goes to the stage's. */
  formId?: Maybe<Scalars['ID']['output']>;
  /** The version of the form's recipe that its last attempt took; null before the first. */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  /** The answers to the form's own questions, an object of texts by name; null without a formId. */
  fields?: Maybe<Scalars['AWSJSON']['output']>;
  /** When it leaves the list, at the end of its retention time; null while it is open. */
  expiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A submission that was removed before the end of its retention time. */
export type RemovedSubmission = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
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
  keyId?: InputMaybe<Scalars['ID']['input']>;
  submittedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  possiblySent?: InputMaybe<Scalars['Boolean']['input']>;
  decidedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  decidedWentIn?: InputMaybe<Scalars['Boolean']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  recipeVersion?: InputMaybe<Scalars['Int']['input']>;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
  waitingFor?: InputMaybe<WaitReason>;
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
};

/** A lead's values, corrected by its owner; the webhook's rules hold. */
export type LeadInput = {
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  email: Scalars['String']['input'];
  city: Scalars['String']['input'];
  /** Rupees. */
  loanAmount: Scalars['Float']['input'];
};

export type SubmissionCounts = {
  processing: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
  error: Scalars['Int']['output'];
};

/** The submissions accepted within one hour: all, and those that are success or error by now. */
export type SubmissionHour = {
  /** Its beginning, UTC. */
  hour: Scalars['AWSDateTime']['output'];
  accepted: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
  error: Scalars['Int']['output'];
};

/** How many successes took fromMs ≤ time < toMs from accepted to submitted. The bounds are the same in every answer. */
export type DurationBucket = {
  fromMs: Scalars['Float']['output'];
  toMs: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

/** Of a part of the range: add up all parts, until one has no nextToken. Empty hours and buckets are left out. */
export type SubmissionStats = {
  counts: SubmissionCounts;
  /** Of the successes, those that are their owner's word and not the form's. */
  decidedSuccess: Scalars['Int']['output'];
  hours: Array<SubmissionHour>;
  durations: Array<DurationBucket>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * The target form's circuit breaker. closed: every attempt may start. open: none, until openUntil.
 * half_open: one, which tries whether the target works again.
 */
export type TargetState = 'closed' | 'open' | 'half_open';

/** How the target form fares for the caller's leads. Leads that wait for it lose no attempt. */
export type TargetHealth = {
  /** The form's address. */
  target: Scalars['AWSURL']['output'];
  state: TargetState;
  /** Attempts that failed in a row, as far as they count against the target. */
  failures: Scalars['Int']['output'];
  /** Why the last of them failed. */
  lastReason?: Maybe<FailureReason>;
  /** Since when it is left alone; null while closed. */
  openedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When it is tried next; null while closed. */
  openUntil?: Maybe<Scalars['AWSDateTime']['output']>;
};

/**
 * draft: without a recipe, takes no leads. live: leads go out. paused: by its owner. needs_attention: the
 * page no longer is what the recipe says. Leads of the last two wait and lose no attempt.
 */
export type FormState = 'draft' | 'live' | 'paused' | 'needs_attention';

/** A user's own target form. */
export type TargetForm = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What a payload's target may say instead of the id; each of a user's forms has another one. */
  shortName: Scalars['String']['output'];
  url: Scalars['AWSURL']['output'];
  state: FormState;
  /** Why it needs attention; kept while it is paused after that. */
  attention?: Maybe<Scalars['String']['output']>;
  /** Whether leads go there that name no form and come under no key that does. */
  isDefault: Scalars['Boolean']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The number of the current recipe, and of the newest; null in a draft. */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  newestVersion?: Maybe<Scalars['Int']['output']>;
  /** The form's own questions, a list of CustomField (contract/custom-field.ts). */
  customFields: Scalars['AWSJSON']['output'];
  /**
   * Which leads it takes once only, a FormDedupe (contract/form-dedupe.ts): those of one phone or e-mail
   * within some days. Null where it takes all.
   */
  dedupe?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * Its owner's limits (contract/form-pace.ts): `zone`, and where they are limited `atOnce`, `perMinute`,
   * `perDay`, `perMonth`, and `hours` with `days` (1 is Monday), `from` and `to`.
   */
  pace: Scalars['AWSJSON']['output'];
  /** What counts of its limits a day and a month, in its zone; null while it has no limits. */
  usedToday?: Maybe<Scalars['Int']['output']>;
  usedThisMonth?: Maybe<Scalars['Int']['output']>;
  /** The current recipe (contract/recipe.ts); null in lists and drafts, and of a form that was deleted. */
  recipe?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A link to the picture of the page as it was when the current recipe was made, signed for 15 minutes;
   * null in lists, and where no rehearsal had pictured it.
   */
  recipePictureUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** The same of the page as it was found changed; null in lists, and where it needs no attention. */
  attentionPictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** A version of a form's recipe; it never changes. */
export type RecipeVersion = {
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** What its owner or the service says of the change. */
  note: Scalars['String']['output'];
  recipe: Scalars['AWSJSON']['output'];
  customFields: Scalars['AWSJSON']['output'];
};

/** queued and running: under way; what stays so for minutes reads as failed. done: with a report. */
export type RehearsalState = 'queued' | 'running' | 'done' | 'failed';

/**
 * owner: asked for by the form's owner. daily: by the service, which rehearses each live form whose leads
 * came within the last week, and is none of the owner's 30 an hour.
 */
export type RehearsalTrigger = 'owner' | 'daily';

/** The bot opens a form, maps it and fills it with a sample. Nothing can be submitted. Kept for a week. */
export type Rehearsal = {
  id: Scalars['ID']['output'];
  formId: Scalars['ID']['output'];
  state: RehearsalState;
  trigger: RehearsalTrigger;
  createdAt: Scalars['AWSDateTime']['output'];
  startedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  endedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** What was found (RehearsalReport in contract/rehearsal.ts); null unless done. */
  report?: Maybe<Scalars['AWSJSON']['output']>;
  failureReason?: Maybe<FailureReason>;
  /** In words for the form's owner. */
  failureMessage?: Maybe<Scalars['String']['output']>;
  /** A link to the picture of the page, its fields numbered, signed for 15 minutes. */
  pictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** E-mails that tell what waits for a user: at most one a day, and one more when a form pauses. */
export type NotificationSettings = {
  /** Whether the caller wants them; true unless they were turned off. */
  email: Scalars['Boolean']['output'];
  /** Whether this service sends e-mails at all. */
  sent: Scalars['Boolean']['output'];
};

export type Query = {
  /** Own API keys, newest first. */
  listApiKeys: Array<ApiKey>;
  /** Own submissions, newest first. A page may be short or empty and still have a nextToken. */
  listSubmissions: SubmissionPage;
  /** One own submission with its attempts; null when there is none. */
  getSubmission?: Maybe<Submission>;
  /** Own submissions accepted from `from` until before `to`, counted. */
  submissionStats: SubmissionStats;
  /** Whether attempts wait for the target form. */
  targetHealth: TargetHealth;
  /** Own target forms, newest first. */
  listTargetForms: Array<TargetForm>;
  /** One own target form with its recipe; null when there is none. */
  getTargetForm?: Maybe<TargetForm>;
  /**
   * Whether the form that leads go to by default was deleted: the leads that would go there are refused
   * until another default is chosen, or none.
   */
  isDefaultFormGone: Scalars['Boolean']['output'];
  /** A rehearsal of an own form, by its id or else the newest; null when there is none. */
  getRehearsal?: Maybe<Rehearsal>;
  notificationSettings: NotificationSettings;
  /** All versions of an own form's recipe, newest first. */
  listRecipeVersions: Array<RecipeVersion>;
};

export type QueryListSubmissionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SubmissionStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  keyId?: InputMaybe<Scalars['ID']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  undecided?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['AWSDateTime']['input']>;
  to?: InputMaybe<Scalars['AWSDateTime']['input']>;
};

export type QueryGetSubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type QuerySubmissionStatsArgs = {
  from: Scalars['AWSDateTime']['input'];
  to: Scalars['AWSDateTime']['input'];
  nextToken?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
};

export type QueryGetTargetFormArgs = {
  id: Scalars['ID']['input'];
};

export type QueryGetRehearsalArgs = {
  formId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type QueryListRecipeVersionsArgs = {
  formId: Scalars['ID']['input'];
};

export type Mutation = {
  /** The value is made in the browser: fak_ and at least 30 alphanumeric characters. An end must lie ahead. */
  createApiKey: ApiKey;
  /**
   * Changes what is given: a name, an end that lies ahead, or `expiresAt: null` for none; a form, or
   * `formId: null` for none. The webhook follows within a minute.
   */
  updateApiKey: ApiKey;
  deleteApiKey: ApiKey;
  /** Only a submission in error can be retried; with a lead, its values take the place of the old ones. */
  retrySubmission: Submission;
  /**
   * Ends an open submission as error, with the reason cancelled. Refused as a Conflict once its attempt
   * has begun to submit the form: then its outcome is known in a minute. A cancelled one stays as it is.
   */
  cancelSubmission: Submission;
  /**
   * What the owner says of a submission in error that is possiblySent: it went in (success), or it did
   * not (error, no longer possiblySent). May be changed while the submission is there. Sends nothing.
   * Refused as a Conflict where there is nothing to decide.
   */
  decideSubmission: Submission;
  /**
   * Sends one real lead to an own form, as the webhook would: a submission like any other, of the same
   * allowance, without an API key. What the form answers is pictured also where it took the lead.
   * `requestId`: made once for each lead, so that a repeat within 24 hours answers the first submission
   * and sends nothing; a Conflict where it came with another lead. A draft is refused as a Conflict.
   */
  sendOneLead: Submission;
  /**
   * Ends every session of the caller, this one too: tokens of earlier sign-ins are refused from then on
   * (SessionEnded) and their subscriptions end. Answers within two seconds; who signs in after that works
   * at once. Wants the access token, not the ID token.
   */
  signOutEverywhere: Scalars['Boolean']['output'];
  /**
   * Deletes the caller's account for ever; `email` is its address, to confirm. API keys stop at once, as
   * far as the webhook has cached them within a minute; leads that wait are not sent; leads and
   * screenshots are erased when their retention time is up; target forms at once. May be repeated.
   */
  deleteAccount: Scalars['Boolean']['output'];
  /**
   * Adds a form as a draft. The address is https, without user name or password; a fragment is dropped.
   * `confirmed`: its owner says that they may submit leads there; anything but true is refused. Forbidden
   * where the service's operator allows no leads to that site.
   */
  createTargetForm: TargetForm;
  /** Changes what is given. An address on another site wants `confirmed: true` again. */
  updateTargetForm: TargetForm;
  /**
   * Saves a new version, which becomes the current one; a draft or a form that needs attention goes live.
   * `basedOn`: the version that was current when the change began, null for a draft; refused as a Conflict
   * where it is not current any more.
   */
  saveRecipe: TargetForm;
  /** Saves the content of an old version as a new one. */
  restoreRecipe: TargetForm;
  /** live or paused. Setting a form live that needs attention accepts it as it is. */
  setTargetFormState: TargetForm;
  /**
   * A FormDedupe (contract/form-dedupe.ts); null takes all leads. It counts for leads that come from then
   * on: whose leads came before is not known, unless it was set the same way then.
   */
  setTargetFormDedupe: TargetForm;
  /**
   * How fast and when leads go out: all of it anew, what is left out is not limited. Those that wait flow
   * by it within a minute.
   */
  setTargetFormPace: TargetForm;
  /**
   * Rehearses a form with the recipe given, else with its current one; a draft's is proposed. Without a
   * sample the example of the documents goes in; `fields` holds its answers to the form's own questions.
   * At most 30 an hour (RateLimited), and one of each form at a time (Conflict).
   */
  rehearseTargetForm: Rehearsal;
  /** Turns the e-mails on or off. */
  setNotifications: NotificationSettings;
  /** Without an id leads go to the stage's form again, and the answer is null. */
  setDefaultTargetForm?: Maybe<TargetForm>;
  /**
   * For ever, with its recipes. Its open leads end without being sent, and new ones that would go there
   * are refused, also where it was the default.
   */
  deleteTargetForm: TargetForm;
  /** The live publisher's only; ends the user's subscriptions whose sign-in was before that time. */
  endSubscriptions?: Maybe<Scalars['Boolean']['output']>;
  /** The live publisher's only; reaches subscribers whose identity owns the row. */
  publishSubmission?: Maybe<Submission>;
  /** The live publisher's only; the same for a row that was removed, of which only the key is known. */
  publishRemoval?: Maybe<RemovedSubmission>;
};

export type MutationCreateApiKeyArgs = {
  keyName: Scalars['String']['input'];
  keyValue: Scalars['String']['input'];
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  takesForms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationUpdateApiKeyArgs = {
  id: Scalars['ID']['input'];
  keyName?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  takesForms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationDeleteApiKeyArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRetrySubmissionArgs = {
  id: Scalars['ID']['input'];
  lead?: InputMaybe<LeadInput>;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationCancelSubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDecideSubmissionArgs = {
  id: Scalars['ID']['input'];
  wentIn: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type MutationSendOneLeadArgs = {
  formId: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
  lead: LeadInput;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type MutationDeleteAccountArgs = {
  email: Scalars['String']['input'];
};

export type MutationCreateTargetFormArgs = {
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
  url: Scalars['AWSURL']['input'];
  confirmed: Scalars['Boolean']['input'];
};

export type MutationUpdateTargetFormArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  shortName?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['AWSURL']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationSaveRecipeArgs = {
  formId: Scalars['ID']['input'];
  basedOn?: InputMaybe<Scalars['Int']['input']>;
  recipe: Scalars['AWSJSON']['input'];
  customFields: Scalars['AWSJSON']['input'];
  note: Scalars['String']['input'];
  rehearsalId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationRestoreRecipeArgs = {
  formId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type MutationSetTargetFormStateArgs = {
  id: Scalars['ID']['input'];
  state: FormState;
};

export type MutationSetTargetFormDedupeArgs = {
  id: Scalars['ID']['input'];
  dedupe?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type MutationSetTargetFormPaceArgs = {
  id: Scalars['ID']['input'];
  pace: Scalars['AWSJSON']['input'];
};

export type MutationRehearseTargetFormArgs = {
  formId: Scalars['ID']['input'];
  recipe?: InputMaybe<Scalars['AWSJSON']['input']>;
  sample?: InputMaybe<LeadInput>;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type MutationSetNotificationsArgs = {
  email: Scalars['Boolean']['input'];
};

export type MutationSetDefaultTargetFormArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationDeleteTargetFormArgs = {
  id: Scalars['ID']['input'];
};

export type MutationEndSubscriptionsArgs = {
  userId: Scalars['ID']['input'];
  notBefore: Scalars['AWSTimestamp']['input'];
};

export type MutationPublishSubmissionArgs = {
  submission: SubmissionInput;
};

export type MutationPublishRemovalArgs = {
  id: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type Subscription = {
  /** Own submissions changed, the whole row each time. The server filters by the token's user. */
  onSubmissionChanged?: Maybe<Submission>;
  /** Own submissions removed. What ends by its expiresAt is not told: a client hides that by itself. */
  onSubmissionRemoved?: Maybe<RemovedSubmission>;
};
