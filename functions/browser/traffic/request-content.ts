/**
 * Which requests are paused in the browser, and what they hold: the lead, and a digest to compare
 * them by.
 */
import { createHash } from 'node:crypto';
import type { Lead } from '../../../contract/lead.ts';

/** The used part of the protocol's `Network.Request`. */
export interface RequestContent {
  method: string;
  url: string;
  headers: Record<string, string>;
  postDataEntries?: { bytes?: string }[];
}

/** The used part of the protocol's `Fetch.requestPaused` event. */
export interface Paused {
  requestId: string;
  resourceType: string;
  request: RequestContent;
  responseStatusCode?: number;
  responseErrorReason?: string;
  responseHeaders?: { name: string; value: string }[];
  redirectedRequestId?: string;
}

/**
 * The types of requests by which pages send data; images, scripts and similar ones only load
 * content.
 */
const sendingTypes = ['Document', 'XHR', 'Fetch', 'Ping', 'CSPViolationReport', 'Other'] as const;

/** The requests to pause, for the protocol's `Fetch.enable`. */
export function sendingPatterns(lead: Lead) {
  const email = [lead.email, encodeURIComponent(lead.email)].map(literally);
  return [
    ...sendingTypes.map((resourceType) => ({ urlPattern: '*', resourceType })),
    // Also covers scripts that send the form's values in an address (GET).
    ...email.map((part) => ({ urlPattern: `*${part}*` })),
  ];
}

/** Escapes a text for the protocol's URL patterns. */
function literally(text: string): string {
  return text.replace(/[*?\\]/g, '\\$&');
}

/** Two requests with the same method, address and values have the same digest. */
export function digestOf(request: RequestContent): string {
  const digest = createHash('sha256').update(`${request.method} ${request.url}\n`);
  return digest.update(withoutBoundary(bodyOf(request))).digest('base64');
}

/** Headers by which a page shows that its request is authorised or its own. */
const authorising = /auth|csrf|xsrf|nonce|token|captcha/i;
/** Each request has another one. */
const tracing = /trace|span|correlation|request-?id|idempotency/i;

/** Two requests with the same authorising headers have the same digest. */
export function tokensOf({ headers }: RequestContent): string {
  const tokens = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => isAuthorising(name));
  return createHash('sha256').update(JSON.stringify(tokens.sort())).digest('base64');
}

function isAuthorising(name: string): boolean {
  return authorising.test(name) && !tracing.test(name);
}

export function bodyOf({ postDataEntries = [] }: RequestContent): Buffer {
  return Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
}

/** The body without the boundary between its parts, which is another one in each sending. */
function withoutBoundary(body: Buffer): Buffer {
  const [, boundary] = /^--([^\r\n]{1,200})\r\n/.exec(body.toString('latin1', 0, 210)) ?? [];
  if (boundary === undefined) return body;
  return Buffer.from(body.toString('latin1').replaceAll(boundary, ''), 'latin1');
}
