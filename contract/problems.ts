/**
 * What each refusal's `type` means (RFC 9457, https://www.rfc-editor.org/rfc/rfc9457). The webhook,
 * the gateway's own answers, the OpenAPI document and the page `/problems` read this table.
 */
import type { RefusalCode } from './errors.ts';
import { duplicateLeadCode, missingScopeCode, problemsPath } from './webhook-limits.ts';

/** The kinds of refusals that an integrator can get, and failures of the service. */
export type ProblemCode =
  | Exclude<RefusalCode, 'session_ended'>
  | typeof missingScopeCode
  | typeof duplicateLeadCode
  | 'internal';

export interface Problem {
  /**
   * The last part of the URL in the member `type`, which is also the id of the problem's heading on
   * the page `/problems`.
   */
  slug: string;
  /** The HTTP status of the refusal. */
  status: number;
  title: string;
  meaning: string;
  /** What the sender of the refused request can do. */
  remedy: string;
}

export const problems: Readonly<Record<ProblemCode, Problem>> = {
  bad_request: {
    slug: 'invalid-request',
    status: 400,
    title: 'The request is not valid',
    meaning:
      'The body is not JSON, a field is missing, a value breaks a rule of the lead or of the form, or a parameter of a list is not valid. Nothing was stored.',
    remedy:
      'Read details: it names each field or parameter and its rule. Correct the values and send the request again.',
  },
  unauthorised: {
    slug: 'key-required',
    status: 401,
    title: 'An API key is required',
    meaning: 'The request has no x-api-key header.',
    remedy: 'Create a key in the dashboard, under API Keys, and send it in that header.',
  },
  forbidden: {
    slug: 'key-refused',
    status: 403,
    title: 'The API key is refused',
    meaning:
      'The key is unknown, deleted or expired, it got another value by a rotation, or the firewall blocked the request.',
    remedy:
      'Compare the key with the list in the dashboard. A new key and a new expiry take effect within ten seconds.',
  },
  [missingScopeCode]: {
    slug: 'missing-scope',
    status: 403,
    title: 'The API key lacks a scope',
    meaning:
      'The key is valid, but it may not do this. Its owner chose what it may do when they created it; detail names the scope that is missing. Nothing was stored.',
    remedy:
      'Create another key that has this scope in the dashboard, under API Keys, and send it in the x-api-key header. The scopes of a key never change.',
  },
  not_found: {
    slug: 'not-found',
    status: 404,
    title: 'There is nothing at this address',
    meaning: 'The path does not exist, or you have no submission with this id.',
    remedy:
      'Compare the address with the webhook URL in the dashboard, and the id with the answer that named it.',
  },
  conflict: {
    slug: 'conflict',
    status: 409,
    title: 'The lead contradicts an earlier request or its form',
    meaning:
      'The Idempotency-Key came with another lead before, or the form of the lead is a draft or was deleted.',
    remedy:
      'Use a new Idempotency-Key for a new lead. Set the form live, or choose another form for the API key.',
  },
  [duplicateLeadCode]: {
    slug: 'duplicate-lead',
    status: 409,
    title: 'The form has a lead of this person',
    meaning:
      'The form takes one lead for each phone number or e-mail address within the days that its owner chose. submissionId is the earlier lead.',
    remedy: 'Nothing, if the earlier lead is enough. Send allowDuplicate to send this one too.',
  },
  too_large: {
    slug: 'too-large',
    status: 413,
    title: 'The body is too large',
    meaning: 'The body has more bytes than the webhook reads. Nothing was stored.',
    remedy: 'Leave out members that the documentation does not name, or shorten the consent text.',
  },
  unsupported_media_type: {
    slug: 'unsupported-media-type',
    status: 415,
    title: 'The body is not declared as JSON',
    meaning: 'The Content-Type header is missing or is not application/json.',
    remedy: 'Send Content-Type: application/json.',
  },
  rate_limited: {
    slug: 'too-many-requests',
    status: 429,
    title: 'Too many requests or leads',
    meaning:
      'Too many requests a second, too many leads today, or too many leads that are not finished. Nothing was stored.',
    remedy:
      'Wait as many seconds as Retry-After says, then send the same request with the same Idempotency-Key.',
  },
  internal: {
    slug: 'internal',
    status: 500,
    title: 'Something went wrong on our side',
    meaning: 'The service failed. The lead may have been stored before the failure.',
    remedy:
      'Send the same request with the same Idempotency-Key again. If it keeps failing, write to support and name the instance.',
  },
};

/** The members of RFC 9457 that every refusal has besides the webhook's own members. */
export interface ProblemMembers {
  /** The URL of the problem relative to the site; the page at this URL explains the problem. */
  type: string;
  title: string;
  /** The explanation of the refusal for people, the same text as in the member `error`. */
  detail: string;
  /** The id by which the service's logs can be searched for this answer. */
  instance?: string;
}

/** @param requestId API Gateway's id of the request. */
export function problemMembers(
  code: ProblemCode,
  detail: string,
  requestId?: string,
): ProblemMembers {
  const { slug, title } = problems[code];
  return {
    type: `${problemsPath}#${slug}`,
    title,
    detail,
    ...(requestId !== undefined && { instance: `urn:uuid:${requestId}` }),
  };
}
