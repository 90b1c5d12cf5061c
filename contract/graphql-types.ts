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
 * target_unreachable, timeout, form_not_found, field_not_found, rate_limited and internal, if the
 * target cannot have the lead. Every other reason ends the submission at once, and its
 * owner decides what to do. already_submitted: the target already has this lead.
 * verification_required: the target asks for a code or sends a link by e-mail. login_required:
 * the target demands a sign-in first. expired: the submission was open for too long. cancelled:
 * its owner cancelled it. account_disabled: its owner's account was disabled before the lead was
 * sent.
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
 * Why an open submission waits although nothing is wrong with it. paused and needs_attention: its
 * form is in this state. hours: the form is outside its working hours. day_cap and month_cap: the
 * form's limit of leads a day or a month is reached. pace: the form's limit of concurrent
 * attempts or of attempts a minute is reached. blocked: the operator allows no leads to the
 * form's site now. origin: the site's own limit is reached. Waiting uses no attempt. Only a wait
 * for origin counts towards the submission's age.
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
  /**
   * How many submissions were accepted with the key. Repeated requests are not counted. After a
   * crash the number may be wrong by a few.
   */
  submissionCount: Scalars['Int']['output'];
  /** The caller's own target form that gets the key's leads, unless a lead names another form. */
  formId?: Maybe<Scalars['ID']['output']>;
  /**
   * Whether the webhook uses a lead's `target` and `fields`; false for keys that are older than
   * target forms.
   */
  takesForms: Scalars['Boolean']['output'];
  /** What the key may do. Chosen when it is created, and never changed. */
  scopes: Array<ApiScope>;
  /** Whether the key may send to the form `formId` only, and see the leads of that form only. */
  onlyItsForm: Scalars['Boolean']['output'];
  /**
   * When the value from before the last rotation stops or stopped working; null for a key that
   * was never rotated.
   */
  formerValueEndsAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/**
 * What an API key may do. send: send leads. status: ask for the status of one submission. read:
 * read leads, forms and events. manage: manage callbacks.
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
   * for a failed attempt; false if this is not known. Null only if an older version of the service
   * answers.
   */
  nothingSent?: Maybe<Scalars['Boolean']['output']>;
  /** What happened, in words; contains no personal data. */
  detail?: Maybe<Scalars['String']['output']>;
  /**
   * The time from the attempt's start until its end was recorded. Null while the attempt runs, and
   * if no end was recorded.
   */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** The fields that the bot filled in, in the order of filling; null if not known. */
  fields?: Maybe<Array<FilledField>>;
  /** The text that the target showed after the submit. */
  confirmation?: Maybe<Scalars['String']['output']>;
  /** The form builder with which the page was made; null if the bot does not recognise it. */
  builder?: Maybe<Scalars['String']['output']>;
  /** The address at which the attempt ended, without query or fragment. */
  pageUrl?: Maybe<Scalars['AWSURL']['output']>;
  /**
   * A link to the attempt's screenshot, signed for 15 minutes. The screenshot shows a failure, the
   * result of `sendOneLead`, or a success if the form has `pictureSuccess`.
   */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** One control of the target form and the value that the bot entered. */
export type FilledField = {
  /** The name of the lead's field, or the bot's name for any other control. */
  field: Scalars['String']['output'];
  /** The control's label, as the form shows it. */
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  /**
   * True if the lead's value of this field was readable in the request that the page sent; null if
   * this is not known.
   */
  sent?: Maybe<Scalars['Boolean']['output']>;
};

/** Evidence of the person's consent as the lead's sender sent it; nobody has checked it. */
export type Consent = {
  /** What the person agreed to, in the words that they saw. */
  text?: Maybe<Scalars['String']['output']>;
  /** When the person agreed: an ISO 8601 time, unchanged from the sender. */
  time?: Maybe<Scalars['String']['output']>;
  /** The IP address from which the person agreed. */
  sourceAddress?: Maybe<Scalars['String']['output']>;
  /** The address at which a third party keeps a certificate of the consent. */
  certificateUrl?: Maybe<Scalars['String']['output']>;
};

