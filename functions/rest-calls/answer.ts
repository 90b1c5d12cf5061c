/**
 * The answers of the REST API. Each route makes a reply; the webhook may combine several replies
 * into one answer. The format is for API Gateway (JSON, readable by any origin, never cached).
 */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { DuplicateLead, MissingScope, type Refusal } from '../../contract/errors.ts';
import { problemMembers, problems, type ProblemCode } from '../../contract/problems.ts';
import type { ProblemAnswer, RefusalAnswer } from '../../contract/webhook-answers.ts';
import { duplicateLeadCode, missingScopeCode } from '../../contract/webhook-limits.ts';
import type { RestEvent } from './rest-event.ts';
import { headerOf } from './header.ts';

type ProblemText = Pick<RefusalAnswer, 'error' | 'details' | 'code' | 'submissionId'>;

const problemJson = 'application/problem+json';

/** The parts of the refused request on which the refusal's format depends. */
export type RefusedRequest = Pick<RestEvent, 'headers' | 'requestContext'>;

/** The answer to a request, before it is formatted for API Gateway. */
export interface Reply<Body extends object = object> {
  status: number;
  body: Body;
  /** Headers of this reply, in addition to the headers of every answer. */
  headers?: Record<string, string>;
}

export function format({ status, body, headers }: Reply): APIGatewayProxyResult {
  const isProblem = 'type' in body && 'status' in body;
  return {
    statusCode: status,
    headers: {
      'Content-Type': isProblem ? problemJson : 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Idempotent-Replayed, Retry-After',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

export function refuse(refusal: Refusal, request: RefusedRequest): Reply<RefusalAnswer> {
  const { message, details, retryAfterSeconds } = refusal;
  const members: ProblemText = {
    error: message,
    ...(details.length > 0 && { details: [...details] }),
    ...(refusal instanceof DuplicateLead && {
      code: duplicateLeadCode,
      submissionId: refusal.submissionId,
    }),
  };
  return {
    ...problem(codeOf(refusal), members, request),
    ...(retryAfterSeconds !== undefined && {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    }),
  };
}

export function failed(request: RefusedRequest): Reply<RefusalAnswer> {
  const error = 'Something went wrong on our side. Please try again.';
  return problem('internal', { error }, request);
}

function codeOf(refusal: Refusal): ProblemCode {
  if (refusal instanceof DuplicateLead) return duplicateLeadCode;
  if (refusal instanceof MissingScope) return missingScopeCode;
  // `session_ended` can't occur here, because API keys have no sessions, but the type of all
  // refusals includes it.
  return refusal.code === 'session_ended' ? 'unauthorised' : refusal.code;
}

/**
 * Adds the standard members of a problem (RFC 9457) to the webhook's own members. The HTTP `status`
 * is added only for the media type of problems, because in other answers `status` is a submission's
 * state.
 */
function problem(
  code: ProblemCode,
  members: ProblemText,
  request: RefusedRequest,
): Reply<RefusalAnswer | ProblemAnswer> {
  const { status } = problems[code];
  const body: RefusalAnswer = {
    success: false,
    ...members,
    ...problemMembers(code, members.error, request.requestContext.requestId),
  };
  return { status, body: accepts(request, problemJson) ? { ...body, status } : body };
}

/**
 * Whether the `Accept` header names this media type; a range that covers all types does not count.
 * A weight of 0 means "not acceptable" (RFC 9110, 12.4.2).
 */
function accepts({ headers }: RefusedRequest, mediaType: string): boolean {
  return (headerOf(headers, 'accept') ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(
      ([type, ...rest]) => type === mediaType && !rest.some((part) => /^q=0(\.0*)?$/.test(part)),
    );
}
