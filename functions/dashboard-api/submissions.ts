/** Reads and changes a user's submissions for the dashboard. */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { CustomValues } from '../../contract/custom-field.ts';
import { readCustomValues } from '../../contract/custom-values.ts';
import { asError, DuplicateLead, Refusal } from '../../contract/errors.ts';
import type { Submission, SubmissionPage, SubmissionStats } from '../../contract/graphql-types.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { LeadQueue } from '../stores/leads/lead-queue.ts';
import type { PersonRecords } from '../stores/people/person-records.ts';
import type { FirstLeads } from '../stores/repeated-leads/first-leads.ts';
import type { NoteSent } from '../stores/repeated-leads/sent-notes.ts';
import type { RetryRequest } from '../stores/submissions/submission-openings.ts';
import type { DecisionRequest } from '../stores/submissions/submission-decisions.ts';
import type { CountingQuery } from '../stores/submissions/submission-counting.ts';
import type { SubmissionQuery } from '../stores/submissions/submission-listing.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import { asJson } from '../appsync/as-json.ts';
import { keptPicture } from '../stores/submissions/picture-key.ts';
import { viewAttempt, viewConsent, viewSubmission } from '../stores/submissions/submission-view.ts';

const FORM_IS_GONE =
  'The form of this submission was deleted. Send the lead anew to a form that you have.';
const NO_QUESTIONS = 'The form of this submission has no questions of its own: send no fields.';

/** The input of a Retry, with the answers to the form's questions as the owner typed them. */
type RetryOfOwner = Pick<RetryRequest, 'userId' | 'id' | 'lead' | 'confirmed' | 'version'> & {
  fields?: Record<string, unknown>;
};

export interface SubmissionDependencies {
  targetForms: Pick<TargetFormReader, 'readForm'>;
  submissions: Pick<SubmissionStore, 'list' | 'get' | 'count' | 'retry' | 'cancel' | 'decide'>;
  allowance: Pick<UserAllowance, 'takeLead' | 'giveLeadBack'>;
  firstLeads: Pick<FirstLeads, 'take'>;
  noteSent: NoteSent;
  people: Pick<PersonRecords, 'note'>;
  queue: LeadQueue;
  /** Signs a link to a screenshot, valid for some minutes. */
  signLink: (screenshotKey: string) => Promise<string>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  retentionDays: number;
  now: () => Date;
}

export async function listSubmissions(
  query: SubmissionQuery,
  dependencies: SubmissionDependencies,
): Promise<SubmissionPage> {
  const { items, nextToken = null } = await dependencies.submissions.list(query);
  return { items: await Promise.all(items.map((row) => listed(row, dependencies))), nextToken };
}

export async function getSubmission(
  userId: string,
  id: string,
  dependencies: SubmissionDependencies,
): Promise<Submission | null> {
  const row = await dependencies.submissions.get(userId, id);
  return row ? withAttempts(row, dependencies) : null;
}

export async function submissionStats(
  query: CountingQuery,
  dependencies: SubmissionDependencies,
): Promise<SubmissionStats> {
  const { nextToken = null, ...part } = await dependencies.submissions.count(query);
  return { ...part, nextToken };
}

/**
 * A Retry is a new lead for the bot, so it takes one lead of the user's allowance. The submission
 * is stored as open before its queue message is sent; if the queue refuses the message, the
 * reconciler (a scheduled function) sends it.
 */
export async function retrySubmission(
  { fields: answers, ...request }: RetryOfOwner,
  dependencies: SubmissionDependencies,
): Promise<Submission> {
  const { userId, id } = request;
  const fields = answers && (await readAnswers({ userId, id, answers }, dependencies));
  await dependencies.allowance.takeLead(userId);
  const reopen = async () => {
    const standing = await standAgain(request, dependencies);
    const { maxAttempts, people } = dependencies;
    const noted = request.lead && { people: await people.note({ userId, id }, request.lead) };
    const changed = { ...request, ...(fields && { fields }), ...standing, ...noted };
    return dependencies.submissions.retry({ ...changed, maxAttempts });
  };
  const row = await reopen().catch((error: unknown) => {
    dependencies.allowance.giveLeadBack(userId);
    throw error;
  });
  try {
    await dependencies.queue.send({ userId, submissionId: id });
  } catch (error: unknown) {
    dependencies.logger.warn('The queue took no message; the reconciler will send it', {
      submissionId: id,
      error: asError(error),
    });
  }
  return withAttempts(row, dependencies);
}

