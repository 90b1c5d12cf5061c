/**
 * The gateway's own answers when it refuses a request before or instead of the webhook: like the
 * webhook's contract, JSON with an `error` field and CORS headers, whatever went wrong.
 */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Idempotent-Replayed,Retry-After',
} as const;

/** The text of every refusal for too many requests, also of the firewall's. */
export const throttledText = 'Too many requests. Please slow down and try again.';
export const throttledHeaders = { ...headers, 'Retry-After': '1' } as const;

/**
 * The status and text for each type of response. If the status is undefined, API Gateway's own is
 * kept.
 */
const refusals: readonly (readonly [ResponseType, string | undefined, string])[] = [
  [ResponseType.BAD_REQUEST_BODY, '400', 'The request body is not valid JSON.'],
  [ResponseType.BAD_REQUEST_PARAMETERS, '400', 'The request parameters are not valid.'],
  [
    ResponseType.UNAUTHORIZED,
    '401',
    'An API key is required. Create one in the dashboard (/dashboard), under API Keys, and send it in the x-api-key header.',
  ],
  [
    ResponseType.ACCESS_DENIED,
    '403',
    'This API key is unknown, deleted or expired. Your keys live in the dashboard (/dashboard), under API Keys.',
  ],
  [ResponseType.WAF_FILTERED, '403', 'The request was blocked.'],
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, '404', 'There is nothing at this address.'],
  [ResponseType.RESOURCE_NOT_FOUND, '404', 'There is nothing at this address.'],
  [ResponseType.REQUEST_TOO_LARGE, '413', 'The request body is too large.'],
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, '415', 'The Content-Type must be application/json.'],
  [ResponseType.THROTTLED, '429', throttledText],
  [ResponseType.QUOTA_EXCEEDED, '429', throttledText],
  [ResponseType.DEFAULT_4XX, undefined, 'The request was refused.'],
  [ResponseType.DEFAULT_5XX, undefined, 'Something went wrong on our side. Please try again.'],
];

export function addGatewayResponses(api: RestApi) {
  for (const [type, statusCode, error] of refusals) {
    api.addGatewayResponse(type.responseType, {
      type,
      ...(statusCode && { statusCode }),
      responseHeaders: literal(statusCode === '429' ? throttledHeaders : headers),
      templates: { 'application/json': JSON.stringify({ success: false, error }) },
    });
  }
}

/**
 * API Gateway uses a text in quotes as it is; without quotes it would treat the text as a path into
 * the request.
 */
function literal(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `'${text}'`]));
}
