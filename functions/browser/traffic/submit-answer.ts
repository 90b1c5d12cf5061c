/** The answer to a request: its status, how long the target asks to wait, and its JSON. */
import type { Response } from 'playwright-core';
import { cut } from '../page/page-bounds.ts';
import { linesOf, parseAnswer } from './answer-text.ts';

export interface SubmitAnswer {
  url: string;
  status: number;
  retryAfterSeconds: number | undefined;
  method: string;
  /** The failure that Salesforce reports in a header, also where it goes on to the thank-you page. */
  exception?: string;
}

/** The answer to a request that carried the lead: parsed JSON, or else its text. */
export interface JsonAnswer {
  url: string;
  status: number;
  body: unknown;
  /** The texts of a document that was sent to a frame, which the page may hide. */
  lines?: string[];
}

/** By this header the bot distinguishes the proxy's refusal from a 502 of the target. */
export const proxyRefusalHeader = 'x-form-bot-unreachable';

/** A script may get a whole page: of a firewall, of a sign-in, or the form with its errors. */
const wholeDocument = /^\s*<(?:!doctype|html)[\s>]/i;
/** How long to wait for an answer's body; if it takes longer, only the status is judged. */
const BODY_TIMEOUT_MS = 2000;
const LONGEST_BODY = 65_536;
/** How much of an answer that is not JSON is kept. */
const LONGEST_TEXT = 2000;
const LONGEST_EXCEPTION = 200;
/**
 * The maximum wait, one year: a number with too many digits would become Infinity, which JSON can't
 * represent.
 */
const LONGEST_PAUSE_SECONDS = 31_536_000;

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;

export function answerOf(response: Response, now: Date): SubmitAnswer {
  const processed = response.headers()['is-processed'] ?? '';
  return {
    ...(/exception/i.test(processed) && { exception: cut(processed, LONGEST_EXCEPTION) }),
    url: response.url(),
    status: response.status(),
    retryAfterSeconds: retryAfterOf(response.headers()['retry-after'], now),
    method: response.request().method(),
  };
}

/** @param header seconds or an HTTP date. @returns seconds, or undefined if it is neither. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Math.min(Number(header), LONGEST_PAUSE_SECONDS);
  const time = Date.parse(header);
  if (Number.isNaN(time)) return undefined;
  return Math.min(Math.max(0, (time - now.getTime()) / 1000), LONGEST_PAUSE_SECONDS);
}

/**
 * Tries to parse every answer to a script, because many servers send JSON with another content
 * type. An answer to a frame that a page hides is as little seen.
 * @returns undefined if the answer is too long or does not end; if it is not JSON, `body` is its
 * text.
 */
export async function jsonOf(response: Response): Promise<JsonAnswer | undefined> {
  const isPage = response.request().isNavigationRequest() && !isInFrame(response);
  if (isPage && !/json/i.test(response.headers()['content-type'] ?? '')) return undefined;
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, BODY_TIMEOUT_MS, undefined).unref(),
  );
  const text = await Promise.race([response.text().catch(() => undefined), late]);
  if (text === undefined || text.length > LONGEST_BODY) return undefined;
  const parsed = parseAnswer(text);
  const isDocument =
    parsed === undefined && (response.request().isNavigationRequest() || wholeDocument.test(text));
  return {
    url: response.url(),
    status: response.status(),
    body: parsed ?? cut(text, LONGEST_TEXT),
    ...(isDocument && { lines: linesOf(text) }),
  };
}

function isInFrame(response: Response): boolean {
  try {
    return response.frame().parentFrame() !== null;
  } catch {
    // Playwright throws if the request belongs to a window that is still opening.
    return false;
  }
}
