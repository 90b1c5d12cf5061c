/** Formats answers for API Gateway: JSON, readable by any origin, never cached. */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { DuplicateLead, type Refusal, type RefusalCode } from '../../contract/errors.ts';
import type {
  AcceptedAnswer,
  RefusalAnswer,
  SubmissionStatusAnswer,
} from '../../contract/webhook-answers.ts';
import { duplicateLeadCode } from '../../contract/webhook-limits.ts';

const statusCodes: Record<RefusalCode, number> = {
  bad_request: 400,
  unauthorised: 401,
  session_ended: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
};

export function answer(
  statusCode: number,
  body: AcceptedAnswer | SubmissionStatusAnswer | RefusalAnswer,
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

export function refuse(refusal: Refusal): APIGatewayProxyResult {
  const { code, message, details, retryAfterSeconds } = refusal;
  const body: RefusalAnswer = {
    success: false,
    error: message,
    ...(details.length > 0 && { details: [...details] }),
    ...(refusal instanceof DuplicateLead && {
      code: duplicateLeadCode,
      submissionId: refusal.submissionId,
    }),
  };
  if (retryAfterSeconds === undefined) return answer(statusCodes[code], body);
  return answer(statusCodes[code], body, { 'Retry-After': String(retryAfterSeconds) });
}

export function failed(): APIGatewayProxyResult {
  return answer(500, {
    success: false,
    error: 'Something went wrong on our side. Please try again.',
  });
}
