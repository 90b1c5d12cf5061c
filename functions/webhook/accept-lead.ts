/**
 * Accepts a lead: form, record, first lead of its person, row, message, in that order, so that a repeat
 * completes any crash.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { LeadQueue, QueuedLead } from '../stores/leads/lead-queue.ts';
import { hashOfLead } from '../stores/leads/lead-hash.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { FirstLeads, PersonAtForm } from '../stores/repeated-leads/first-leads.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import { chooseForm, type ChosenForm, type FormSender, type FormsOfLeads } from './choose-form.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import type { LeadRequest } from './lead-request.ts';

export interface LeadIntake {
  submissions: Pick<SubmissionStore, 'create' | 'get'>;
  idempotency: IdempotencyStore;
  queue: LeadQueue;
  forms: FormsOfLeads;
  firstLeads: FirstLeads;
  countSubmission: (keyHash: string) => Promise<void>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  /** A new UUIDv7. */
  newId: () => string;
}

export interface Sender extends FormSender {
  /** None where the lead's owner sends it from the dashboard. */
  apiKey?: { keyId: string; keyHash: string };
}

export interface Acceptance {
  submissionId: string;
  replayed: boolean;
}

/** A repeat and a lead that is not accepted cost nothing of the user's allowance. */
export async function acceptWithin(
  sender: Sender,
  request: LeadRequest,
  intake: LeadIntake & { allowance: Pick<UserAllowance, 'takeLead' | 'giveLeadBack'> },
): Promise<Acceptance> {
  const { allowance } = intake;
  await allowance.takeLead(sender.userId);
  let isNew = false;
  try {
    const acceptance = await acceptLead(sender, request, intake);
    isNew = !acceptance.replayed;
    return acceptance;
  } finally {
    if (!isNew) allowance.giveLeadBack(sender.userId);
  }
}

/**
 * The row decides which body its key stands for: a record whose row was never written binds to
 * nothing, so the same body or a corrected one may follow a failure of ours. A lead whose form takes
 * it no longer is refused, unless it repeats one that was accepted; nothing is left of a refusal.
 * @throws {Refusal} `conflict` when the key came with another body before; see `chooseForm`.
 */
async function acceptLead(
  sender: Sender,
  request: LeadRequest,
  intake: LeadIntake,
): Promise<Acceptance> {
  const { userId } = sender;
  const { idempotencyKey: key } = request;
  const bodyHash = hashOfLead(request.lead, request);
  const forms = chooseForm(sender, request, intake.forms);
  const chosen = await forms.catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || key === undefined) throw error;
    const earlier = await acceptedBefore({ userId, key, bodyHash }, intake);
    if (earlier) return { earlier };
    throw error;
  });
  if (chosen && 'earlier' in chosen) return { submissionId: chosen.earlier, replayed: true };
  return keepLead(sender, request, { bodyHash, chosen }, intake);
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
  sender: Sender,
  request: LeadRequest,
  { bodyHash, chosen }: { bodyHash: string; chosen: ChosenForm | undefined },
  intake: LeadIntake,
): Promise<Acceptance> {
  const { userId, apiKey } = sender;
  const { lead, pictureSuccess, allowDuplicate: duplicateAllowed } = request;
  const { form, dedupe } = { ...chosen };
  const person = form && dedupe && { userId, formId: form.formId, dedupe, lead };
  const offered = { userId, submissionId: intake.newId(), bodyHash };
  const begun = await begin(offered, request, person, intake);
  const { submissionId: id, replayed } = begun;
  const earlier = replayed ? await intake.submissions.get(userId, id) : undefined;
  const create = async () => {
    const fingerprint = person && (await takeFirst(id, request, person, intake));
    const { maxAttempts } = intake;
    const kept = { lead, bodyHash, form, pictureSuccess, fingerprint, duplicateAllowed };
    return intake.submissions.create({ userId, id, keyId: apiKey?.keyId, ...kept, maxAttempts });
  };
  const row = earlier ?? (await create());
  requireBody(row, begun.bodyHash, bodyHash);
  if (earlier) return { submissionId: id, replayed };
  const counted = replayed || !apiKey ? undefined : count(id, apiKey.keyHash, intake);
  await Promise.all([send({ userId, submissionId: id, formId: row.formId }, intake), counted]);
  return { submissionId: id, replayed };
}

async function begin(
  offered: { userId: string; submissionId: string; bodyHash: string },
  { idempotencyKey: key, allowDuplicate }: LeadRequest,
  person: PersonAtForm | undefined,
  { idempotency, firstLeads }: LeadIntake,
) {
  if (key === undefined) return { ...offered, replayed: false };
  const isKnown = person && (await idempotency.find({ userId: offered.userId, key }));
  // Before its record: once that is there, a lead that is accepted later looks like a replay.
  if (person && !isKnown && !allowDuplicate) await firstLeads.refuseSecond(person);
  return idempotency.begin({ ...offered, key });
}

/**
 * A duplicate that its sender allows stands for its person where nobody else does.
 * @throws {DuplicateLead}
 */
async function takeFirst(
  submissionId: string,
  { allowDuplicate }: LeadRequest,
  person: PersonAtForm,
  { firstLeads }: LeadIntake,
): Promise<string | undefined> {
  try {
    return await firstLeads.take(person, { submissionId, rowVersion: 0 });
  } catch (error: unknown) {
    if (allowDuplicate && error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Rows from before the hash: what their record says. */
function requireBody(row: SubmissionRow, recorded: string, bodyHash: string): void {
  if ((row.bodyHash ?? recorded) === bodyHash) return;
  throw new Refusal('conflict', 'This Idempotency-Key was used with another body.');
}

/** The row exists, so the lead is not lost: what the queue misses the reconciler sends. */
async function send(lead: QueuedLead, { queue, logger }: LeadIntake) {
  try {
    await queue.send(lead);
  } catch (error: unknown) {
    logger.warn('The queue took no message; the reconciler will send it', {
      submissionId: lead.submissionId,
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
