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
 * Why an attempt failed. While the submission has attempts left, the service tries again after
 * target_unreachable, timeout, form_not_found, field_not_found, rate_limited and internal, as far as the
 * target cannot have taken the lead; every other reason ends the submission at once, for its owner to
 * decide. already_submitted: the target has this lead already. verification_required: the target asks
 * for a code or sends a link by e-mail. login_required: the target asks to sign in first. expired: the
 * submission was open for too long. cancelled: its owner cancelled it. account_disabled: its owner's
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
 * day_cap and month_cap: its form's limit of leads a day or a month is reached; pace: the form's limit of
 * concurrent attempts or of attempts a minute is reached; blocked: the operator allows no leads to that
 * site now; origin: the site's own limit is reached. Waiting uses no attempt; only a wait for origin counts
 * towards the submission's age.
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
  /** When the key expires: the webhook then refuses it; null if it never expires. */
  expiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Submissions accepted with the key, without repeats; may be a few off after a crash. */
  submissionCount: Scalars['Int']['output'];
  /** The caller's own target form to which the key's leads go, unless they name another one. */
  formId?: Maybe<Scalars['ID']['output']>;
  /** Whether a lead's `target` and `fields` are used; false for a key older than target forms. */
  takesForms: Scalars['Boolean']['output'];
  /** What the key may do. Chosen when it is created, and never changed. */
  scopes: Array<ApiScope>;
  /** Whether the key may send to the form `formId` only, and see the leads of that form only. */
  onlyItsForm: Scalars['Boolean']['output'];
  /** Until when the value before the last rotation works, or worked; null for a key never rotated. */
  formerValueEndsAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/**
 * What an API key may do: send leads; ask for the status of one; read leads, forms and events; manage
 * callbacks.
 */
export type ApiScope = 'send' | 'status' | 'read' | 'manage';

