/**
 * Opens a submission row: writes a new row when a lead arrives, or opens an existing row again when
 * its owner requests a Retry.
 */
import type { Consent } from '../../../contract/consent.ts';
import { Refusal } from '../../../contract/errors.ts';
import type { CustomValues } from '../../../contract/custom-field.ts';
import { leadOf, type Lead } from '../../../contract/lead.ts';
import { referenceKeyOf } from '../../../contract/reference.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { hashOfLead } from '../leads/lead-hash.ts';
import { timeOfId } from './newest-rows.ts';
import { inLane } from './open-lanes.ts';
import { secondsFrom } from './row-lifetime.ts';
import { readRow } from './submission-row.ts';

/** The attributes that a row has if its lead goes to a user's own form. */
export type FormOfLead = Required<Pick<SubmissionRow, 'formId' | 'fields'>>;

export interface NewSubmission {
  userId: string;
  id: string;
  keyId?: string | undefined;
  lead: Lead;
  pictureSuccess?: boolean | undefined;
  /** The hash of the whole request, if the request contained more than the lead. */
  bodyHash?: string;
  /** The user's own form that the lead goes to; undefined for the stage's form. */
  form?: FormOfLead | undefined;
  fingerprint?: string | undefined;
  duplicateAllowed?: true | undefined;
  consent?: Consent | undefined;
  reference?: string | undefined;
  people?: string[];
  idempotencyId?: string | undefined;
  maxAttempts: number;
}

export interface RetryRequest extends SubmissionKey {
  maxAttempts: number;
  /** The corrected lead, which replaces the values that the target refused. */
  lead?: Lead;
  /** The new answers to the questions of the row's form. */
  fields?: CustomValues;
  /** The row's version as the caller saw it; if undefined, versions are not compared. */
  version?: number;
  /**
   * The new fingerprint (hash of the person at the form); `null` if another lead is that person's
   * first lead, so that this row has none.
   */
  fingerprint?: string | null;
  /** The keys of the person records for the new values. */
  people?: string[];
  /**
   * Whether the owner has confirmed the retry. If not true, a lead that may have been sent is not
   * retried.
   */
  confirmed?: boolean;
}

/**
 * If no bot has taken a new row's message after this time, the reconciler may send another message.
 */
const FIRST_LOOK_SECONDS = 120;

export async function create(
  table: SubmissionTable,
  { userId, id, lead, bodyHash = hashOfLead(lead), form, maxAttempts, ...rest }: NewSubmission,
): Promise<SubmissionRow> {
  const now = table.now().toISOString();
  const { keyId, pictureSuccess, fingerprint, duplicateAllowed, consent, reference } = rest;
  const { people = [], idempotencyId } = rest;
  const row: SubmissionRow = {
    ...leadOf(lead),
    userId,
    id,
    ...(keyId !== undefined && { keyId }),
    bodyHash,
    ...form,
    ...(pictureSuccess && { pictureSuccess }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(duplicateAllowed && { duplicateAllowed }),
    ...(consent && { consent }),
    ...(reference !== undefined && { reference, referenceKey: referenceKeyOf(userId, reference) }),
    ...(people.length > 0 && { people }),
    ...(idempotencyId !== undefined && { idempotencyId }),
    version: 1,
    // `createdAt` is the time in the id, so that rows are listed in the order of `createdAt`.
    createdAt: timeOfId(id).toISOString(),
    updatedAt: now,
    status: 'processing',
    retryCount: 0,
    possiblySent: false,
    attemptCount: 0,
    attemptBudget: maxAttempts,
    attempts: [],
    ...opened(id, table.now()),
  };
  const created = await putIf(table.client, {
    TableName: table.table,
    Item: row,
    ConditionExpression: 'attribute_not_exists(id)',
  });
  return created ? row : ((await readRow(table, userId, id)) ?? row);
}

export async function retry(
  table: SubmissionTable,
  { userId, id, maxAttempts, lead, fields, version, people, ...rest }: RetryRequest,
): Promise<SubmissionRow> {
  const { fingerprint, confirmed } = rest;
  const row = await readRow(table, userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  const possiblySent = row.possiblySent;
  if (!confirmed && row.status === 'error' && possiblySent) {
    const message =
      'This lead may already have been sent. To send it again all the same, retry it with confirmed: true.';
    throw new Refusal('conflict', message);
  }
  if (version !== undefined && version !== row.version) {
    const message =
      'This submission has changed meanwhile. Please look at it again, then retry it.';
    throw new Refusal('conflict', message);
  }
  const reopened = await updateRow(
    table,
    row,
    {
      set: {
        ...(lead && leadOf(lead)),
        ...(fields && { fields }),
        ...(people && { people: [...new Set([...(row.people ?? []), ...people])] }),
        ...changedFingerprint(row, fingerprint),
        ...opened(id, table.now()),
        status: 'processing',
        possiblySent,
        attemptBudget: row.attemptCount + maxAttempts,
      },
      remove: [
        'claimToken',
        'fenceHash',
        'fencedAt',
        'leaseUntil',
        'unaskedFences',
        'nextAttemptAt',
        'waitingFor',
        'heldSince',
        'failureReason',
        'expiresAt',
        ...(fingerprint === null ? (['fingerprint'] as const) : []),
      ],
    },
    // The condition ensures that a lead is sent again only if its row has not changed since the
    // owner saw it.
    both(unchanged(row), statusIn(['error'])),
  );
  if (!reopened) throw new Refusal('conflict', 'Only a submission in error can be retried.');
  return reopened;
}

/**
 * The attributes that change a row's fingerprint (hash of the person at the form). The former
 * fingerprint stays in the row, so that its item, which blocks other leads of the former person,
 * can still be found and erased.
 * @param fingerprint undefined if the fingerprint stays, `null` if it is removed.
 */
function changedFingerprint(
  { fingerprint: former, formerFingerprints = [] }: SubmissionRow,
  fingerprint: string | null | undefined,
): Pick<SubmissionRow, 'fingerprint' | 'formerFingerprints'> {
  if (fingerprint === undefined) return {};
  return {
    ...(fingerprint !== null && { fingerprint }),
    ...(former !== undefined &&
      former !== fingerprint && {
        formerFingerprints: [...new Set([...formerFingerprints, former])],
      }),
  };
}

function opened(id: string, now: Date) {
  return {
    openedAt: now.toISOString(),
    ...inLane('queued', id, secondsFrom(now, FIRST_LOOK_SECONDS)),
  };
}