export type Submission = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /**
   * Grows with every change of the submission. A client ignores a live event whose version is lower
   * than the version that the client shows.
   */
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
   * When the next attempt may start; also set before the first attempt if the submission has to
   * wait for the target. Null if the submission only waits in the queue.
   */
  nextAttemptAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * Why the submission waits for its form; `nextAttemptAt` is null if the end of the wait is not
   * known.
   */
  waitingFor?: Maybe<WaitReason>;
  failureReason?: Maybe<FailureReason>;
  /** Whether there is a screenshot of a failure or of a success; see Attempt.screenshotUrl. */
  hasScreenshot: Scalars['Boolean']['output'];
  /**
   * A link to the newest screenshot, signed for 15 minutes; null in live events, which have
   * hasScreenshot instead.
   */
  screenshotUrl?: Maybe<Scalars['AWSURL']['output']>;
  /** All attempts of the submission; null in live events. */
  attempts?: Maybe<Array<Attempt>>;
  /**
   * The API key with which the lead was sent, even if the key is deleted by now; null after
   * `sendOneLead`.
   */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** When the success was recorded; null if the owner decided that the target has the lead. */
  submittedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * Whether the target may have the lead although the status is not success: a failed attempt had
   * begun to submit the form. A retry may then send the lead twice. Null only if an older version
   * of the live publisher sends the event.
   */
  possiblySent?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether the last attempt was allowed to submit the form, but the page then sent nothing, for
   * example because the page first asks for something else. An earlier attempt may have sent the
   * lead all the same: see possiblySent. Null only if an older version of the live publisher sends
   * the event.
   */
  nothingSent?: Maybe<Scalars['Boolean']['output']>;
  /**
   * When the owner last decided whether the target has a possiblySent lead; null before the first
   * decision. A Retry keeps this time.
   */
  decidedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * The owner's decision at decidedAt: whether the target has the lead. If true, the status is
   * success only because of this decision, not because of the form's answer. A Retry keeps the
   * decision: if false, possiblySent becomes true again after a later attempt that may have sent
   * the lead.
   */
  decidedWentIn?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The user's own target form to which the lead goes; null for the form that the stage offers to
   * all users.
   */
  formId?: Maybe<Scalars['ID']['output']>;
  /** The version of the form's recipe that the last attempt used; null before the first attempt. */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  /**
   * The answers to the form's own questions: an object with one text for each question's name; null
   * without a formId.
   */
  fields?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * When the submission leaves the list, at the end of its retention time; null while the
   * submission is open.
   */
  expiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The sender's own id of the lead; null if none was sent. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The evidence of consent; null in live events, and if the lead was sent without evidence. */
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

/**
 * One part of the search for a person's submissions. The client requests further parts until a
 * part has no nextToken.
 */
