/**
 * Finds a person's leads and erases them, for the owner of the leads. A repeated erasure completes
 * an interrupted one: a submission is removed only after its pictures, and what is left is found by
 * the person's values (`forget-person.ts`).
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { Refusal } from '../../contract/errors.ts';
import { dedupeBy } from '../../contract/form-dedupe.ts';
import type { PersonPage, Submission } from '../../contract/graphql-types.ts';
import { leaseSeconds } from '../../contract/submission-lease.ts';
import { isFinal, type SubmissionRow } from '../../contract/submission.ts';
import type { ForgetAnswers } from '../stores/callbacks/forget-answers.ts';
import { isRowId } from '../stores/dynamodb/row-id.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { Person, PersonRecords } from '../stores/people/person-records.ts';
import type { ForgetFirstLeads } from '../stores/repeated-leads/forget-person.ts';
import { personOf } from '../stores/repeated-leads/same-person.ts';
import { timeOfId } from '../stores/submissions/newest-rows.ts';
import { allPictureKeys } from '../stores/submissions/picture-key.ts';
import { isExpired } from '../stores/submissions/row-lifetime.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { listed, type SubmissionDependencies } from './submissions.ts';

export interface PersonalDataDependencies extends SubmissionDependencies {
  submissions: SubmissionDependencies['submissions'] & Pick<SubmissionStore, 'oldest' | 'remove'>;
  people: PersonRecords;
  idempotency: Pick<IdempotencyStore, 'forget'>;
  forgetFirstLeads: ForgetFirstLeads;
  /** Erases the stored answers that receivers of callbacks gave about a lead. */
  forgetAnswers: ForgetAnswers;
  targetForms: Pick<TargetFormStore, 'readForm' | 'list'>;
  /**
   * Erases a picture; succeeds if the picture does not exist.
   * @throws {Error} if the picture may still exist.
   */
  erasePicture: (key: string) => Promise<void>;
  logger: Pick<Logger, 'info' | 'warn'>;
  now: () => Date;
}

export interface PersonQuery {
  phone?: string;
  email?: string;
  nextToken?: string;
}

/**
 * The longest duration of a request that accepts a lead, until its end or time-out, plus the
 * difference of clocks.
 */
export const ACCEPTED_WITHIN_MS = 20_000;

/** Finds nobody if neither a phone number nor an e-mail address is given. */
export async function findPerson(
  userId: string,
  { nextToken, ...values }: PersonQuery,
  dependencies: PersonalDataDependencies,
): Promise<PersonPage> {
  const person = personInQuery(values);
  if (Object.keys(person).length === 0) return { items: [], nextToken: null, lookedThrough: null };
  const keys = await dependencies.people.keysOf(userId, person);
  const position = nextToken === undefined ? { part: 0 } : decode(nextToken);
  if (position.part < keys.length) return byRecords(userId, keys, position, dependencies);
  return lookThrough(userId, { person, keys, ...position }, dependencies);
}

/**
 * Erases one submission with its pictures and records.
 * @throws {Refusal} `conflict` if its form is being submitted, an attempt may still store a
 * picture, another request with the same Idempotency-Key may store the submission again, or the
 * submission has changed meanwhile.
 */
export async function eraseSubmission(
  userId: string,
  id: string,
  dependencies: PersonalDataDependencies,
): Promise<boolean> {
  const { submissions, idempotency, people, forgetFirstLeads, erasePicture } = dependencies;
  const found = await submissions.get(userId, id);
  if (!found) {
    await dependencies.forgetAnswers(userId, id);
    return true;
  }
  refuseWhileArriving(found, dependencies.now());
  const row = await finalRow(found, dependencies);
  if (!row) return true;
  refuseWhileEnding(row, dependencies.now());
  for (const key of allPictureKeys(row)) await erasePicture(key);
  await dependencies.forgetAnswers(userId, id);
  const { idempotencyId, fingerprint, formerFingerprints = [] } = row;
  if (idempotencyId !== undefined) await idempotency.forget(idempotencyId, id);
  const fingerprints = fingerprint === undefined ? [] : [fingerprint];
  for (const each of new Set([...formerFingerprints, ...fingerprints])) {
    await forgetFirstLeads.ofSubmission(each, id);
  }
  if (!(await submissions.remove(row))) {
    throw new Refusal('conflict', 'This submission has changed meanwhile. Erase it again.');
  }
  // Logged before the last step, because after a restore an operator repeats the erasures that the
  // log names.
  dependencies.logger.info('Submission erased', { submissionId: id });
  // The receivers' answers are erased a second time: a callback that read the submission before its
  // removal has stored an answer by now, and a later callback finds no submission.
  await dependencies.forgetAnswers(userId, id);
  await people.forget(row.people ?? [], id);
  return true;
}

