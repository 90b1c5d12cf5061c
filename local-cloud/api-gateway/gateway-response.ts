/**
 * The answers that API Gateway itself sends: AWS's defaults, changed by the template (status,
 * headers, body templates with `$context` values).
 */
import type { RestApi } from './rest-api.ts';

const defaults = {
  ACCESS_DENIED: [403, 'User is not authorized to access this resource with an explicit deny'],
  AUTHORIZER_CONFIGURATION_ERROR: [500, null],
  AUTHORIZER_FAILURE: [500, null],
  BAD_REQUEST_PARAMETERS: [400, 'Invalid request parameters'],
  DEFAULT_5XX: [502, 'Internal server error'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long'],
  THROTTLED: [429, 'Too Many Requests'],
  UNAUTHORIZED: [401, 'Unauthorized'],
} as const;

export type RefusalType = keyof typeof defaults;

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
}

export function gatewayAnswer(api: RestApi, type: RefusalType, requestId: string): HttpAnswer {
  const [defaultStatus, message] = defaults[type];
  const fallback = defaultStatus < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
  const response = api.gatewayResponses.get(type) ?? api.gatewayResponses.get(fallback);
  const context = {
    requestId,
    'error.message': message ?? '',
    'error.messageString': JSON.stringify(message),
    'error.responseType': type,
  };
  const template =
    response?.templates['application/json'] ?? '{"message":$context.error.messageString}';
  return {
    status: Number(response?.statusCode ?? defaultStatus),
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': `${errorType(type)}Exception`,
      ...staticHeaders(response?.parameters ?? {}, 'gatewayresponse.header.'),
    },
    body: fillTemplate(template, context),
  };
}

/**
 * The headers whose mapped value is a literal, that is, in single quotes. Other kinds of mappings
 * are ignored.
 */
export function staticHeaders(
  parameters: Record<string, string>,
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([name, value]) => name.startsWith(prefix) && /^'.*'$/s.test(value))
      .map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value.slice(1, -1)]),
  );
}

function fillTemplate(template: string, context: Record<string, string>): string {
  return template.replace(
    /\$context\.([\w.]*\w)/g,
    (match, name: string) => context[name] ?? match,
  );
}

function errorType(type: RefusalType): string {
  return type
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