export type PersonPage = {
  items: Array<Submission>;
  nextToken?: Maybe<Scalars['String']['output']>;
  /**
   * All submissions that were accepted until this time have been searched; null in parts for which
   * such a time is not known.
   */
  lookedThrough?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** The submission as the live publisher sends it: everything except attempts and links. */
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

/** A lead's values, corrected by the submission's owner. They must follow the webhook's rules. */
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

/**
 * Counts of the submissions accepted within one hour: all of them, and those that have the status
 * success or error by now.
 */
export type SubmissionHour = {
  /** The start of the hour, UTC. */
  hour: Scalars['AWSDateTime']['output'];
  accepted: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
  error: Scalars['Int']['output'];
};

/**
 * How many successful submissions took at least fromMs and less than toMs from acceptance to
 * submission. The bounds are the same in every answer.
 */
export type DurationBucket = {
  fromMs: Scalars['Float']['output'];
  toMs: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

/**
 * Counts for one part of the time range. The client requests further parts until a part has no
 * nextToken, and adds up all parts. Hours and buckets with no submissions are left out.
 */
export type SubmissionStats = {
  counts: SubmissionCounts;
  /**
   * The number of successes that rest only on the owner's decision, without a confirmation by the
   * form.
   */
  decidedSuccess: Scalars['Int']['output'];
  hours: Array<SubmissionHour>;
  durations: Array<DurationBucket>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * The state of the circuit breaker for the caller's leads to the form that the stage offers to
 * all users. closed: every attempt may start. open: no attempt starts before openUntil.
 * half_open: one attempt tries whether the target works again.
 */
export type TargetState = 'closed' | 'open' | 'half_open';

/**
 * Whether the stage's own form works for the caller's leads. Leads that wait until the form works
 * again lose no attempt.
 */
export type TargetHealth = {
  /** The form's address. */
  target: Scalars['AWSURL']['output'];
  state: TargetState;
  /** How many attempts in a row failed for a reason that the circuit breaker counts. */
  failures: Scalars['Int']['output'];
  /** The failure reason of the last of these attempts. */
  lastReason?: Maybe<FailureReason>;
  /** Since when the circuit breaker is open; null while it is closed. */
  openedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the next attempt may start; null while the circuit breaker is closed. */
  openUntil?: Maybe<Scalars['AWSDateTime']['output']>;
};

/**
 * The state of a form. draft: has no recipe and accepts no leads. live: leads are sent. paused:
 * stopped by its owner. needs_attention: the page no longer matches the recipe. Leads of a form
 * that is paused or needs attention wait and lose no attempt.
 */
export type FormState = 'draft' | 'live' | 'paused' | 'needs_attention';

/**
 * Why a site may not get leads. blocked: an operator has blocked the site. not_approved: leads go
 * to approved sites only, and this site is not approved. stage_only: leads go to the service's
 * own form only.
 */
export type SiteRefusal = 'blocked' | 'not_approved' | 'stage_only';

/** A user's own target form. */
export type TargetForm = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** A name that a lead may give as `target` instead of the id; unique among the user's forms. */
  shortName: Scalars['String']['output'];
  url: Scalars['AWSURL']['output'];
  state: FormState;
  /** Why the form needs attention; kept if the owner pauses the form after that. */
  attention?: Maybe<Scalars['String']['output']>;
  /** Whether leads go to this form if neither the lead nor the API key names a form. */
  isDefault: Scalars['Boolean']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /**
   * The number of the current recipe version; `newestVersion` is the number of the newest. Both are
   * null for a draft.
   */
  recipeVersion?: Maybe<Scalars['Int']['output']>;
  newestVersion?: Maybe<Scalars['Int']['output']>;
  /** The form's own questions, a list of CustomField (contract/custom-field.ts). */
  customFields: Scalars['AWSJSON']['output'];
  /**
   * Which repeated leads the form refuses: a FormDedupe (contract/form-dedupe.ts) for leads with
   * the same phone or e-mail within some days. Null if the form accepts repeated leads.
   */
  dedupe?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * Whether the form refuses leads without `consent`; null only if an older version of the service
   * answers.
   */
  requiresConsent?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The owner's limits for the form (contract/form-pace.ts): `zone`, and each limit that is set:
   * `atOnce`, `perMinute`, `perDay`, `perMonth`, and `hours` with `days` (1 is Monday), `from` and
   * `to`.
   */
  pace: Scalars['AWSJSON']['output'];
  /**
   * Whether the bot takes a screenshot of a success too, for receipts. The screenshot hides the
   * lead's values.
   */
  pictureSuccess: Scalars['Boolean']['output'];
  /**
   * How much of the form's limits per day and per month is used, in the form's time zone; null if
   * the form has no limits.
   */
  usedToday?: Maybe<Scalars['Int']['output']>;
  usedThisMonth?: Maybe<Scalars['Int']['output']>;
  /**
   * Why the operator allows no leads to one of the form's sites now; `refusedSite` is the origin of
   * that site. Null while leads may go to all sites. Otherwise the form's leads wait and lose no
   * attempt.
   */
  siteRefusal?: Maybe<SiteRefusal>;
  refusedSite?: Maybe<Scalars['String']['output']>;
  /** The current recipe (contract/recipe.ts); null in lists, for drafts, and for a deleted form. */
  recipe?: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A link to the screenshot of the page at the time when the current recipe was made, signed for
   * 15 minutes; null in lists, and if no rehearsal (trial run) took a screenshot.
   */
  recipePictureUrl?: Maybe<Scalars['AWSURL']['output']>;
  /**
   * A link to the screenshot of the changed page, signed for 15 minutes; null in lists, and if the
   * form needs no attention.
   */
  attentionPictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/** One version of a form's recipe; a version never changes. */
export type RecipeVersion = {
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** A note by the owner or the service that says what changed. */
  note: Scalars['String']['output'];
  recipe: Scalars['AWSJSON']['output'];
  customFields: Scalars['AWSJSON']['output'];
};

/**
 * The state of a rehearsal (trial run). queued and running: not finished; a rehearsal that is in
 * one of these states for minutes counts as failed. done: the rehearsal has a report.
 */
export type RehearsalState = 'queued' | 'running' | 'done' | 'failed';

/**
 * Who started a rehearsal (trial run). owner: the form's owner. daily: the service, which
 * rehearses each live form that had leads in the last week. Daily rehearsals do not count towards
 * the owner's limit of 30 an hour.
 */
export type RehearsalTrigger = 'owner' | 'daily';

/**
 * A rehearsal: the bot opens a form, decides what each field asks for, and fills it with sample
 * values. Nothing can be submitted. Rehearsals are kept for a week.
 */
export type Rehearsal = {
  id: Scalars['ID']['output'];
  formId: Scalars['ID']['output'];
  state: RehearsalState;
  trigger: RehearsalTrigger;
  createdAt: Scalars['AWSDateTime']['output'];
  startedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  endedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * What the rehearsal found (RehearsalReport in contract/rehearsal.ts); null unless the state is
   * done.
   */
  report?: Maybe<Scalars['AWSJSON']['output']>;
  failureReason?: Maybe<FailureReason>;
  /** Explains the failure to the form's owner. */
  failureMessage?: Maybe<Scalars['String']['output']>;
  /** A link to a screenshot of the page with numbers beside its fields, signed for 15 minutes. */
  pictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

/**
 * Whether the user gets e-mails about what waits for the user's decision: at most one e-mail a
 * day, and one more when a form pauses.
 */
export type NotificationSettings = {
  /** Whether the caller wants these e-mails; true unless the caller has turned them off. */
  email: Scalars['Boolean']['output'];
  /** Whether the service sends e-mails to users at all. */
  sent: Scalars['Boolean']['output'];
};

export type ReceiptMasking = 'full' | 'masked' | 'omitted';

/** How a receipt shows one value. masked: only somebody who knows the value can recognise it. */
export type ReceiptChoice = {
  /**
   * The value's name: a field of the lead; `fields.` and the name of a question; `reference` for
   * the sender's own id; `other` for what the bot entered by itself; or `consent` for the evidence
   * of consent.
   */
  field: Scalars['String']['input'];
  shown: ReceiptMasking;
};

/** The receipt of a success: a signed document that the owner can pass on. */
export type Receipt = {
  /**
   * The signed document: a JWS in flattened JSON (RFC 7515) with the payload of
   * contract/receipt.ts. The site publishes the public key at /.well-known/receipt-keys.json.
   */
  document: Scalars['AWSJSON']['output'];
  /** Whether a screenshot of the success exists. */
  hasPicture: Scalars['Boolean']['output'];
  /**
   * A link to the screenshot whose hash the document contains, signed for 15 minutes; null if the
   * document contains no hash.
   */
  pictureUrl?: Maybe<Scalars['AWSURL']['output']>;
};

export type CallbackState = 'active' | 'paused' | 'disabled';

/**
 * Why the service stopped calling a callback. gone: the receiver answered with status 410. asked:
 * the receiver's answer asked the service to stop. failing: all calls failed for days.
 */
export type CallbackStop = 'gone' | 'asked' | 'failing';

/**
 * The state of a delivery. waiting: the service will call the callback. missed: the callback was
 * paused or disabled. aborted: the receiver asked never to get this event again.
 */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'missed' | 'aborted';

/**
 * Why a call failed. address: the callback has no public address. blocked: an operator has
 * blocked the site.
 */
export type CallProblem =
  'dns' | 'address' | 'blocked' | 'connection' | 'tls' | 'timeout' | 'redirect' | 'status';

/**
 * Which deliveries to repeat. failed: the deliveries that failed or were missed. all: also the
 * deliveries that succeeded.
 */
export type ReplayChoice = 'failed' | 'all';

/**
 * A callback: an address of the user that the service calls about events. The calls are signed by
 * Standard Webhooks.
 */
export type Callback = {
  id: Scalars['ID']['output'];
  /** The callback's whole address; null in lists. */
  address?: Maybe<Scalars['String']['output']>;
  /** The host and port of the callback's address. */
  host: Scalars['String']['output'];
  /** The events that the callback gets, by names such as submission.succeeded (contract/events.ts). */
  events: Array<Scalars['String']['output']>;
  /**
   * If set, the callback gets only events about these forms (`stage`: the form that the stage
   * offers to all users). Null means all forms.
   */
  formIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Whether the bodies of calls contain the lead's values. */
  withValues: Scalars['Boolean']['output'];
  state: CallbackState;
  createdAt: Scalars['AWSDateTime']['output'];
  /** When the service disabled this address; null unless the address is disabled. */
  disabledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  disabledBecause?: Maybe<CallbackStop>;
  /** Until when calls are also signed with the secret from before the last rotation. */
  formerSecretUntil?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Since when every call has failed; null if the last call succeeded. */
  failingSince?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A callback and its secret. No later answer contains the secret. */
export type CallbackSecret = {
  callback: Callback;
  /** The secret: whsec_ and Base64. Null if the same callback existed already. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** A delivery: one event that is sent to one callback. */
export type Delivery = {
  eventId: Scalars['ID']['output'];
  /** The event's name, or callback.test for a test call. */
  type: Scalars['String']['output'];
  status: DeliveryStatus;
  plannedAt: Scalars['AWSDateTime']['output'];
  /** Whether the owner asked for this delivery again. */
  isReplay: Scalars['Boolean']['output'];
  /** The number of calls since the delivery was created, or since the owner asked for it again. */
  calls: Scalars['Int']['output'];
  /** When the next call is due; null if no further call is planned. */
  nextCallAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * When the last call began; null before the first call. The members problem, httpStatus,
   * milliseconds and answer describe this call too.
   */
  calledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** Why the last call failed; null if it succeeded. */
  problem?: Maybe<CallProblem>;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of the receiver's answer, without the lead's values. Kept for a week. */
  answer?: Maybe<Scalars['String']['output']>;
};

/**
 * When an alert rings. failures_in_a_row: the newest leads have all failed. failure_share: a set
 * percentage of the leads that ended within an hour have failed. day_cap, month_cap: a form has
 * used 70, 90 or 100 % of its limit. callback_disabled: the service has stopped calling a
 * callback. nothing_arrived: no lead has arrived for a set number of working hours.
 */
export type AlertKind =
  | 'failures_in_a_row'
  | 'failure_share'
  | 'day_cap'
  | 'month_cap'
  | 'callback_disabled'
  | 'nothing_arrived';

/**
 * Where an alert is sent. email: to the user. callback: to the callbacks that chose alert events.
 * slack: to all of the user's Slack channels.
 */
export type AlertChannel = 'email' | 'callback' | 'slack';

/**
 * A Slack channel that gets alerts. The service treats it as a callback, so its id is a
 * callback's id.
 */
export type SlackChannel = {
  id: Scalars['ID']['output'];
  /**
   * A text by which the user recognises the channel: it ends with the last characters of the secret
   * address, which is never shown in full.
   */
  host: Scalars['String']['output'];
  state: CallbackState;
  createdAt: Scalars['AWSDateTime']['output'];
  /** When the service disabled this address; null unless the address is disabled. */
  disabledAt?: Maybe<Scalars['AWSDateTime']['output']>;
  disabledBecause?: Maybe<CallbackStop>;
  /** Since when every call has failed; null if the last call succeeded. */
  failingSince?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** Working hours in a time zone, such as Asia/Kolkata. */
export type WorkingTime = {
  zone: Scalars['String']['output'];
  /** The working days of a week; 1 is Monday. */
  days: Array<Scalars['Int']['output']>;
  /** Times such as 09:30. If `to` is before `from`, the working hours end on the next day. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type WorkingTimeInput = {
  zone: Scalars['String']['input'];
  days: Array<Scalars['Int']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

/**
 * An alert: a rule that sends one message when something goes wrong, and one when the fault has
 * ended.
 */
export type Alert = {
  kind: AlertKind;
  /**
   * The form that the alert watches; `stage` for the form that the stage offers to all users; null
   * for the account.
   */
  formId?: Maybe<Scalars['ID']['output']>;
  isOn: Scalars['Boolean']['output'];
  channels: Array<AlertChannel>;
  /** For failures_in_a_row: how many leads in a row must have failed. */
  count?: Maybe<Scalars['Int']['output']>;
  /**
   * For failure_share: which percentage of the leads must have failed; `leads` is the minimum
   * number of leads that must have ended.
   */
  percent?: Maybe<Scalars['Int']['output']>;
  leads?: Maybe<Scalars['Int']['output']>;
  /**
   * For nothing_arrived: the number of working hours without a lead; `working` says which hours
   * these are.
   */
  hours?: Maybe<Scalars['Int']['output']>;
  working?: Maybe<WorkingTime>;
  /** True from when the alert rings until the fault has ended. */
  isRaised: Scalars['Boolean']['output'];
  /** When the alert last rang; `clearedAt` is when the fault last ended. */
  raisedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  clearedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The measured number that made the alert ring: leads, percent, or hours. */
  value?: Maybe<Scalars['Int']['output']>;
};

export type DeliveryPage = {
  items: Array<Delivery>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * How many deliveries one call of replayDeliveries has requested again. The client repeats the
 * call until an answer has no nextToken.
 */
export type ReplayedDeliveries = {
  replayed: Scalars['Int']['output'];
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type Query = {
  /** The caller's API keys, newest first. */
  listApiKeys: Array<ApiKey>;
  /**
   * The caller's submissions, newest first. A page may be short or empty and still have a
   * nextToken.
   */
  listSubmissions: SubmissionPage;
  /** One of the caller's submissions, with its attempts; null if there is none with this id. */
  getSubmission?: Maybe<Submission>;
  /**
   * The caller's submissions of the person with this phone number or e-mail address, in any
   * spelling, including submissions that had this value before a correction. A page may be empty;
   * no submission is on two pages.
   */
  findPerson: PersonPage;
  /** Counts of the caller's submissions that were accepted at `from` or later and before `to`. */
  submissionStats: SubmissionStats;
  /** Whether the form that the stage offers to all users works, or attempts have to wait for it. */
  targetHealth: TargetHealth;
  /** The caller's target forms, newest first. */
  listTargetForms: Array<TargetForm>;
  /** One of the caller's target forms, with its recipe; null if there is none with this id. */
  getTargetForm?: Maybe<TargetForm>;
  /**
   * Whether the default form was deleted. If so, leads that name no form are refused until the user
   * chooses another default form, or none.
   */
  isDefaultFormGone: Scalars['Boolean']['output'];
  /**
   * A rehearsal (trial run) of one of the caller's forms: the one with `id`, or the newest; null if
   * there is none.
   */
  getRehearsal?: Maybe<Rehearsal>;
  /** The caller's callbacks, newest first, without Slack channels. */
  listCallbacks: Array<Callback>;
  /** One of the caller's callbacks, with its address; null if there is none with this id. */
  getCallback?: Maybe<Callback>;
  /** A callback's deliveries, newest first. A page may be short and still have a nextToken. */
  listDeliveries: DeliveryPage;
  /** The caller's alerts. The alerts for the whole account come first. */
  listAlerts: Array<Alert>;
  /** The caller's Slack channels, newest first. */
  listSlackChannels: Array<SlackChannel>;
  notificationSettings: NotificationSettings;
  /** All versions of the recipe of one of the caller's forms, newest first. */
  listRecipeVersions: Array<RecipeVersion>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
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
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetSubmissionArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryFindPersonArgs = {
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QuerySubmissionStatsArgs = {
  from: Scalars['AWSDateTime']['input'];
  to: Scalars['AWSDateTime']['input'];
  nextToken?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetTargetFormArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetRehearsalArgs = {
  formId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryGetCallbackArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryListDeliveriesArgs = {
  callbackId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Every error has an errorType. RateLimited: the user has made too many calls; errorInfo says
 * after how many seconds the call may be repeated (retryAfterSeconds). This limit counts every
 * mutation, and every query that reads many submissions, versions, callbacks or deliveries.
 */
export type QueryListRecipeVersionsArgs = {
  formId: Scalars['ID']['input'];
};

export type Mutation = {
  /**
   * Creates an API key. Its value is made in the browser: fak_ and at least 30 alphanumeric
   * characters. expiresAt must be in the future.
   */
  createApiKey: ApiKey;
  /**
   * Changes only the given arguments. `expiresAt` is a time in the future, or null for a key that
   * never expires. `formId` is the key's form, or null for none. The webhook uses the new values
   * within a minute.
   */
  updateApiKey: ApiKey;
  /**
   * Gives the key another value, made in the browser as for createApiKey. The current value works
   * beside the new one for overlapHours, 0 to 168. Values that are older than the current value
   * stop working at once. Everything else about the key stays the same.
   */
  rotateApiKey: ApiKey;
  deleteApiKey: ApiKey;
  /**
   * Retries a submission whose status is error. The values of `lead`, if given, replace the old
   * values.
   */
  retrySubmission: Submission;
  /**
   * Ends an open submission with the status error and the reason cancelled. Refused as a Conflict
   * if an attempt has begun to submit the form; the outcome is then known within a minute.
   * Cancelling the submission again changes nothing.
   */
  cancelSubmission: Submission;
  /**
   * Erases a submission with its attempts, screenshots and records, before the end of its retention
   * time. An open submission is cancelled first. Refused as a Conflict while the form is being
   * submitted, or while a cancelled attempt may still leave a screenshot, which takes two minutes
   * at most. A submission that was sent with an Idempotency-Key can't be erased during its first 20
   * seconds. May be repeated.
   */
  eraseSubmission: Scalars['Boolean']['output'];
  /**
   * Erases what is stored about a person besides submissions: the hashes by which a search finds
   * the person, and the hashes by which a form refuses a second lead of the person. One call erases
   * at 5 forms at most. A user with more forms makes several calls and names up to 5 forms in
   * formIds of each; without formIds such a call is a BadRequest.
   */
  forgetPerson: Scalars['Boolean']['output'];
  /**
   * Records the owner's decision whether the target has the lead of a submission whose status is
   * error and which is possiblySent. With wentIn true the status becomes success. With false the
   * status stays error and possiblySent becomes false. The owner may change the decision while the
   * submission exists. Sends nothing. Refused as a Conflict if there is nothing to decide.
   */
  decideSubmission: Submission;
  /**
   * Sends one real lead to one of the caller's forms, as the webhook would. This creates a normal
   * submission that counts towards the same limits, but uses no API key. The bot takes a screenshot
   * of the form's answer also after a success. `requestId` is made once for each lead: a repeat
   * within 24 hours returns the first submission and sends nothing, and is a Conflict if its lead
   * differs. A draft is refused as a Conflict.
   */
  sendOneLead: Submission;
  /**
   * Signs a receipt of one of the caller's successful submissions, with the facts that are known
   * now; a Conflict if the submission has another status. `shown` says how to show each field;
   * fields that it does not name are masked. `picture`: whether the document contains the
   * screenshot's hash; if omitted, the form's `pictureSuccess` decides.
   */
  issueReceipt: Receipt;
  /**
   * Ends all sessions of the caller, including this one: tokens from earlier sign-ins are refused
   * from now on (SessionEnded), and their subscriptions end. Answers within two seconds; a sign-in
   * after the answer works at once. Requires the access token, not the ID token.
   */
  signOutEverywhere: Scalars['Boolean']['output'];
  /**
   * Deletes the caller's account for ever. `email` must be the account's address, as a
   * confirmation. API keys stop at once, or within a minute if the webhook has cached them. Waiting
   * leads are not sent. Target forms are deleted at once; leads and screenshots are deleted at the
   * end of their retention time. May be repeated.
   */
  deleteAccount: Scalars['Boolean']['output'];
  /**
   * Adds a form as a draft. The address is https, without user name or password; a fragment is
   * removed. `confirmed` must be true: the user says that they may submit leads to this form.
   * Forbidden if the service's operator allows no leads to that site.
   */
  createTargetForm: TargetForm;
  /** Changes only the given arguments. An address on another site requires `confirmed: true` again. */
  updateTargetForm: TargetForm;
  /**
   * Saves a new version of the recipe, which becomes the current one. A draft or a form that needs
   * attention becomes live. `basedOn` is the version that was current when the user began the
   * change, null for a draft; refused as a Conflict if another version is current by now.
   */
  saveRecipe: TargetForm;
  /** Saves the content of an old version of the recipe as a new version. */
  restoreRecipe: TargetForm;
  /**
   * Makes a form live or paused. If a form that needs attention is made live, its page counts as
   * accepted in its present state.
   */
  setTargetFormState: TargetForm;
  /**
   * Sets which repeated leads the form refuses, by a FormDedupe (contract/form-dedupe.ts), for
   * leads that are accepted from now on. With null the form accepts repeated leads. A lead is
   * compared only with leads that the form accepted while `by` had the same value.
   */
  setTargetFormDedupe: TargetForm;
  /**
   * Sets whether the form refuses leads without `consent`. Applies to leads that are accepted from
   * now on, and not to `sendOneLead`.
   */
  setTargetFormConsent: TargetForm;
  /**
   * Replaces all limits on how fast and when the form's leads are sent; an omitted limit does not
   * apply. Waiting leads follow the new limits within a minute.
   */
  setTargetFormPace: TargetForm;
  /**
   * Starts a rehearsal (trial run) of a form with the given recipe, or else with its current one;
   * for a draft the bot proposes a recipe. If the recipe has `anywhere`, all fields of the page and
   * everything that may be pressed get numbers. The shortest recipe with `anywhere` is
   * `{"fields":[],"anywhere":true,"allowedOrigins":[]}`. If `sample` is omitted, the
   * documentation's example lead is used; `fields` has the answers to the form's own questions. At
   * most 30 rehearsals an hour (RateLimited), and one at a time for each form (Conflict).
   */
  rehearseTargetForm: Rehearsal;
  /** Turns the e-mails to the caller on or off. */
  setNotifications: NotificationSettings;
  /**
   * Adds or changes the alert of this kind for a form or, without formId, for the account. An
   * omitted setting gets its default value.
   */
  setAlert: Alert;
  /** Deletes an alert. Returns true also if there was no such alert. */
  deleteAlert: Scalars['Boolean']['output'];
  /**
   * Adds a Slack channel by the address of its incoming webhook. The channel is paused, tested and
   * deleted like a callback.
   */
  addSlackChannel: SlackChannel;
  /**
   * Sets the form for leads that name no form. Without an id these leads go to the stage's own form
   * again, and the result is null.
   */
  setDefaultTargetForm?: Maybe<TargetForm>;
  /**
   * Deletes the form for ever, with its recipes. Its open leads end without being sent, and new
   * leads for it are refused, even if it was the default form.
   */
  deleteTargetForm: TargetForm;
  /**
   * Adds a callback. A user has at most 50; one more is refused as a Conflict. The address is
   * https. If the user already has a callback with the same address, events, formIds and
   * withValues, that callback is returned without a secret.
   */
  createCallback: CallbackSecret;
  /** Makes a new secret for the callback. Calls are also signed with the old secret for 24 hours. */
  rotateCallbackSecret: CallbackSecret;
  /**
   * Pauses a callback, or resumes one that is paused or disabled. Events during the pause are
   * recorded as missed, and the owner can ask for them again.
   */
  setCallbackPaused: Callback;
  /**
   * Calls the callback at once with the event callback.test, also while the callback is paused or
   * disabled.
   */
  testCallback: Delivery;
  /** Requests a delivery again; a Conflict while its call is running. */
  replayDelivery: Delivery;
  /**
   * Requests up to 100 deliveries since a time again, the oldest first. Leaves out tests, and
   * events that the receiver asked not to get again.
   */
  replayDeliveries: ReplayedDeliveries;
  /** Deletes a callback for ever, with its secret. */
  deleteCallback: Callback;
  /**
   * Only for the live publisher: ends the user's subscriptions that belong to sign-ins before
   * `notBefore`.
   */
  endSubscriptions?: Maybe<Scalars['Boolean']['output']>;
  /** Only for the live publisher: sends a changed submission to the subscribers who own it. */
  publishSubmission?: Maybe<Submission>;
  /** Only for the live publisher: reports the removal of a submission to the submission's owner. */
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
  /**
   * Sends a submission of the user each time the submission has changed. The server filters by the
   * token's user.
   */
  onSubmissionChanged?: Maybe<Submission>;
  /**
   * Reports the user's submissions that were removed. Those that expire are not reported: a client
   * hides them at expiresAt.
   */
  onSubmissionRemoved?: Maybe<RemovedSubmission>;
};
