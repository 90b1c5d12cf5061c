/**
 * Every store in which the service keeps personal data of leads, and which data it keeps there. One
 * test follows a person's data through all stores and compares the findings with this list. Another
 * test compares `docs/privacy.md` with this list.
 */

/**
 * `plain`: name, phone, e-mail, reference and consent are readable. `hashed`: only hashes are
 * stored, from which no value can be read.
 */
type KeptAs = 'plain' | 'hashed';

export interface PersonalDataStore {
  /**
   * The beginning of the logical id of the table or bucket in the CloudFormation template: the name
   * of the construct that owns it.
   */
  logicalId: string;
  store: string;
  keptAs: KeptAs;
  what: string;
  /** How long the data are kept, unless an erasure removes them earlier. */
  until: string;
  /** What happens to the data when an owner erases a person. */
  erased: string;
}

/** For how many days DynamoDB can restore a table to any second: DynamoDB's default and maximum. */
export const recoveryDays = 35;

const records = `With the lead, or by “forget” once the lead is gone.`;

export const personalDataStores: readonly PersonalDataStore[] = [
  {
    logicalId: 'SubmissionsTable',
    store: 'Submissions (DynamoDB)',
    keptAs: 'plain',
    what: 'The lead, its sender’s reference (also in an index), the answers to a form’s own questions, evidence of consent; of each attempt what was filled in and what the form answered.',
    until: '`leadRetentionDays` after the lead ended.',
    erased: 'The row.',
  },
  {
    logicalId: 'EvidenceBucket',
    store: 'Screenshots (S3)',
    keptAs: 'plain',
    what: 'Pictures of a form after a failure or a trial. The lead’s values are masked where the page shows them as text or in fields; what a page draws itself may be seen.',
    until: '`leadRetentionDays` + 1 days, those of rehearsals 8 days, those of a recipe 400.',
    erased: 'The pictures of the lead’s attempts.',
  },
  {
    logicalId: 'TargetFormsTable',
    store: 'Target forms (DynamoDB)',
    keptAs: 'plain',
    what: 'The sample with which an owner rehearses a form, as typed: it is meant to be an invented person’s.',
    until: '7 days.',
    erased: 'Nothing, because it is not a lead.',
  },
  {
    logicalId: 'WebhookIdempotencyTable',
    store: 'Idempotency-Keys (DynamoDB)',
    keptAs: 'hashed',
    what: 'Hashes of the key and of the whole body, and the submission’s id.',
    until: '24 hours.',
    erased: 'With the lead.',
  },
  {
    logicalId: 'RepeatedLeadsTable',
    store: 'Repeated leads (DynamoDB)',
    keptAs: 'hashed',
    what: 'For a form that accepts each person once: a keyed hash of phone or e-mail, and the submission’s id.',
    until: 'The days that the form’s owner chose, at most 365.',
    erased: `${records} With the lead also the hashes of its values before corrections. At deleted forms not by “forget”: nobody can find it there.`,
  },
  {
    logicalId: 'CallbacksTable',
    store: 'Callbacks (DynamoDB)',
    keptAs: 'plain',
    what: 'The first kilobyte of what the owner’s own receiver answered to the last call with an event. The lead’s values are masked where they are recognised. What was sent is not kept.',
    until: '7 days after the call.',
    erased: 'The answers to events of the lead.',
  },
  {
    logicalId: 'PeopleTable',
    store: 'Person records (DynamoDB)',
    keptAs: 'hashed',
    what: 'Keyed hashes of phone and e-mail, and the submission’s id.',
    until: '100 days.',
    erased: records,
  },
];
