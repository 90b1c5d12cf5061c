/**
 * Accepts a lead: chooses its form, then writes in this order the idempotency record, the item of
 * the person's first lead, the person records, the submission and the queue message. So a repeat of
 * the request completes what a crash left incomplete.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import type { LeadMessage } from '../../contract/lead-message.ts';
import type { Lead } from '../../contract/lead.ts';
import { idempotencyKeyOfOtherForm } from '../../contract/lead-target.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { LeadQueue } from '../stores/leads/lead-queue.ts';
import { hashOfLead, type SentWithLead } from '../stores/leads/lead-hash.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { PersonRecords } from '../stores/people/person-records.ts';
import type { FirstLeads, PersonAtForm } from '../stores/repeated-leads/first-leads.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import {
  chooseForm,
  formOfUntargeted,
  type ChosenForm,
  type FormSender,
  type FormsOfLeads,
} from './choose-form.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';

/** The log message for a stored submission whose queue message could not be sent. */
export const messageNotTaken = 'The queue took no message; the reconciler will send it';

export interface LeadIntake {
  submissions: Pick<SubmissionStore, 'create' | 'get'>;
  idempotency: Pick<IdempotencyStore, 'find' | 'begin' | 'idOf'>;
  queue: LeadQueue;
  forms: FormsOfLeads;
  firstLeads: FirstLeads;
  people: Pick<PersonRecords, 'note'>;
  countSubmission: (keyHash: string, leads?: number) => Promise<void>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  /** Creates a UUIDv7. */
  newId: () => string;
}

export interface Sender extends FormSender {
  /**
   * The API key of the request; undefined if the lead's owner sends the lead from the dashboard.
   */
  apiKey?: { keyId: string; keyHash: string };
}

export interface LeadRequest extends SentWithLead {
  lead: Lead;
  idempotencyKey?: string;
  /** Whether to take a screenshot even of a success; webhook callers can't request this. */
  pictureSuccess?: boolean;
}

export interface Acceptance {
  submissionId: string;
  replayed: boolean;
}

/** A replayed request and a lead that is not accepted take nothing from the user's allowance. */
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
 * An Idempotency-Key counts as used only if a submission with this key is stored; an idempotency
 * record alone does not count. So after an error of the service, the sender may repeat the request
 * with the same or a corrected body. If the form no longer takes leads, a new lead is refused and
 * nothing is stored, but a request that repeats an accepted lead still gets the answer for that
 * lead.
 * @throws {Refusal} `conflict` if the key was used with another body, or by another API key whose
 * leads go to another form; see also `chooseForm`.
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
    const row = await acceptedBefore({ userId, key, bodyHash }, intake);
    if (!row) throw error;
    const formId = await formOfUntargeted(sender, intake.forms);
    if (isOfSameForm(row, sender, request, formId)) return { earlier: row.id };
    throw error;
  });
  if (chosen && 'earlier' in chosen) return { submissionId: chosen.earlier, replayed: true };
  return keepLead(sender, request, { bodyHash, chosen }, intake);
}

/** @returns the accepted submission that has this Idempotency-Key. */
async function acceptedBefore(
  { userId, key, bodyHash }: { userId: string; key: string; bodyHash: string },
  { idempotency, submissions }: LeadIntake,
): Promise<SubmissionRow | undefined> {
  const begun = await idempotency.find({ userId, key });
  const row = begun && (await submissions.get(userId, begun.submissionId));
  if (!row) return undefined;
  requireBody(row, bodyHash);
  return row;
}

async function keepLead(
  sender: Sender,
  request: LeadRequest,
  { bodyHash, chosen }: { bodyHash: string; chosen: ChosenForm | undefined },
  intake: LeadIntake,
): Promise<Acceptance> {
  const { userId, apiKey } = sender;
  const { lead, pictureSuccess, allowDuplicate: duplicateAllowed, consent, reference } = request;
  const { form, dedupe } = { ...chosen };
  const person = form && dedupe && { userId, formId: form.formId, dedupe, lead };
  const offered = { userId, submissionId: intake.newId() };
  const begun = await begin(offered, request, person, intake);
  const { submissionId: id, replayed } = begun;
  const { idempotencyKey: key } = request;
  const idempotencyId = key === undefined ? undefined : intake.idempotency.idOf({ userId, key });
  const earlier = replayed ? await intake.submissions.get(userId, id) : undefined;
  const create = async () => {
    const fingerprint = person && (await takeFirst(id, request, person, intake));
    const { maxAttempts } = intake;
    const sent = { lead, consent, reference, pictureSuccess, duplicateAllowed };
    const people = await intake.people.note({ userId, id }, lead);
    const kept = { ...sent, bodyHash, form, fingerprint, people, idempotencyId };
    return intake.submissions.create({ userId, id, keyId: apiKey?.keyId, ...kept, maxAttempts });
  };
  const row = earlier ?? (await create());
  requireBody(row, bodyHash);
  if (!isOfSameForm(row, sender, request, form?.formId)) {
    throw new Refusal('conflict', idempotencyKeyOfOtherForm);
  }
  if (earlier) return { submissionId: id, replayed };
  const counted = replayed || !apiKey ? undefined : count(id, apiKey.keyHash, intake);
  await Promise.all([send({ userId, submissionId: id }, intake), counted]);
  return { submissionId: id, replayed };
}

async function begin(
  offered: { userId: string; submissionId: string },
  { idempotencyKey: key, allowDuplicate }: LeadRequest,
  person: PersonAtForm | undefined,
  { idempotency, firstLeads }: LeadIntake,
) {
  if (key === undefined) return { ...offered, replayed: false };
  const isKnown = person && (await idempotency.find({ userId: offered.userId, key }));
  // If the person already has a lead, the new lead is refused before its idempotency record is
  // written. With the record, a later request with this key would look like a repeat.
  if (person && !isKnown && !allowDuplicate) await firstLeads.refuseSecond(person);
  return idempotency.begin({ ...offered, key });
}

/**
 * A duplicate that its sender allows is recorded as the person's first lead, unless the person
 * already has a first lead.
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

function requireBody(row: SubmissionRow, bodyHash: string): void {
  if (row.bodyHash === bodyHash) return;
  throw new Refusal('conflict', 'This Idempotency-Key was used with another body.');
}

/**
 * Whether a repeated request still goes to the form of the first request. True for the same API
 * key, even if the key's form or the default form has changed since. Another API key of the user
 * must send its leads to the same form.
 * @param formId the form to which this request's lead goes.
 */
function isOfSameForm(
  row: SubmissionRow,
  { apiKey, onlyFormId }: Sender,
  { target }: LeadRequest,
  formId: string | undefined,
): boolean {
  if (onlyFormId !== undefined && row.formId !== onlyFormId) return false;
  // Both requests have equal bodies. So if this request names a `target`, the first request named
  // the same one. A submission without an API key was sent by the lead's owner from the dashboard.
  if (target !== undefined || row.keyId === undefined || row.keyId === apiKey?.keyId) return true;
  return formId === row.formId;
}

/**
 * The submission is stored, so the lead can't be lost: if the queue refuses the message, the
 * reconciler (a scheduled function) sends it later.
 */
async function send(lead: LeadMessage, { queue, logger }: LeadIntake) {
  try {
    await queue.send(lead);
  } catch (error: unknown) {
    logger.warn(messageNotTaken, {
      submissionId: lead.submissionId,
      error: asError(error),
    });
  }
}

/**
 * Counts the lead. Called only by the request that created the submission, so that a repeated
 * request does not count the lead again.
 */
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
