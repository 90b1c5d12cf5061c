/** Accepts a lead: record, row, message, in that order, so that a repeat completes any crash. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { LeadQueue } from '../stores/leads/lead-queue.ts';
import { hashOfLead } from '../stores/leads/lead-hash.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import type { LeadRequest } from './lead-request.ts';

export interface LeadIntake {
  submissions: Pick<SubmissionStore, 'create' | 'get'>;
  idempotency: IdempotencyStore;
  queue: LeadQueue;
  countSubmission: (keyHash: string) => Promise<void>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  /** A new UUIDv7. */
  newId: () => string;
}

export interface Sender {
  userId: string;
  keyId: string;
  keyHash: string;
}

export interface Acceptance {
  submissionId: string;
  replayed: boolean;
}

/**
 * The row decides which body its key stands for: a record whose row was never written binds to
 * nothing, so the same body or a corrected one may follow a failure of ours.
 * @throws {Refusal} `conflict` when the key came with another body before.
 */
export async function acceptLead(
  { userId, keyId, keyHash }: Sender,
  { lead, idempotencyKey }: LeadRequest,
  intake: LeadIntake,
): Promise<Acceptance> {
  const bodyHash = hashOfLead(lead);
  const offered = { submissionId: intake.newId(), bodyHash };
  const begun =
    idempotencyKey === undefined
      ? { ...offered, replayed: false }
      : await intake.idempotency.begin({ ...offered, userId, key: idempotencyKey });
  const { submissionId: id, replayed } = begun;
  const earlier = replayed ? await intake.submissions.get(userId, id) : undefined;
  const { maxAttempts } = intake;
  const row =
    earlier ?? (await intake.submissions.create({ userId, id, keyId, lead, maxAttempts }));
  // Rows from before this field: what their record says.
  if ((row.bodyHash ?? begun.bodyHash) !== bodyHash) {
    throw new Refusal('conflict', 'This Idempotency-Key was used with another body.');
  }
  if (earlier) return { submissionId: id, replayed };
  const counted = replayed ? undefined : count(id, keyHash, intake);
  await Promise.all([send(userId, id, intake), counted]);
  return { submissionId: id, replayed };
}

/** The row exists, so the lead is not lost: what the queue misses the reconciler sends. */
async function send(userId: string, submissionId: string, { queue, logger }: LeadIntake) {
  try {
    await queue.send({ userId, submissionId });
  } catch (error: unknown) {
    logger.warn('The queue took no message; the reconciler will send it', {
      submissionId,
      error: asError(error),
    });
  }
}

/** Only by the request that named the submission, so a repeat never counts it again. */
async function count(submissionId: string, keyHash: string, intake: LeadIntake) {
  try {
    await intake.countSubmission(keyHash);
  } catch (error: unknown) {
    intake.logger.warn('A submission was not counted under its API key', {
      submissionId,
      error: asError(error),
    });
  }
}
