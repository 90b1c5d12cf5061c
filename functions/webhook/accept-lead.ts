/** Accepts a lead: record, row, message, in that order, so that a repeat completes any crash. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../contract/errors.ts';
import type { Lead } from '../contract/lead.ts';
import type { IdempotencyStore } from '../stores/idempotency-store.ts';
import type { LeadQueue } from '../stores/lead-queue.ts';
import { sha256Hex } from '../stores/sha256.ts';
import type { SubmissionStore } from '../stores/submission-store.ts';
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

export async function acceptLead(
  { userId, keyId, keyHash }: Sender,
  { lead, idempotencyKey }: LeadRequest,
  intake: LeadIntake,
): Promise<Acceptance> {
  const offered = intake.newId();
  const acceptance =
    idempotencyKey === undefined
      ? { submissionId: offered, replayed: false }
      : await intake.idempotency.begin({
          userId,
          key: idempotencyKey,
          bodyHash: hashOf(lead),
          submissionId: offered,
        });
  const id = acceptance.submissionId;
  if (acceptance.replayed && (await intake.submissions.get(userId, id))) return acceptance;
  const { maxAttempts } = intake;
  await intake.submissions.create({ userId, id, keyId, lead, maxAttempts });
  const counted = acceptance.replayed ? undefined : count(id, keyHash, intake);
  await Promise.all([send(userId, id, intake), counted]);
  return acceptance;
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

/** Of the lead as understood, so that white space and the order of fields make no difference. */
function hashOf({ name, phone, email, city, loanAmount }: Lead): string {
  return sha256Hex(JSON.stringify([name, phone, email, city, loanAmount]));
}
