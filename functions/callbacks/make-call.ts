/** Makes one signed call to an endpoint, and decides what its answer means for the delivery. */
import type {
  CallProblem,
  CallResult,
  DeliveryRow,
  DisabledReason,
  EndpointRow,
} from '../../contract/callbacks.ts';
import type { ServiceEvent } from '../../contract/events.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { CalledAnswer, GuardedCall } from '../network/guarded-call.ts';
import { isTest } from '../stores/callbacks/delivery-rows.ts';
import {
  nextCallAt,
  parseRetryAfter,
  verdictOf,
  type CallAnswer,
} from '../stores/callbacks/delivery-rules.ts';
import type { CallOutcome } from '../stores/callbacks/delivery-store.ts';
import { bodyOf, testBody } from './callback-body.ts';
import { maskedAnswer } from './masked-answer.ts';
import { slackBody } from './slack-body.ts';
import { secretsAt, signedHeaders } from './sign-callback.ts';

export interface Calling {
  readEvent: (userId: string, id: string) => Promise<ServiceEvent | undefined>;
  /** Reads a stored submission; undefined if it was erased or has expired. */
  readRow: (userId: string, id: string) => Promise<SubmissionRow | undefined>;
  /** Whether an operator has blocked the address's site. */
  isBlocked: (address: string) => Promise<boolean>;
  call: GuardedCall;
  /** The address of this site, for links in messages to Slack. */
  siteUrl: string;
  now: () => Date;
  random: () => number;
}

/**
 * The time limit of the whole call. Standard Webhooks recommends 15 to 30 s; a shorter call
 * occupies a worker for less time.
 */
const CALL_LIMIT_MS = 15_000;
const fixedHeaders = {
  'content-type': 'application/json',
  'user-agent': 'FormAutomation-Callbacks/1',
};

interface Made {
  outcome: CallOutcome;
  disable: DisabledReason | undefined;
}

interface Subject {
  body: Buffer;
  submissionId: string | undefined;
  row: SubmissionRow | undefined;
}

/** @returns 'no event' if the event is no longer stored. */
export async function makeCall(
  delivery: DeliveryRow,
  endpoint: EndpointRow,
  calling: Calling,
): Promise<Made | 'no event'> {
  const subject = await subjectOf(delivery, endpoint, calling);
  if (!subject) return 'no event';
  const at = calling.now();
  const answer = await answerTo(subject.body, { delivery, endpoint, at }, calling);
  const ended = calling.now();
  const read = typeof answer === 'string' ? { problem: answer } : readable(answer, ended);
  const { kind, problem, disable } = verdictOf(read);
  const last: CallResult = {
    at: at.toISOString(),
    milliseconds: ended.getTime() - at.getTime(),
    ...(problem && { problem }),
    ...(read.httpStatus !== undefined && { httpStatus: read.httpStatus }),
  };
  const course = { ...delivery, calls: delivery.calls + 1, isTest: isTest(delivery) };
  const again = disable
    ? undefined
    : nextCallAt(course, read, { now: ended, random: calling.random });
  const next = kind === 'failed' ? (again ?? 'failed') : kind;
  const kept =
    typeof answer === 'string' ? undefined : await keptAnswer(answer, subject, delivery, calling);
  return { outcome: { next, last, answer: kept }, disable };
}

async function subjectOf(
  { userId, eventId, endpointId, plannedAt, ...delivery }: DeliveryRow,
  endpoint: EndpointRow,
  { readEvent, readRow, siteUrl }: Calling,
): Promise<Subject | undefined> {
  const ofNoLead = (body: Buffer) => ({ body, submissionId: undefined, row: undefined });
  const isSlack = endpoint.kind === 'slack';
  if (isTest(delivery)) {
    return ofNoLead(
      isSlack ? slackBody(undefined, siteUrl) : testBody(eventId, endpointId, plannedAt),
    );
  }
  const event = await readEvent(userId, eventId);
  if (!event) return undefined;
  if (isSlack) return ofNoLead(slackBody(event, siteUrl));
  const submissionId = 'submissionId' in event.data ? event.data.submissionId : undefined;
  const row = submissionId === undefined ? undefined : await readRow(userId, submissionId);
  return { body: bodyOf(event, row, endpoint), submissionId, row };
}

async function answerTo(
  body: Buffer,
  { delivery, endpoint, at }: { delivery: DeliveryRow; endpoint: EndpointRow; at: Date },
  { isBlocked, call }: Calling,
): Promise<CalledAnswer | CallProblem> {
  const { address } = endpoint;
  if (await isBlocked(address)) return 'blocked';
  const secrets = secretsAt(endpoint, at);
  // A call to Slack is not signed: Slack identifies the sender by the channel's secret address.
  const isSigned = endpoint.kind !== 'slack';
  const signed = isSigned && signedHeaders({ id: delivery.eventId, at, body, secrets });
  const headers = { ...fixedHeaders, ...signed };
  return call({ address, headers, body, timeLimitMs: CALL_LIMIT_MS });
}

function readable({ httpStatus, headers }: CalledAnswer, now: Date): CallAnswer {
  const wish = headers['webhook-delivery'];
  return {
    httpStatus,
    retryAfterSeconds: parseRetryAfter(headers['retry-after'], now),
    ...(typeof wish === 'string' && { wish: wish.trim().toLowerCase() }),
  };
}

/** No answer is stored if the lead was erased, even if the erasure happened during the call. */
async function keptAnswer(
  answer: CalledAnswer,
  { submissionId, row }: Subject,
  { userId }: DeliveryRow,
  { readRow }: Calling,
): Promise<string | undefined> {
  if (submissionId === undefined) return maskedAnswer(answer, undefined);
  const isThere = row && (await readRow(userId, submissionId));
  return isThere ? maskedAnswer(answer, row) : undefined;
}