/** One attempt of the bot to send one submission. */
export type Attempt = {
  number: Scalars['Int']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  endedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  outcome: AttemptOutcome;
  failureReason?: Maybe<FailureReason>;
  /**
   * Whether the attempt was allowed to submit the form, but its page sent nothing. Can be true only
   * for a failed attempt; false if that is not known. Null only from a service older than this field.
   */
  nothingSent?: Maybe<Scalars['Boolean']['output']>;
  /** What happened, in words; holds no personal data. */
  detail?: Maybe<Scalars['String']['output']>;
  /** From its start to the recording of its end; null while it runs and if no end was recorded. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** The fields that the bot filled in, in its order; null if not known. */
  fields?: Maybe<Array<FilledField>>;
  /** What the target showed after the submit. */
  confirmation?: Maybe<Scalars['String']['output']>;
  /** The form builder that the page was made with; null if the bot does not know it. */
  builder?: Maybe<Scalars['String']['output']>;
  /** Where the attempt ended, without query or fragment. */
  pageUrl?: Maybe<Scalars['AWSURL']['output']>;
  /**
   * A link to its screenshot, signed for 15 minutes: of a failure, of the result of `sendOneLead`, or of a
   * success of a form with `pictureSuccess`.
   */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** One control of the target form and the value that the bot entered. */
export type FilledField = {
  /** The lead's field, or the bot's name for another control. */
  field: Scalars['String']['output'];
  /** The label that the form shows. */
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  /**
   * True if the lead's value of this field was readable in what the page sent; null if that is not
   * known.
   */
  sent?: Maybe<Scalars['Boolean']['output']>;
};

/** Evidence of the person's consent as the lead's sender sent it; nobody has checked it. */
export type Consent = {
  /** What the person agreed to, in the words that they saw. */
  text?: Maybe<Scalars['String']['output']>;
  /** When they agreed, an ISO 8601 instant as it was sent. */
  time?: Maybe<Scalars['String']['output']>;
  /** The IP address from which they agreed. */
  sourceAddress?: Maybe<Scalars['String']['output']>;
  /** Where somebody else keeps a certificate of the consent. */
  certificateUrl?: Maybe<Scalars['String']['output']>;
};

export type Submission = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /** Grows with every change; a client ignores an event with a lower version than it shows. */
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
   * When the next attempt may start; also set before the first attempt if that waits for the target. Null
   * if the submission waits only for its turn.
   */
  nextAttemptAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Why it waits for its form; `nextAttemptAt` is null if the end of the wait is not known. */
  waitingFor?: Maybe<WaitReason>;
  failureReason?: Maybe<FailureReason>;
  /** Whether a screenshot exists, of a failure or of a success; see Attempt.screenshotUrl. */
  hasScreenshot: Scalars['Boolean']['output'];
  /** A link to the newest screenshot, signed for 15 minutes; null in live events, which carry hasScreenshot. */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** Null in live events. */
  attempts?: Maybe<Array<Attempt>>;
  /** The API key with which it was sent, which may be deleted by now; null after `sendOneLead`. */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** When its success was recorded; null if its owner decided that it went in. */
  submittedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * Whether the target may have the lead although the status is not success: a failed attempt had begun
   * to submit the form. A retry may then send the lead twice. Null only from a publisher older than this
   * field.
   */
  possiblySent?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether the last attempt was allowed to submit the form, and the page then sent nothing: the form may
   * want something first that only its page asks for. An earlier attempt may have sent the lead all the
   * same: see possiblySent. Null only from a publisher older than this field.
   */
  nothingSent?: Maybe<Scalars['Boolean']['output']>;
  /** When its owner last decided whether a possiblySent lead went in; null before. A Retry keeps it. */
  decidedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * The owner's decision at decidedAt: whether the lead went in. true only with the status success, which
   * the owner then decided, and not the form's answer. A Retry keeps it: with false, possiblySent is true
   * again after a later attempt that may have sent the lead.
   */
  decidedWentIn?: Maybe<Scalars['Boolean']['output']>;
  /** The user's own target form to which it goes; null if it goes to the stage's form. */
  formId?: Maybe<Scalars['ID']['output']>;
  /** The version of the form's recipe that its last attempt used; null before the first attempt. */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  /** The answers to the form's own questions, an object of texts by name; null without a formId. */
  fields?: Maybe<Scalars['AWSJSON']['output']>;
  /** When it leaves the list, at the end of its retention time; null while it is open. */
  expiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The id that the lead's sender gave it; null if none was sent. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Null in live events, and if none was sent. */
  consent?: Maybe<Consent>;
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

/** A part of what was found of a person: read on until one has no nextToken. */
export type PersonPage = {
  items: Array<Submission>;
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Up to which time of acceptance older submissions were looked through; null in other parts. */
  lookedThrough?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** The row as the live publisher sends it: everything except attempts and links. */
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
  nothingSent?: InputMaybe<Scalars['Boolean']['input']>;
  decidedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  decidedWentIn?: InputMaybe<Scalars['Boolean']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  recipeVersion?: InputMaybe<Scalars['Int']['input']>;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
  waitingFor?: InputMaybe<WaitReason>;
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A lead's values, corrected by its owner; the webhook's rules apply. */
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
  /** The start of the hour, UTC. */
  hour: Scalars['AWSDateTime']['output'];
  accepted: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
  error: Scalars['Int']['output'];
};

/** How many successes took fromMs ≤ time < toMs from acceptance to submission. The bounds are the same in every answer. */
export type DurationBucket = {
  fromMs: Scalars['Float']['output'];
  toMs: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

/** Counts for one part of the range: add up all parts, until one has no nextToken. Empty hours and buckets are left out. */
export type SubmissionStats = {
  counts: SubmissionCounts;
  /** The successes that their owner decided, without a confirmation by the form. */
  decidedSuccess: Scalars['Int']['output'];
  hours: Array<SubmissionHour>;
  durations: Array<DurationBucket>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * The circuit breaker of the caller's leads to the stage's form. closed: every attempt may start. open:
 * no attempt starts before openUntil. half_open: one attempt tries whether the target works again.
 */
export type TargetState = 'closed' | 'open' | 'half_open';

/** Whether the target form works for the caller's leads. Leads that wait for it lose no attempt. */
export type TargetHealth = {
  /** The form's address. */
  target: Scalars['AWSURL']['output'];
  state: TargetState;
  /** How many attempts in a row failed for a reason that counts against the target. */
  failures: Scalars['Int']['output'];
  /** Why the last of them failed. */
  lastReason?: Maybe<FailureReason>;
  /** Since when the breaker is open; null while closed. */
  openedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the next attempt may start; null while closed. */
  openUntil?: Maybe<Scalars['AWSDateTime']['output']>;
};

/**
 * draft: has no recipe and accepts no leads. live: leads are sent. paused: stopped by its owner.
 * needs_attention: the page no longer matches the recipe. Leads of a form that is paused or needs attention
 * wait and lose no attempt.
 */
export type FormState = 'draft' | 'live' | 'paused' | 'needs_attention';

/**
 * blocked: an operator has blocked the site; not_approved: leads go to approved sites only, and this one
 * is not approved; stage_only: the service fills its own form only.
 */
export type SiteRefusal = 'blocked' | 'not_approved' | 'stage_only';

/** A user's own target form. */
export type TargetForm = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Can be used as a payload's `target` instead of the id; unique among the user's forms. */
  shortName: Scalars['String']['output'];
  url: Scalars['AWSURL']['output'];
  state: FormState;
  /** Why it needs attention; kept if it is paused after that. */
  attention?: Maybe<Scalars['String']['output']>;
  /** Whether leads go there for which neither the payload nor the API key names a form. */
  isDefault: Scalars['Boolean']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The number of the current recipe, and of the newest; null in a draft. */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  newestVersion?: Maybe<Scalars['Int']['output']>;
  /** The form's own questions, a list of CustomField (contract/custom-field.ts). */
  customFields: Scalars['AWSJSON']['output'];
  /**
   * Which repeated leads the form refuses, a FormDedupe (contract/form-dedupe.ts): leads with the same
   * phone or e-mail within some days. Null if it refuses none.
   */
  dedupe?: Maybe<Scalars['AWSJSON']['output']>;
  /** Whether it refuses leads without `consent`; null only from a service older than this field. */
  requiresConsent?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Its owner's limits (contract/form-pace.ts): `zone`, and each limit that is set: `atOnce`, `perMinute`,
   * `perDay`, `perMonth`, and `hours` with `days` (1 is Monday), `from` and `to`.
   */
  pace: Scalars['AWSJSON']['output'];
  /** Whether the bot takes a screenshot of a success too, with the lead's values hidden, for receipts. */
  pictureSuccess: Scalars['Boolean']['output'];
  /** How much of its limits a day and a month is used, in its zone; null if it has no limits. */
  usedToday?: Maybe<Scalars['Int']['output']>;
  usedThisMonth?: Maybe<Scalars['Int']['output']>;
  /**
   * Why the operator allows no leads to one of the form's sites now, and the origin of that site; null
   * while leads may go to all of them. While it is set, the form's leads wait and lose no attempt.
   */
  siteRefusal?: Maybe<SiteRefusal>;
  refusedSite?: Maybe<Scalars['String']['output']>;
  /** The current recipe (contract/recipe.ts); null in lists and drafts, and of a form that was deleted. */
  recipe?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A link to the screenshot of the page from when the current recipe was made, signed for 15 minutes;
   * null in lists, and if no rehearsal had taken one.
   */
  recipePictureUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** The same for the page when it was found changed; null in lists, and if it needs no attention. */
  attentionPictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** A version of a form's recipe; it never changes. */
export type RecipeVersion = {
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** A note on the change by its owner or by the service. */
  note: Scalars['String']['output'];
  recipe: Scalars['AWSJSON']['output'];
  customFields: Scalars['AWSJSON']['output'];
};

/**
 * queued and running: not finished; a rehearsal that stays so for minutes reads as failed. done: has a
 * report.
 */
export type RehearsalState = 'queued' | 'running' | 'done' | 'failed';

/**
 * owner: requested by the form's owner. daily: started by the service, which rehearses each live form
 * that had leads in the last week; it does not count towards the owner's 30 an hour.
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
  /** An explanation for the form's owner. */
  failureMessage?: Maybe<Scalars['String']['output']>;
  /** A link to a screenshot of the page with its fields numbered, signed for 15 minutes. */
  pictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** E-mails about what waits for the user's decision: at most one a day, and one more when a form pauses. */
export type NotificationSettings = {
  /** Whether the caller wants e-mails; true unless they were turned off. */
  email: Scalars['Boolean']['output'];
  /** Whether this service sends e-mails at all. */
  sent: Scalars['Boolean']['output'];
};

export type ReceiptMasking = 'full' | 'masked' | 'omitted';

/** How one value is shown in a receipt; masked: so that only who knows it recognises it. */
export type ReceiptChoice = {
  /**
   * A field of the lead, `fields.` and the name of a question, `reference` for the sender's own id,
   * `other` for what the bot entered by itself, or `consent` for the evidence of consent.
   */
  field: Scalars['String']['input'];
  shown: ReceiptMasking;
};

/** The receipt of a success, which its owner may hand on. */
export type Receipt = {
  /**
   * The signed document: a JWS in flattened JSON (RFC 7515) with the payload of contract/receipt.ts. Its
   * key is published by the site at /.well-known/receipt-keys.json.
   */
  document: Scalars['AWSJSON']['output'];
  /** Whether the success was pictured. */
  hasPicture: Scalars['Boolean']['output'];
  /** A link to the picture whose hash the document has, signed for 15 minutes; null if it has none. */
  pictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

export type CallbackState = 'active' | 'paused' | 'disabled';

/**
 * Why the service stopped calling. gone: the receiver answered 410. asked: its answer asked for it.
 * failing: nothing but failures for days.
 */
export type CallbackStop = 'gone' | 'asked' | 'failing';

/**
 * waiting: will be called. missed: the callback was paused or disabled. aborted: the receiver asked never
 * to get this event again.
 */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'missed' | 'aborted';

/** Why a call failed. address: no public address. blocked: an operator has blocked the site. */
export type CallProblem =
  'dns' | 'address' | 'blocked' | 'connection' | 'tls' | 'timeout' | 'redirect' | 'status';

/** failed: those that failed or were missed. all: those that were delivered too. */
export type ReplayChoice = 'failed' | 'all';

/** An address of the user's that the service calls about events, signed by Standard Webhooks. */
export type Callback = {
  id: Scalars['ID']['output'];
  /** The whole address; null in lists. */
  address?: Maybe<Scalars['String']['output']>;
  /** Host and port of its address. */
  host: Scalars['String']['output'];
  /** Names such as submission.succeeded (contract/events.ts). */
  events: Array<Scalars['String']['output']>;
  /** Only events about these forms, `stage` for the stage's form; null for all. */
  formIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Whether calls hold the lead's values. */
  withValues: Scalars['Boolean']['output'];
  state: CallbackState;
  createdAt: Scalars['AWSDateTime']['output'];
  /** Set while disabled. */
  disabledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  disabledBecause?: Maybe<CallbackStop>;
  /** Until when the secret before the last rotation signs too. */
  formerSecretUntil?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Since when every call has failed. */
  failingSince?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A callback and a secret that no later answer holds. */
export type CallbackSecret = {
  callback: Callback;
  /** whsec_ and Base64; null if the same callback was there already. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** One event on its way to one callback. */
export type Delivery = {
  eventId: Scalars['ID']['output'];
  /** The event's name, or callback.test. */
  type: Scalars['String']['output'];
  status: DeliveryStatus;
  plannedAt: Scalars['AWSDateTime']['output'];
  /** Whether it was asked for again. */
  isReplay: Scalars['Boolean']['output'];
  /** The calls since it was planned or asked for again. */
  calls: Scalars['Int']['output'];
  /** When the next call is due; null if there will be none. */
  nextCallAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the last call began; null before the first. Also of problem, httpStatus, milliseconds, answer. */
  calledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** Null if the call succeeded. */
  problem?: Maybe<CallProblem>;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of the answer, without the lead's values. Kept for a week. */
  answer?: Maybe<Scalars['String']['output']>;
};

/**
 * failures_in_a_row: the newest leads all failed. failure_share: so many percent of the leads that ended
 * within an hour failed. day_cap, month_cap: a form has used 70, 90 or 100 % of its limit.
 * callback_disabled: the service stopped calling a callback. nothing_arrived: no lead arrived for so many
 * working hours.
 */
export type AlertKind =
  | 'failures_in_a_row'
  | 'failure_share'
  | 'day_cap'
  | 'month_cap'
  | 'callback_disabled'
  | 'nothing_arrived';

/** callback: the callbacks that chose the events of alerts. slack: all own Slack channels. */
export type AlertChannel = 'email' | 'callback' | 'slack';

/** A channel of Slack that gets alerts. It counts as a callback, and has the id of one. */
export type SlackChannel = {
  id: Scalars['ID']['output'];
  /** Ends with the last characters of its address, which is shown nowhere. */
  host: Scalars['String']['output'];
  state: CallbackState;
  createdAt: Scalars['AWSDateTime']['output'];
  /** Set while disabled. */
  disabledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  disabledBecause?: Maybe<CallbackStop>;
  /** Since when every call has failed. */
  failingSince?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** Working hours by the clock of a time zone, such as Asia/Kolkata. */
export type WorkingTime = {
  zone: Scalars['String']['output'];
  /** 1 is Monday. */
  days: Array<Scalars['Int']['output']>;
  /** Times such as 09:30. An end before the beginning is on the next day. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type WorkingTimeInput = {
  zone: Scalars['String']['input'];
  days: Array<Scalars['Int']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

/** A rule that rings once when something goes wrong, and tells once that it is well again. */
export type Alert = {
  kind: AlertKind;
  /** The form that it watches, `stage` for the stage's form; null for the account. */
  formId?: Maybe<Scalars['ID']['output']>;
  isOn: Scalars['Boolean']['output'];
  channels: Array<AlertChannel>;
  /** failures_in_a_row: how many leads. */
  count?: Maybe<Scalars['Int']['output']>;
  /** failure_share: how many percent, of at least how many leads. */
  percent?: Maybe<Scalars['Int']['output']>;
  leads?: Maybe<Scalars['Int']['output']>;
  /** nothing_arrived: for how many working hours, and which hours these are. */
  hours?: Maybe<Scalars['Int']['output']>;
  working?: Maybe<WorkingTime>;
  /** Whether it rang and is not well since. */
  isRaised: Scalars['Boolean']['output'];
  /** When it last rang, and when it was last well again. */
  raisedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  clearedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The number that made it ring: leads, percent, or hours. */
  value?: Maybe<Scalars['Int']['output']>;
};

export type DeliveryPage = {
  items: Array<Delivery>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** What one call asked for again: go on until an answer has no nextToken. */
export type ReplayedDeliveries = {
  replayed: Scalars['Int']['output'];
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type Query = {
  /** Own API keys, newest first. */
  listApiKeys: Array<ApiKey>;
  /** Own submissions, newest first. A page may be short or empty and still have a nextToken. */
  listSubmissions: SubmissionPage;
  /** One own submission with its attempts; null when there is none. */
  getSubmission?: Maybe<Submission>;
  /**
   * Own submissions of the person with this phone number or this e-mail address, in any spelling; also
   * those with such a value before a correction. A page of the result may be empty; no submission is
   * on two pages.
   */
  findPerson: PersonPage;
  /** Counts of own submissions accepted at `from` or later and before `to`. */
  submissionStats: SubmissionStats;
  /** Whether attempts wait for the target form. */
  targetHealth: TargetHealth;
  /** Own target forms, newest first. */
  listTargetForms: Array<TargetForm>;
  /** One own target form with its recipe; null when there is none. */
  getTargetForm?: Maybe<TargetForm>;
  /**
   * Whether the default form was deleted: leads that would go there are refused until the user chooses
   * another default, or none.
   */
  isDefaultFormGone: Scalars['Boolean']['output'];
  /** A rehearsal of an own form: the one with `id`, or the newest; null when there is none. */
  getRehearsal?: Maybe<Rehearsal>;
  /** Own callbacks without channels of Slack, newest first. */
  listCallbacks: Array<Callback>;
  /** One own callback with its address; null when there is none. */
  getCallback?: Maybe<Callback>;
  /** A callback's deliveries, newest first. A page may be short and still have a nextToken. */
  listDeliveries: DeliveryPage;
  /** Own alerts, those of the account first. */
  listAlerts: Array<Alert>;
  /** Own channels of Slack, newest first. */
  listSlackChannels: Array<SlackChannel>;
  notificationSettings: NotificationSettings;
  /** All versions of an own form's recipe, newest first. */
  listRecipeVersions: Array<RecipeVersion>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
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

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetSubmissionArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryFindPersonArgs = {
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QuerySubmissionStatsArgs = {
  from: Scalars['AWSDateTime']['input'];
  to: Scalars['AWSDateTime']['input'];
  nextToken?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetTargetFormArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetRehearsalArgs = {
  formId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetCallbackArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryListDeliveriesArgs = {
  callbackId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Errors have an errorType. RateLimited: the user has made too many calls; errorInfo says after how
 * many seconds the call may be repeated (retryAfterSeconds). Every mutation counts, and every query
 * that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryListRecipeVersionsArgs = {
  formId: Scalars['ID']['input'];
};

export type Mutation = {
  /** The value is made in the browser: fak_ and at least 30 alphanumeric characters. expiresAt must be in the future. */
  createApiKey: ApiKey;
  /**
   * Changes only the arguments that are given: a name; an expiry in the future, or `expiresAt: null` for
   * none; a form, or `formId: null` for none. The webhook uses the new values within a minute.
   */
  updateApiKey: ApiKey;
  /**
   * Gives the key another value, made in the browser as in createApiKey. The value of now works beside
   * the new one for overlapHours, 0 to 168, and a value that was replaced before ends at once. All else
   * of the key stays.
   */
  rotateApiKey: ApiKey;
  deleteApiKey: ApiKey;
  /** Only a submission in error can be retried; with `lead`, its values replace the old ones. */
  retrySubmission: Submission;
  /**
   * Ends an open submission as error, with the reason cancelled. Refused as a Conflict once its attempt
   * has begun to submit the form: its outcome is then known in a minute. Cancelling it again changes nothing.
   */
  cancelSubmission: Submission;
  /**
   * Erases a submission with its attempts, screenshots and records, before the end of its retention time.
   * An open one is cancelled first. Refused as a Conflict while its form is being submitted, or while a
   * cancelled attempt may still leave a screenshot: within two minutes. One that came with an
   * Idempotency-Key is refused for 20 seconds after its arrival. May be repeated.
   */
  eraseSubmission: Scalars['Boolean']['output'];
  /**
   * Erases what is kept of a person besides submissions: the hashes by which a search finds the
   * person, and those by which a form refuses a second lead of the person. One call erases at 5 forms
   * at most. A user with more forms makes several calls and names up to 5 forms in formIds of each;
   * without formIds such a call is a BadRequest.
   */
  forgetPerson: Scalars['Boolean']['output'];
  /**
   * Records the owner's decision on a submission in error that is possiblySent: it went in (success), or
   * it did not (error, no longer possiblySent). May be changed while the submission exists. Sends nothing.
   * Refused as a Conflict if there is nothing to decide.
   */
  decideSubmission: Submission;
  /**
   * Sends one real lead to one of the caller's forms, as the webhook would: a normal submission that
   * uses the same allowance, but no API key. The bot takes a screenshot of the form's answer also
   * after a success. `requestId`: made once for each lead, so that a repeat within 24 hours returns
   * the first submission and sends nothing; a Conflict if it came with another lead. A draft is
   * refused as a Conflict.
   */
  sendOneLead: Submission;
  /**
   * Signs a receipt of one of the caller's successes, as it is known now; a Conflict if the submission
   * has another status. `shown`: fields that are not named are masked. `picture`: whether the document
   * contains the picture's hash; if omitted, the form's `pictureSuccess` decides.
   */
  issueReceipt: Receipt;
  /**
   * Ends every session of the caller, this one too: tokens of earlier sign-ins are refused from then on
   * (SessionEnded) and their subscriptions end. Answers within two seconds; a sign-in after that works at
   * once. Requires the access token, not the ID token.
   */
  signOutEverywhere: Scalars['Boolean']['output'];
  /**
   * Deletes the caller's account for ever; `email` is its address, to confirm. API keys stop at once, or
   * within a minute if the webhook has cached them; leads that wait are not sent; target forms are deleted
   * at once, leads and screenshots at the end of their retention time. May be repeated.
   */
  deleteAccount: Scalars['Boolean']['output'];
  /**
   * Adds a form as a draft. The address is https, without user name or password; a fragment is dropped.
   * `confirmed`: its owner says that they may submit leads there; anything but true is refused. Forbidden
   * if the service's operator allows no leads to that site.
   */
  createTargetForm: TargetForm;
  /** Changes only the arguments that are given. An address on another site requires `confirmed: true` again. */
  updateTargetForm: TargetForm;
  /**
   * Saves a new version, which becomes the current one; a draft or a form that needs attention goes live.
   * `basedOn`: the version that was current when the change began, null for a draft; refused as a Conflict
   * if it is no longer current.
   */
  saveRecipe: TargetForm;
  /** Saves the content of an old version as a new one. */
  restoreRecipe: TargetForm;
  /** live or paused. Setting a form that needs attention to live accepts its page as it is now. */
  setTargetFormState: TargetForm;
  /**
   * Sets a FormDedupe (contract/form-dedupe.ts) for leads accepted from then on; with null the form accepts
   * repeated leads. A lead is compared only with leads that were accepted under the same `by`.
   */
  setTargetFormDedupe: TargetForm;
  /**
   * Whether the form refuses leads without `consent`. Applies to leads accepted from then on, and not to
   * `sendOneLead`.
   */
  setTargetFormConsent: TargetForm;
  /**
   * Replaces all limits on how fast and when leads are sent; an omitted limit does not apply. Waiting
   * leads follow the new limits within a minute.
   */
  setTargetFormPace: TargetForm;
  /**
   * Rehearses a form with the given recipe, or else with its current one; for a draft the bot proposes a
   * recipe. If the recipe has `anywhere`, all fields of the page and everything that may be pressed get
   * numbers; without any choice yet: `{"fields":[],"anywhere":true,"allowedOrigins":[]}`. Without `sample`
   * the documentation's example lead is used; `fields` has its answers to the form's own questions. At
   * most 30 an hour (RateLimited), and one of each form at a time (Conflict).
   */
  rehearseTargetForm: Rehearsal;
  /** Turns the e-mails on or off. */
  setNotifications: NotificationSettings;
  /**
   * Adds the rule of this kind for a form or, without formId, for the account, or changes it. A setting
   * that is left out gets its usual value.
   */
  setAlert: Alert;
  /** True, also if there was no such rule. */
  deleteAlert: Scalars['Boolean']['output'];
  /**
   * Adds a channel of Slack by the address of its incoming webhook. It is paused, tested and deleted like
   * a callback.
   */
  addSlackChannel: SlackChannel;
  /** Without an id, leads go to the stage's form again, and the result is null. */
  setDefaultTargetForm?: Maybe<TargetForm>;
  /**
   * Deletes the form for ever, with its recipes. Its open leads end without being sent, and new leads for
   * it are refused, also if it was the default.
   */
  deleteTargetForm: TargetForm;
  /**
   * Adds a callback, at most 50; a Conflict above that. The address is https; the same address with the
   * same events, forms and values is the same callback, without a secret.
   */
  createCallback: CallbackSecret;
  /** Makes a new secret; the one before signs too for 24 hours. */
  rotateCallbackSecret: CallbackSecret;
  /**
   * Pauses a callback, or resumes one that is paused or disabled. What happens meanwhile is noted as
   * missed, and can be asked for again.
   */
  setCallbackPaused: Callback;
  /** Calls with the event callback.test at once, also while the callback is paused or disabled. */
  testCallback: Delivery;
  /** Asks for a delivery again; a Conflict while its call is running. */
  replayDelivery: Delivery;
  /**
   * Asks for up to 100 deliveries since a time again, the oldest first. Tests, and what the receiver asked
   * not to get again, are left out.
   */
  replayDeliveries: ReplayedDeliveries;
  /** Deletes a callback for ever, with its secret. */
  deleteCallback: Callback;
  /** Only for the live publisher: ends the user's subscriptions of sign-ins before that time. */
  endSubscriptions?: Maybe<Scalars['Boolean']['output']>;
  /** Only for the live publisher; reaches subscribers whose identity owns the row. */
  publishSubmission?: Maybe<Submission>;
  /** Only for the live publisher: reports to the row's owner that a row was removed, by its key. */
  publishRemoval?: Maybe<RemovedSubmission>;
};

export type MutationCreateApiKeyArgs = {
  keyName: Scalars['String']['input'];
  keyValue: Scalars['String']['input'];
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  takesForms?: InputMaybe<Scalars['Boolean']['input']>;
  scopes?: InputMaybe<Array<ApiScope>>;
  onlyItsForm?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationUpdateApiKeyArgs = {
  id: Scalars['ID']['input'];
  keyName?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  takesForms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationRotateApiKeyArgs = {
  id: Scalars['ID']['input'];
  keyValue: Scalars['String']['input'];
  overlapHours: Scalars['Int']['input'];
};

export type MutationDeleteApiKeyArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRetrySubmissionArgs = {
  id: Scalars['ID']['input'];
  lead?: InputMaybe<LeadInput>;
  fields?: InputMaybe<Scalars['AWSJSON']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type MutationCancelSubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationEraseSubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationForgetPersonArgs = {
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  formIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

export type MutationIssueReceiptArgs = {
  id: Scalars['ID']['input'];
  shown?: InputMaybe<Array<ReceiptChoice>>;
  picture?: InputMaybe<Scalars['Boolean']['input']>;
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
  pictureSuccess?: InputMaybe<Scalars['Boolean']['input']>;
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

export type MutationSetTargetFormConsentArgs = {
  id: Scalars['ID']['input'];
  required: Scalars['Boolean']['input'];
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

export type MutationSetAlertArgs = {
  kind: AlertKind;
  formId?: InputMaybe<Scalars['ID']['input']>;
  on: Scalars['Boolean']['input'];
  channels: Array<AlertChannel>;
  count?: InputMaybe<Scalars['Int']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
  leads?: InputMaybe<Scalars['Int']['input']>;
  hours?: InputMaybe<Scalars['Int']['input']>;
  working?: InputMaybe<WorkingTimeInput>;
};

export type MutationDeleteAlertArgs = {
  kind: AlertKind;
  formId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationAddSlackChannelArgs = {
  address: Scalars['String']['input'];
};

export type MutationSetDefaultTargetFormArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationDeleteTargetFormArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCreateCallbackArgs = {
  address: Scalars['String']['input'];
  events: Array<Scalars['String']['input']>;
  formIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  withValues?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationRotateCallbackSecretArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSetCallbackPausedArgs = {
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};

export type MutationTestCallbackArgs = {
  id: Scalars['ID']['input'];
};

export type MutationReplayDeliveryArgs = {
  callbackId: Scalars['ID']['input'];
  eventId: Scalars['ID']['input'];
};

export type MutationReplayDeliveriesArgs = {
  callbackId: Scalars['ID']['input'];
  which: ReplayChoice;
  since: Scalars['AWSDateTime']['input'];
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeleteCallbackArgs = {
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
  /** Sends the whole row of an own submission after each change. The server filters by the token's user. */
  onSubmissionChanged?: Maybe<Submission>;
  /** Own submissions that were removed. Those that expire are not sent: a client hides them at expiresAt. */
  onSubmissionRemoved?: Maybe<RemovedSubmission>;
};