/**
 * For a form that accepts each person only once: records the retried or corrected lead as its
 * person's first lead. If the person has another first lead, the retry is refused. But if the
 * lead's sender allowed a duplicate, the retry is accepted and not recorded.
 * @returns undefined if nothing is to be recorded, as for a form that accepts repeated leads.
 * @throws {Refusal} `conflict` with a text, if this would be a person's second lead, or if its form
 * was deleted.
 */
async function standAgain(
  { userId, id, lead, confirmed, version: seen }: RetryOfOwner,
  { submissions, targetForms, firstLeads }: SubmissionDependencies,
): Promise<Required<Pick<RetryRequest, 'version' | 'fingerprint'>> | undefined> {
  const row = await submissions.get(userId, id);
  if (row?.status !== 'error' || row.formId === undefined) return undefined;
  // A retry of a lead that was possibly sent needs a confirmation. Without one, the store refuses
  // the retry later, so no first lead is recorded here.
  if (!confirmed && row.possiblySent) return undefined;
  if (seen !== undefined && seen !== row.version) return undefined;
  const form = await targetForms.readForm(userId, row.formId);
  if (!form) throw new Refusal('conflict', FORM_IS_GONE);
  const { dedupe } = form;
  if (!dedupe) return undefined;
  const person = { userId, formId: row.formId, dedupe, lead: lead ?? row };
  const { version } = row;
  try {
    const candidate = { submissionId: id, rowVersion: version };
    return { version, fingerprint: await firstLeads.take(person, candidate) };
  } catch (error: unknown) {
    if (row.duplicateAllowed && error instanceof Refusal) return { version, fingerprint: null };
    if (!(error instanceof DuplicateLead)) throw error;
    const message = `This would be a second lead of one person. ${error.message} It is submission ${error.submissionId}.`;
    throw new Refusal('conflict', message);
  }
}

/**
 * @throws {Refusal} `bad_request` with a text, or `conflict` if the submission's form was deleted
 * or belongs to the operators (the stage's form).
 */
async function readAnswers(
  { userId, id, answers }: { userId: string; id: string; answers: Record<string, unknown> },
  { submissions, targetForms }: SubmissionDependencies,
): Promise<CustomValues> {
  const row = await submissions.get(userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  if (row.formId === undefined) throw new Refusal('conflict', NO_QUESTIONS);
  const form = await targetForms.readForm(userId, row.formId);
  if (!form) throw new Refusal('conflict', FORM_IS_GONE);
  const { values, details } = readCustomValues(form.customFields, answers);
  if (values) return values;
  throw new Refusal('bad_request', details.map(({ message }) => message).join('; '));
}

/**
 * If the cancelled lead's message is still in the queue, the bot finds that the submission has
 * ended and acknowledges the message.
 */
export async function cancelSubmission(
  userId: string,
  id: string,
  dependencies: SubmissionDependencies,
): Promise<Submission> {
  const { retentionDays } = dependencies;
  return withAttempts(
    await dependencies.submissions.cancel({ userId, id, retentionDays }),
    dependencies,
  );
}

/**
 * The owner decides whether an uncertain submit succeeded. That sends no lead, so it takes nothing
 * from the user's allowance.
 */
export async function decideSubmission(
  request: DecisionRequest,
  dependencies: SubmissionDependencies,
): Promise<Submission> {
  const row = await dependencies.submissions.decide(request);
  await dependencies.noteSent(row, request.wentIn).catch((error: unknown) => {
    const context = { submissionId: row.id, error: asError(error) };
    dependencies.logger.warn('A decision was not noted with the first lead', context);
  });
  return withAttempts(row, dependencies);
}

async function withAttempts(
  row: SubmissionRow,
  dependencies: SubmissionDependencies,
): Promise<Submission> {
  const attempts = row.attempts.map(async (attempt) => ({
    ...viewAttempt(attempt),
    screenshotUrl: await linkTo(attempt, dependencies),
  }));
  return { ...(await listed(row, dependencies)), attempts: await Promise.all(attempts) };
}

/** Converts a stored submission for a list, without its attempts. */
export async function listed(
  row: SubmissionRow,
  dependencies: SubmissionDependencies,
): Promise<Submission> {
  const screenshotUrl = await linkTo(row, dependencies);
  // Attempts are returned for single submissions only, not in lists.
  const fields = row.fields ? asJson(row.fields) : null;
  const consent = row.consent ? viewConsent(row.consent) : null;
  const view = viewSubmission(row, dependencies.now());
  return { ...view, fields, consent, screenshotUrl, attempts: null };
}

async function linkTo(
  pictured: Pick<SubmissionRow, 'screenshotKey' | 'screenshotUntil'>,
  { signLink, now }: SubmissionDependencies,
) {
  const screenshotKey = keptPicture(pictured, now());
  return screenshotKey === undefined ? null : signLink(screenshotKey);
}
