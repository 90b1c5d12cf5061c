/** Formats answers for API Gateway: JSON, readable by any origin, never cached. */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { DuplicateLead, type Refusal } from '../../contract/errors.ts';
import { problemMembers, problems, type ProblemCode } from '../../contract/problems.ts';
import type {
  AcceptedAnswer,
  ProblemAnswer,
  RefusalAnswer,
  SubmissionStatusAnswer,
} from '../../contract/webhook-answers.ts';
import { duplicateLeadCode } from '../../contract/webhook-limits.ts';
import type { WebhookEvent } from '../intake/webhook-event.ts';
import { headerOf } from './header.ts';

type ProblemText = Pick<RefusalAnswer, 'error' | 'details' | 'code' | 'submissionId'>;

const problemJson = 'application/problem+json';

/** What a refusal needs from the request that it answers. */
export type RefusedRequest = Pick<WebhookEvent, 'headers' | 'requestContext'>;

export function answer(
  statusCode: number,
  body: AcceptedAnswer | SubmissionStatusAnswer | RefusalAnswer | ProblemAnswer,
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  return {
    statusCode,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Idempotent-Replayed, Retry-After',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

export function refuse(refusal: Refusal, request: RefusedRequest): APIGatewayProxyResult {
  const { message, details, retryAfterSeconds } = refusal;
  const members: ProblemText = {
    error: message,
    ...(details.length > 0 && { details: [...details] }),
    ...(refusal instanceof DuplicateLead && {
      code: duplicateLeadCode,
      submissionId: refusal.submissionId,
    }),
  };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return answerProblem(codeOf(refusal), members, request, headers);
}

export function failed(request: RefusedRequest): APIGatewayProxyResult {
  const error = 'Something went wrong on our side. Please try again.';
  return answerProblem('internal', { error }, request);
}

function codeOf(refusal: Refusal): ProblemCode {
  if (refusal instanceof DuplicateLead) return duplicateLeadCode;
  // Only the dashboard's sessions end, but the code belongs to the family of all refusals.
  return refusal.code === 'session_ended' ? 'unauthorised' : refusal.code;
}

/**
 * The problem's members stand beside the webhook's own. `status` is a number only in the media type
 * of problems, because it is a submission's state in the other answers.
 */
function answerProblem(
  code: ProblemCode,
  members: ProblemText,
  request: RefusedRequest,
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  const { status } = problems[code];
  const body: RefusalAnswer = {
    success: false,
    ...members,
    ...problemMembers(code, members.error, request.requestContext.requestId),
  };
  if (!accepts(request, problemJson)) return answer(status, body, headers);
  return answer(status, { ...body, status }, { ...headers, 'Content-Type': problemJson });
}

/** Whether the `Accept` header names the media type itself; ranges such as all types don't count. */
function accepts({ headers }: RefusedRequest, mediaType: string): boolean {
  return (headerOf(headers, 'accept') ?? '')
    .split(',')
    .some((range) => range.split(';')[0]?.trim().toLowerCase() === mediaType);
}
