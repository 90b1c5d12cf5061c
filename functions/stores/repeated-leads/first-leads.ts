/**
 * The first lead of each person at a form, by which later leads of the same person are recognised
 * as repeated. There is one item per person and form, under a keyed hash from which neither can be
 * read. One conditional write decides which lead is first. Whether this first lead still counts is
 * read from its own row, so that no item has to be changed when a lead fails.
 */
import { daysInWords, dedupeWords, type FormDedupe } from '../../../contract/form-dedupe.ts';
import { DuplicateLead, Refusal } from '../../../contract/errors.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { DAY_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { Fingerprint } from './fingerprint.ts';
import { personOf } from './same-person.ts';
import type { FirstLead } from './first-lead-item.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export interface FirstLeadsDependencies extends TimedTable {
  fingerprint: Fingerprint;
  submissions: Pick<SubmissionStore, 'get'>;
  newToken: () => string;
  wait: (milliseconds: number) => Promise<unknown>;
}

export interface PersonAtForm {
  userId: string;
  formId: string;
  dedupe: FormDedupe;
  lead: Lead;
}

/** A lead whose row is about to be written: a new row, or an existing row that is opened again. */
export interface Candidate {
  submissionId: string;
  /** The version of the row that is opened again; 0 for a new row. */
  rowVersion: number;
}

export interface FirstLeads {
  /**
   * @throws {DuplicateLead} if the person already has a first lead, with the id of that submission.
   */
  refuseSecond(person: PersonAtForm): Promise<void>;
  /**
   * Makes the submission its person's first lead.
   * @returns the fingerprint, which the row must keep.
   * @throws {DuplicateLead} with the submission that already is this person's first lead.
   * @throws {Refusal} `rate_limited` if another lead of this person is being written right now.
   */
  take(person: PersonAtForm, candidate: Candidate): Promise<string>;
}

/**
 * The longest time between the write of a person's item and the write of the lead's row. After this
 * time, the row will not be written any more.
 */
export const WRITTEN_WITHIN_MS = MINUTE_MS;
/** If the same lead is sent again within this time, its person's item is not written again. */
const FRESH_MS = 30_000;
/**
 * The pauses in milliseconds before each new read of another lead's row, if that lead arrived at
 * the same moment.
 */
const PAUSES_MS = [25, 50, 100, 200, 400, 800];
const TRIES = 20;

export function createFirstLeads(dependencies: FirstLeadsDependencies): FirstLeads {
  const fingerprintOf = ({ userId, formId, dedupe: { by }, lead }: PersonAtForm) =>
    dependencies.fingerprint(firstLeadText({ userId, formId, by, value: personOf(lead, by) }));
  return {
    async refuseSecond(person) {
      const first = await readItem<FirstLead>(dependencies, { id: await fingerprintOf(person) });
      if (!first || isOver(first, person.dedupe, dependencies.now())) return;
      const standing = await standingOf(first, person, dependencies);
      if (standing === 'stands') throw duplicateOf(first, person.dedupe);
    },
    async take(person, candidate) {
      const fingerprint = await fingerprintOf(person);
      await takeBy(fingerprint, { ...person, ...candidate }, dependencies);
      return fingerprint;
    },
  };
}

/** The text from which a first lead's fingerprint is made. */
export function firstLeadText({
  userId,
  formId,
  by,
  value,
}: Pick<PersonAtForm, 'userId' | 'formId'> & { by: FormDedupe['by']; value: string }): string {
  return JSON.stringify([userId, formId, by, value]);
}

type Taking = PersonAtForm & Candidate;

async function takeBy(
  id: string,
  taking: Taking,
  dependencies: FirstLeadsDependencies,
): Promise<void> {
  const pauses = [...PAUSES_MS];
  if (await write(id, taking, undefined, dependencies)) return;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const first = await readItem<FirstLead>(dependencies, { id });
    if (first && isOwn(first, taking, dependencies.now())) return;
    // If no item is found, the item that made the write fail has been deleted or has expired in the
    // meantime.
    const standing = first ? await standingOf(first, taking, dependencies) : 'free';
    if (first && standing === 'stands') throw duplicateOf(first, taking.dedupe);
    if (standing === 'free') {
      if (await write(id, taking, first, dependencies)) return;
    } else {
      const pause = pauses.shift();
      if (pause === undefined) break;
      await dependencies.wait(pause);
    }
  }
  throw comingIn(taking.dedupe);
}

