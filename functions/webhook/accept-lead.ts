/** Accepts a lead: form, record, row, message, in that order, so that a repeat completes any crash. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { LeadQueue } from '../stores/leads/lead-queue.ts';
import { hashOfLead } from '../stores/leads/lead-hash.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { FormOfLead, SubmissionStore } from '../stores/submissions/submission-store.ts';
import { chooseForm, type FormSender, type FormsOfLeads } from './choose-form.ts';
import type { LeadRequest } from './lead-request.ts';

export interface LeadIntake {
  submissions: Pick<SubmissionStore, 'create' | 'get'>;
  idempotency: IdempotencyStore;
  queue: LeadQueue;
  forms: FormsOfLeads;
  countSubmission: (keyHash: string) => Promise<void>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  /** A new UUIDv7. */
  newId: () => string;
}

export interface Sender extends FormSender {
  keyId: string;
  keyHash: string;
}

export interface Acceptance {
  submissionId: string;
  replayed: boolean;
}

/**
 * The row decides which body its key stands for: a record whose row was never written binds to
 * nothing, so the same body or a corrected one may follow a failure of ours. A lead whose form takes
 * it no longer is refused, unless it repeats one that was accepted; nothing is left of a refusal.
 * @throws {Refusal} `conflict` when the key came with another body before; see `chooseForm`.
 */
export async function acceptLead(
  sender: Sender,
  request: LeadRequest,
  intake: LeadIntake,
): Promise<Acceptance> {
  const { userId } = sender;
  const { idempotencyKey: key } = request;
  const bodyHash = hashOfLead(request.lead, request);
  const forms = chooseForm(sender, request, intake.forms);
  const form = await forms.catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || key === undefined) throw error;
    const earlier = await acceptedBefore({ userId, key, bodyHash }, intake);
    if (earlier) return { earlier };
    throw error;
  });
  if (form && 'earlier' in form) return { submissionId: form.earlier, replayed: true };
  return keepLead(sender, request, { bodyHash, form }, intake);
}

/** @returns the submission of a lead that its Idempotency-Key stands for. */
async function acceptedBefore(
  { userId, key, bodyHash }: { userId: string; key: string; bodyHash: string },
  { idempotency, submissions }: LeadIntake,
): Promise<string | undefined> {
  const begun = await idempotency.find({ userId, key });
  const row = begun && (await submissions.get(userId, begun.submissionId));
  if (!row) return undefined;
  requireBody(row, begun.bodyHash, bodyHash);
  return row.id;
}

async function keepLead(
  { userId, keyId, keyHash }: Sender,
  { lead, idempotencyKey }: LeadRequest,
  { bodyHash, form }: { bodyHash: string; form: FormOfLead | undefined },
  intake: LeadIntake,
): Promise<Acceptance> {
  const offered = { submissionId: intake.newId(), bodyHash };
  const begun =
    idempotencyKey === undefined
      ? { ...offered, replayed: false }
      : await intake.idempotency.begin({ ...offered, userId, key: idempotencyKey });
  const { submissionId: id, replayed } = begun;
  const earlier = replayed ? await intake.submissions.get(userId, id) : undefined;
  const { maxAttempts } = intake;
  const created = { userId, id, keyId, lead, bodyHash, form, maxAttempts };
  const row = earlier ?? (await intake.submissions.create(created));
  requireBody(row, begun.bodyHash, bodyHash);
  if (earlier) return { submissionId: id, replayed };
  const counted = replayed ? undefined : count(id, keyHash, intake);
  await Promise.all([send(userId, id, intake), counted]);
  return { submissionId: id, replayed };
}

/** Rows from before the hash: what their record says. */
function requireBody(row: SubmissionRow, recorded: string, bodyHash: string): void {
  if ((row.bodyHash ?? recorded) === bodyHash) return;
  throw new Refusal('conflict', 'This Idempotency-Key was used with another body.');
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
