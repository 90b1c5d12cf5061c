/** Reads an answer of the target for the log: its status and headers, and its body to the end. */
import { setTimeout as after } from 'node:timers/promises';
import type { Request, Response } from 'playwright-core';
import { cut } from '../page/page-bounds.ts';
import { linesOf, parseAnswer } from './answer-text.ts';
import type { AnswerBody, SubmitAnswer } from './submit-answer.ts';

/**
 * Matches a whole HTML document. A script may receive one, such as a firewall's page, a sign-in
 * page, or the form with its errors.
 */
const wholeDocument = /^\s*<(?:!doctype|html)[\s>]/i;
/** How long the bot waits for the end of an answer; the page does not have to wait. */
const ANSWER_ENDS_MS = 20_000;
/**
 * After a body was given up, the bot waits this long (in milliseconds) before it checks whether the
 * document has been left. Must be shorter than the time for which a refusal must stay, because
 * until the check the body counts as not read.
 */
const DOCUMENT_STAYS_MS = 100;
/** How long a document whose last byte has arrived may take to run its scripts. */
const DOCUMENT_RUNS_MS = 2000;
const LONGEST_BODY = 1_048_576;
/** The maximum length of an answer that is kept although it is not JSON. */
const LONGEST_TEXT = 65_536;
const LONGEST_EXCEPTION = 200;
/**
 * The maximum of the pause that a target asks for, in seconds: one year. A number with too many
 * digits would become Infinity, which JSON can't represent.
 */
const LONGEST_PAUSE_SECONDS = 31_536_000;

const never = new Promise<undefined>(() => undefined);

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

/**
 * @param header seconds or an HTTP date.
 * @returns seconds, or undefined if the header is neither.
 */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Math.min(Number(header), LONGEST_PAUSE_SECONDS);
  const time = Date.parse(header);
  if (Number.isNaN(time)) return undefined;
  return Math.min(Math.max(0, (time - now.getTime()) / 1000), LONGEST_PAUSE_SECONDS);
}

/**
 * Waits for the end of an answer. Tries to parse every answer to a script, because many servers
 * send JSON with another content type. An answer that loads into a hidden frame is read too,
 * because no window shows it.
 * @param isShown whether a window shows the answer.
 * @param isInPlace whether the document that asked for the answer is still shown.
 */
export async function bodyOf(
  response: Response,
  isShown: boolean,
  isInPlace: () => boolean,
): Promise<AnswerBody> {
  if (isShown && !/json/i.test(response.headers()['content-type'] ?? '')) {
    const isWhole = (await within(ANSWER_ENDS_MS, hasArrived(response))) ?? false;
    if (isWhole) await within(DOCUMENT_RUNS_MS, documentRuns(response));
    return { json: undefined, isWhole };
  }
  const text = await within(
    ANSWER_ENDS_MS,
    Promise.race([textOf(response), givenUp(response, isInPlace).catch(() => never)]),
  );
  if (text === undefined || text.length > LONGEST_BODY) return { json: undefined, isWhole: false };
  const parsed = parseAnswer(text);
  const isDocument =
    parsed === undefined && (response.request().isNavigationRequest() || wholeDocument.test(text));
  const json = {
    url: response.url(),
    status: response.status(),
    body: parsed ?? cut(text, LONGEST_TEXT),
    ...(isDocument && { lines: linesOf(text) }),
  };
  return { json, isWhole: true };
}

/** @returns undefined if the answer was cut off, or can no longer be read. */
async function textOf(response: Response): Promise<string | undefined> {
  // If the page does not read an empty answer, the browser never reports that the answer has ended.
  if (response.headers()['content-length'] === '0') return '';
  const text = await response.text().catch((error: unknown) => {
    // Without a body the text is empty; `hasArrived` checks below whether the answer was cut off.
    return String(error).includes('No data found') ? '' : undefined;
  });
  return (await hasArrived(response)) ? text : undefined;
}

/**
 * Waits until the page gives up the body. If the document is still shown shortly after that, its
 * script decides by the status alone, so the body counts as empty. Chromium also gives up an empty
 * body without a `content-length` that no script reads. Playwright never resolves `finished` or
 * `text` for such an answer.
 */
async function givenUp(response: Response, isInPlace: () => boolean): Promise<string | undefined> {
  const request = response.request();
  const isGivenUp = () => request.failure()?.errorText === 'net::ERR_ABORTED';
  const context = request.frame().page().context();
  if (!isGivenUp()) {
    const predicate = (failed: Request) => failed === request && isGivenUp();
    await context.waitForEvent('requestfailed', { predicate, timeout: ANSWER_ENDS_MS });
  }
  await after(DOCUMENT_STAYS_MS);
  return isInPlace() ? '' : undefined;
}

async function hasArrived(response: Response): Promise<boolean> {
  await response.finished();
  return response.request().failure() === null;
}

async function documentRuns(response: Response): Promise<undefined> {
  await response.frame().waitForLoadState('domcontentloaded');
}

/** @returns undefined if the promise takes longer than the limit, or fails. */
async function within<T>(limitMs: number, reading: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined).unref());
  return Promise.race([reading.catch(() => undefined), late]);
}
