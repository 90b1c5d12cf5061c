/**
 * The answers that API Gateway sends by itself, for example when it refuses a request before it
 * calls the webhook. Like the webhook's answers, they are JSON with an `error` field and CORS
 * headers.
 */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { problemMembers, problems, type ProblemCode } from '../contract/problems.ts';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Idempotent-Replayed,Retry-After',
} as const;

/** The error text for "too many requests", used by API Gateway and by the firewall. */
const throttledText = 'Too many requests. Please slow down and try again.';
export const throttledHeaders = { ...headers, 'Retry-After': '1' } as const;
/**
 * The body of the firewall's answer to too many requests. It contains no request id, because the
 * firewall does not know the id.
 */
export const throttledBody = {
  success: false,
  error: throttledText,
  ...problemMembers('rate_limited', throttledText),
} as const;

/** The problem code and the text for each type of gateway response. */
const refusals: readonly (readonly [ResponseType, ProblemCode, string])[] = [
  [ResponseType.BAD_REQUEST_BODY, 'bad_request', 'The request body is not valid JSON.'],
  [ResponseType.BAD_REQUEST_PARAMETERS, 'bad_request', 'The request parameters are not valid.'],
  [
    ResponseType.UNAUTHORIZED,
    'unauthorised',
    'An API key is required. Create one in the dashboard (/dashboard), under API Keys, and send it in the x-api-key header.',
  ],
  [
    ResponseType.ACCESS_DENIED,
    'forbidden',
    'This API key is unknown, deleted or expired. Your keys live in the dashboard (/dashboard), under API Keys.',
  ],
  [ResponseType.WAF_FILTERED, 'forbidden', 'The request was blocked.'],
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'not_found', 'There is nothing at this address.'],
  [ResponseType.RESOURCE_NOT_FOUND, 'not_found', 'There is nothing at this address.'],
  [ResponseType.REQUEST_TOO_LARGE, 'too_large', 'The request body is too large.'],
  [
    ResponseType.UNSUPPORTED_MEDIA_TYPE,
    'unsupported_media_type',
    'The Content-Type must be application/json.',
  ],
  [ResponseType.THROTTLED, 'rate_limited', throttledText],
  [ResponseType.QUOTA_EXCEEDED, 'rate_limited', throttledText],
  [ResponseType.DEFAULT_4XX, 'bad_request', 'The request was refused.'],
  [ResponseType.DEFAULT_5XX, 'internal', 'Something went wrong on our side. Please try again.'],
];

/**
 * DEFAULT_4XX and DEFAULT_5XX each stand for responses with different statuses, so no status is set
 * for them.
 */
const defaults: readonly ResponseType[] = [ResponseType.DEFAULT_4XX, ResponseType.DEFAULT_5XX];

/**
 * One template per response, because AWS does not document which template API Gateway uses if
 * `Accept` names several types or none. So the gateway's own refusals are `application/json`, even
 * for callers who request `application/problem+json`.
 */
export function addGatewayResponses(api: RestApi) {
  for (const [type, code, error] of refusals) {
    const members = problemMembers(code, error, '$context.requestId');
    api.addGatewayResponse(type.responseType, {
      type,
      ...(!defaults.includes(type) && { statusCode: String(problems[code].status) }),
      responseHeaders: literal(code === 'rate_limited' ? throttledHeaders : headers),
      templates: { 'application/json': JSON.stringify({ success: false, error, ...members }) },
    });
  }
}

/**
 * API Gateway outputs a quoted text unchanged; it would treat a text without quotes as a path into
 * the request.
 */
function literal(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `'${text}'`]));
}
