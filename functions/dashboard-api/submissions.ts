/** A user's submissions as the dashboard asks for them. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../contract/errors.ts';
import type { Submission, SubmissionPage, SubmissionStats } from '../../contract/graphql-types.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { LeadQueue } from '../stores/leads/lead-queue.ts';
import type {
  CountingQuery,
  RetryRequest,
  SubmissionQuery,
  SubmissionStore,
} from '../stores/submissions/submission-store.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import { viewAttempt, viewSubmission } from '../stores/submissions/submission-view.ts';

export interface SubmissionDesk {
  submissions: Pick<SubmissionStore, 'list' | 'get' | 'count' | 'retry' | 'cancel'>;
  allowance: Pick<UserAllowance, 'takeLead' | 'giveLeadBack'>;
  queue: LeadQueue;
  /** A link to a screenshot, signed for minutes. */
  signLink: (screenshotKey: string) => Promise<string>;
  logger: Pick<Logger, 'warn'>;
  maxAttempts: number;
  retentionDays: number;
}

export async function listSubmissions(
  query: SubmissionQuery,
  desk: SubmissionDesk,
): Promise<SubmissionPage> {
  const { items, nextToken = null } = await desk.submissions.list(query);
  return { items: await Promise.all(items.map((row) => withLink(row, desk))), nextToken };
}

export async function getSubmission(
  userId: string,
  id: string,
  desk: SubmissionDesk,
): Promise<Submission | null> {
  const row = await desk.submissions.get(userId, id);
  return row ? withAttempts(row, desk) : null;
}

export async function submissionStats(
  query: CountingQuery,
  desk: SubmissionDesk,
): Promise<SubmissionStats> {
  const { nextToken = null, ...part } = await desk.submissions.count(query);
  return { ...part, nextToken };
}

/**
 * A Retry is a new lead to the bot, so it takes one of the user's allowance. The row is open again
 * before the message is sent: what the queue misses the reconciler sends.
 */
export async function retrySubmission(
  request: Omit<RetryRequest, 'maxAttempts'>,
  desk: SubmissionDesk,
): Promise<Submission> {
  const { userId, id } = request;
  await desk.allowance.takeLead(userId);
  const retried = desk.submissions.retry({ ...request, maxAttempts: desk.maxAttempts });
  const row = await retried.catch((error: unknown) => {
    desk.allowance.giveLeadBack(userId);
    throw error;
  });
  try {
    await desk.queue.send({ userId, submissionId: id });
  } catch (error: unknown) {
    desk.logger.warn('The queue took no message; the reconciler will send it', {
      submissionId: id,
      error: asError(error),
    });
  }
  return withAttempts(row, desk);
}

/** Its message, if one is still in the queue, finds the row final and is acknowledged. */
export async function cancelSubmission(
  userId: string,
  id: string,
  desk: SubmissionDesk,
): Promise<Submission> {
  const { retentionDays } = desk;
  return withAttempts(await desk.submissions.cancel({ userId, id, retentionDays }), desk);
}

async function withAttempts(row: SubmissionRow, desk: SubmissionDesk): Promise<Submission> {
  const attempts = row.attempts.map(async (attempt) => ({
    ...viewAttempt(attempt),
    screenshotUrl: await linkTo(attempt.screenshotKey, desk),
  }));
  return { ...(await withLink(row, desk)), attempts: await Promise.all(attempts) };
}

async function withLink(row: SubmissionRow, desk: SubmissionDesk): Promise<Submission> {
  const screenshotUrl = await linkTo(row.screenshotKey, desk);
  // Attempts are read one submission at a time: a page carries none.
  return { ...viewSubmission(row), screenshotUrl, attempts: null };
}

async function linkTo(screenshotKey: string | undefined, { signLink }: SubmissionDesk) {
  return screenshotKey === undefined ? null : signLink(screenshotKey);
}