export function personInQuery({ phone, email }: Omit<PersonQuery, 'nextToken'>): Person {
  return { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
}

interface Position {
  /**
   * The index of the person's key (in `keys`) whose records are read next. After the last key, the
   * leads without records are read.
   */
  part: number;
  after?: string;
}

async function byRecords(
  userId: string,
  keys: readonly string[],
  { part, after }: Position,
  dependencies: PersonalDataDependencies,
): Promise<PersonPage> {
  const { ids, more } = await dependencies.people.idsOf(keys[part] ?? '', after);
  const rows = await Promise.all(ids.map((id) => dependencies.submissions.get(userId, id)));
  const next = more ? { part, after: ids.at(-1) } : { part: part + 1 };
  const isNew = ({ people = [] }: SubmissionRow) =>
    !keys.slice(0, part).some((before) => people.includes(before));
  const found = rows.filter((row) => row !== undefined).filter(isNew);
  const items = await view(found, dependencies);
  return { items, nextToken: encode(next), lookedThrough: null };
}

async function lookThrough(
  userId: string,
  { person, keys, part, after }: Position & { person: Person; keys: readonly string[] },
  dependencies: PersonalDataDependencies,
): Promise<PersonPage> {
  const before = await dependencies.people.completeSince(userId);
  const { rows, last } = await dependencies.submissions.oldest({ userId, before, after });
  const now = dependencies.now();
  const found = rows.filter(
    (row) =>
      !isExpired(row, now) &&
      !keys.some((key) => row.people?.includes(key)) &&
      isAbout(row, person),
  );
  return {
    items: await view(found, dependencies),
    nextToken: last === undefined ? null : encode({ part, after: last }),
    lookedThrough: last === undefined ? null : timeOfId(last).toISOString(),
  };
}

/**
 * Compares the person's values with the lead's values, the values that attempts filled in, and the
 * answers to custom fields.
 */
function isAbout(row: SubmissionRow, person: Person): boolean {
  const filled = row.attempts.flatMap(({ fields = [] }) => fields.map(({ value }) => value));
  const others = [...filled, ...Object.values(row.fields ?? {})];
  return dedupeBy.some((by) => {
    const wanted = person[by];
    if (wanted === undefined) return false;
    const plain = personOf({ phone: '', email: '', [by]: wanted }, by);
    return [row[by], ...others].some(
      (value) => personOf({ phone: '', email: '', [by]: value }, by) === plain,
    );
  });
}

function view(
  rows: readonly SubmissionRow[],
  dependencies: PersonalDataDependencies,
): Promise<Submission[]> {
  return Promise.all(rows.map((row) => listed(row, dependencies)));
}

/**
 * Cancels an open submission.
 * @throws {Refusal} with a text for the user if its form is being submitted.
 */
async function finalRow(
  row: SubmissionRow,
  { submissions, retentionDays }: PersonalDataDependencies,
): Promise<SubmissionRow | undefined> {
  if (isFinal(row.status)) return row;
  const { userId, id } = row;
  try {
    return await submissions.cancel({ userId, id, retentionDays });
  } catch (error: unknown) {
    const now = await submissions.get(userId, id);
    if (!now || isFinal(now.status)) return now;
    throw error;
  }
}

/**
 * Refuses the erasure until the last attempt's lease ends, if that attempt was cancelled: its
 * browser may still store a picture.
 */
function refuseWhileEnding({ attempts }: SubmissionRow, now: Date): void {
  const last = attempts.at(-1);
  if (last?.failureReason !== 'cancelled') return;
  if (now.getTime() - Date.parse(last.startedAt) >= leaseSeconds * 1000) return;
  throw new Refusal(
    'conflict',
    'It is cancelled, and its attempt is just ending. Erase it again in two minutes.',
  );
}

/**
 * Refuses the erasure while another request may store the submission again. Several requests with
 * one Idempotency-Key may run at once; each stores the submission if it finds none. A request may
 * also complete one that crashed; then `openedAt` is later than `createdAt`.
 */
function refuseWhileArriving(
  { idempotencyId, createdAt, openedAt = createdAt }: SubmissionRow,
  now: Date,
): void {
  if (idempotencyId === undefined) return;
  if (now.getTime() - Date.parse(openedAt) >= ACCEPTED_WITHIN_MS) return;
  throw new Refusal('conflict', 'It has just arrived. Erase it again in half a minute.');
}

function encode({ part, after }: { part: number; after?: string | undefined }): string {
  return Buffer.from(`${part} ${after ?? ''}`).toString('base64url');
}

/**
 * Page tokens need no signature: the position in a token can refer only to the caller's own leads.
 */
function decode(nextToken: string): Position {
  const text = Buffer.from(nextToken.slice(0, 100), 'base64url').toString();
  const [, part = '', after = ''] = /^(\d) (\S*)$/.exec(text) ?? [];
  if (part === '' || (after !== '' && !isRowId(after))) {
    throw new Refusal('bad_request', 'nextToken is not valid.');
  }
  return { part: Number(part), ...(after !== '' && { after }) };
}
