/**
 * Decides which requests are paused in the browser, and finds in their content whether they carry
 * the lead and which of them are equal.
 */
import { createHash } from 'node:crypto';
import type { Lead } from '../../../contract/lead.ts';

/** The part of the protocol's `Network.Request` that the bot uses. */
export interface RequestContent {
  method: string;
  url: string;
  headers: Record<string, string>;
  postDataEntries?: { bytes?: string }[];
}

/** The part of the protocol's `Fetch.requestPaused` event that the bot uses. */
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
 * The types of requests by which pages send data. Requests for images, scripts and similar types
 * only load content.
 */
const sendingTypes = ['Document', 'XHR', 'Fetch', 'Ping', 'CSPViolationReport', 'Other'] as const;

/** The patterns of the requests to pause, for the protocol's `Fetch.enable`. */
export function sendingPatterns(lead: Lead) {
  const email = [lead.email, encodeURIComponent(lead.email)].map(literally);
  return [
    ...sendingTypes.map((resourceType) => ({ urlPattern: '*', resourceType })),
    // Matches addresses with the lead's e-mail address, because a script may send the form's values
    // in an address (GET).
    ...email.map((part) => ({ urlPattern: `*${part}*` })),
  ];
}

/** Escapes a text for URL patterns of the DevTools protocol. */
function literally(text: string): string {
  return text.replace(/[*?\\]/g, '\\$&');
}

/**
 * The digest of a request. Requests with the same method, address and values have the same digest.
 */
export const digestOf = (request: RequestContent): string => hashOf(textOf(request));

/** Headers that authorise a request, or show that the request comes from the page itself. */
const authorising = /auth|csrf|xsrf|nonce|token|captcha/i;
/** Headers that are different in every request. */
const tracing = /trace|span|correlation|request-?id|idempotency/i;
const tokenKey = '[^"=&?\\s]*(?:csrf|xsrf|nonce|token|captcha)[^"=&\\s]*';
/** Matches a token in an address or a form-encoded body, in JSON, and in a multipart body. */
const tokensInText = new RegExp(
  `(?<=^|[?&\\n])${tokenKey}=[^&\\s]*|"${tokenKey}"\\s*:\\s*"[^"]*"|name="${tokenKey}"\\s+[^\\r]*`,
  'gi',
);

/** Digests of a request without its tokens, and of its tokens in headers, address and body. */
export function partsOf(request: RequestContent): { content: string; tokens: string } {
  const text = textOf(request);
  const headers = Object.entries(request.headers)
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
    .filter((line) => isAuthorising(line.slice(0, line.indexOf(':'))));
  const tokens = [...headers.sort(), ...(text.match(tokensInText) ?? [])];
  return { content: hashOf(text.replace(tokensInText, '')), tokens: hashOf(tokens.join('\n')) };
}

function isAuthorising(name: string): boolean {
  return authorising.test(name) && !tracing.test(name);
}

const count = '(?:(?:try|retry|attempt)(?:_?count)?|tries|retries|attempts)';
/**
 * Keys of a time or a random number that prevents caching. A short number under these keys may be
 * an answer, so it is not matched.
 */
const stamp = '(?:_|ts?|timestamp)';
const stampValue = String.raw`(?:1\d{9,}|0\.\d{6,})`;
const pair = String.raw`(?:${count}=\d*|${stamp}=${stampValue})`;
const entry = String.raw`(?:"${count}"\s{0,9}:\s{0,9}"?\d+"?|"${stamp}"\s{0,9}:\s{0,9}"?${stampValue}"?)`;
/**
 * Matches values that change when a request is repeated: counts of attempts, and numbers that
 * prevent caching. Covers an address or a form-encoded body, JSON, and a multipart body without its
 * boundary. A match includes one separator (such as `&`), so that no extra separator is left.
 */
const counters = new RegExp(
  String.raw`(?<=[?&\n])(?:${pair}&)+|[?&]${pair}(?=\s|$)|(?<=\n)${pair}(?=\s|$)|(?<=\{\s{0,9})${entry}\s{0,9}(?:,\s{0,9}|(?=\}))|,\s{0,9}${entry}(?=\s{0,9}[,}])|--\r\nContent-Disposition: form-data; name="(?:${count}"\r\n\r\n\d*|${stamp}"\r\n\r\n${stampValue})\r\n(?=--)`,
  'gi',
);

/**
 * The request as a text without the counts and numbers that `counters` matches. The text has one
 * character for each byte of the body.
 */
function textOf(request: RequestContent): string {
  const body = withoutBoundary(bodyOf(request)).toString('latin1');
  return `${request.method} ${request.url}\n${body}`.replace(counters, '');
}

const hashOf = (text: string) => createHash('sha256').update(text, 'latin1').digest('base64');

export function bodyOf({ postDataEntries = [] }: RequestContent): Buffer {
  return Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
}

/**
 * The body without the boundary between its parts, because the boundary differs in each request.
 */
function withoutBoundary(body: Buffer): Buffer {
  const [, boundary] = /^--([^\r\n]{1,200})\r\n/.exec(body.toString('latin1', 0, 210)) ?? [];
  if (boundary === undefined) return body;
  return Buffer.from(body.toString('latin1').replaceAll(boundary, ''), 'latin1');
}