/**
 * Whether the item already names this lead, because the SDK or the sender has repeated the request.
 */
function isOwn({ submissionId, since }: FirstLead, candidate: Candidate, now: Date): boolean {
  const isFresh = candidate.rowVersion === 0 && now.getTime() - since < FRESH_MS;
  return submissionId === candidate.submissionId && isFresh;
}

/** Whether the person's first lead is too old to count. Must match the condition in `write`. */
function isOver({ since, expiresAt }: FirstLead, { days }: FormDedupe, now: Date): boolean {
  const time = now.getTime();
  return expiresAt <= Math.floor(time / 1000) || since <= time - days * DAY_MS;
}

type Standing = 'stands' | 'free' | 'being written';

async function standingOf(
  first: FirstLead,
  person: PersonAtForm & Partial<Candidate>,
  { submissions, now }: FirstLeadsDependencies,
): Promise<Standing> {
  if (first.submissionId === person.submissionId) return 'free';
  const row = await submissions.get(person.userId, first.submissionId);
  const isSame = row !== undefined && isAbout(row, person);
  if (isSame ? mayHaveArrived(row) : first.sentAt !== undefined) return 'stands';
  // If the row's version is still the one that the item stores, the row has not been written since.
  const isWritten = row !== undefined && row.version > first.rowVersion;
  const age = now().getTime() - first.since;
  return isWritten || age >= WRITTEN_WITHIN_MS ? 'free' : 'being written';
}

/**
 * Whether the row is still a lead of this person at this form. A correction may have made it a lead
 * of another person. Or one Idempotency-Key was used for two forms, and the row was written for the
 * other form.
 */
function isAbout(row: SubmissionRow, { formId, lead, dedupe: { by } }: PersonAtForm): boolean {
  return row.formId === formId && personOf(row, by) === personOf(lead, by);
}

/**
 * Whether the lead is open, was sent, or may have been sent. A lead also counts if the browser
 * reported that an attempt sent nothing: such a lead is sent again only by its owner.
 */
function mayHaveArrived(row: SubmissionRow): boolean {
  const isUnsent = row.attempts.some(({ nothingSent }) => nothingSent);
  return row.status !== 'error' || row.possiblySent || isUnsent;
}

/** @param over the existing item that this write may overwrite; undefined if there is none. */
async function write(
  id: string,
  { submissionId, rowVersion, dedupe: { days } }: Taking,
  over: FirstLead | undefined,
  { client, table, newToken, now }: FirstLeadsDependencies,
): Promise<boolean> {
  const since = now().getTime();
  const seconds = Math.floor(since / 1000);
  const item: FirstLead = {
    ...{ id, submissionId, rowVersion, token: newToken(), since },
    expiresAt: seconds + (days * DAY_MS) / 1000,
  };
  const ended = 'attribute_not_exists(id) OR expiresAt <= :now OR since <= :begin';
  const put = await putIf(client, {
    TableName: table,
    Item: item,
    ...(over
      ? {
          ConditionExpression: '#token = :token',
          ExpressionAttributeNames: { '#token': 'token' },
          ExpressionAttributeValues: { ':token': over.token },
        }
      : {
          ConditionExpression: ended,
          // `days` is how long a first lead counts. If the owner reduces it, this applies to
          // existing items at once; if the owner increases it, only to later leads.
          ExpressionAttributeValues: { ':now': seconds, ':begin': since - days * DAY_MS },
        }),
  });
  return put !== undefined;
}

function duplicateOf({ submissionId }: FirstLead, { by, days }: FormDedupe): DuplicateLead {
  const person = `A lead with the same ${dedupeWords[by]}`;
  const message = `${person} came to this form within the last ${daysInWords(days)}.`;
  return new DuplicateLead(message, submissionId);
}

function comingIn({ by }: FormDedupe): Refusal {
  const message = `Another lead with the same ${dedupeWords[by]} is coming in right now. Please send this one again in a minute.`;
  return new Refusal('rate_limited', message, [], WRITTEN_WITHIN_MS / 1000);
}
