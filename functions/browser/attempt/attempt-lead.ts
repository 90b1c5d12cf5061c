/**
 * Makes one attempt in its own browser: launches the browser, fills and submits the form, and
 * closes the browser whatever fails.
 */
import type { AnsweredLead } from '../../../contract/lead.ts';
import { compilePatterns } from '../judge/words/phrase-book.ts';
import { asAttemptFailure, AttemptFailure, LeaseLost } from '../judge/attempt-failure.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { takeScreenshot } from '../chromium/take-screenshot.ts';
import { redact, redactError } from '../../../contract/redaction.ts';
import { aborted, launchInTime, lossOf } from '../chromium/own-browser.ts';
import { keptAttempt } from './keep-attempt.ts';
import { newest, type LogEvent } from '../traffic/log.ts';
import { nothingSent } from '../traffic/nothing-sent.ts';
import { receiptOf } from './receipt-of.ts';
import { submitLead } from './submit-lead.ts';
import type { AttemptWork, AttemptResult } from './attempt-work.ts';

export async function attemptLead(work: AttemptWork): Promise<AttemptResult> {
  let browser: LeadBrowser | undefined;
  const launch = async () => (browser = await work.launch());
  const result = await attemptIn({ ...work, launch });
  if (browser && result.kind !== 'lost') work.keep?.(keptAttempt(browser.log.events, work, result));
  return result;
}

async function attemptIn(work: AttemptWork): Promise<AttemptResult> {
  let browser: LeadBrowser | undefined;
  // The patterns that judge a page's answer take half a second to compile in a new process, so they
  // are compiled while the browser is launched.
  void compilePatterns();
  try {
    browser = await launchInTime(work.launch, work.signal);
    const submitting = submitLead(work, browser);
    await Promise.race([submitting, lossOf(browser.page), aborted(work.signal)]);
    const receipt = receiptOf(browser, work.lead);
    const screenshot = await pictureOfSuccess(browser, work);
    return { kind: 'success', receipt, ...(screenshot && { screenshot }) };
  } catch (error: unknown) {
    browser?.hold.start();
    if (error instanceof LeaseLost)
      return error.unasked ? { kind: 'lost', unasked: true } : { kind: 'lost' };
    const events = browser?.log.events ?? [];
    const fenced = isFenced(events);
    const failure = describe(error, fenced, work);
    const screenshot = browser && (await pictureOf(browser, work));
    const receipt = browser && receiptOf(browser, work.lead);
    return {
      kind: 'failure',
      failure,
      fenced,
      ...(hasSentNothing(events) && { nothingSent: true }),
      ...(screenshot && { screenshot }),
      ...(receipt && { receipt }),
    };
  } finally {
    await browser?.close();
  }
}

/** Whether the fence has permitted the attempt to send the lead. */
const isFenced = (events: readonly LogEvent[]) => newest(events, 'released') !== undefined;

/**
 * Whether the page has sent nothing since the lead was permitted to be sent. Called while all
 * requests are blocked again, so that no more of them can leave the browser. If an error occurs
 * while the log is evaluated, the lead counts as sent.
 */
export function hasSentNothing(events: readonly LogEvent[]): boolean {
  try {
    return isFenced(events) && nothingSent(events);
  } catch {
    return false;
  }
}

async function pictureOfSuccess({ page }: LeadBrowser, work: AttemptWork) {
  const { pictureSuccess, maskSuccess, target } = work;
  if (!pictureSuccess) return undefined;
  const isMasked = maskSuccess || target.maskScreenshots;
  return takeScreenshot(page, isMasked ? answeredLead(work) : undefined);
}

function pictureOf({ page }: LeadBrowser, work: AttemptWork): Promise<Buffer | undefined> {
  return takeScreenshot(page, work.target.maskScreenshots ? answeredLead(work) : undefined);
}

const answeredLead = ({ lead, fields }: AttemptWork): AnsweredLead => ({ ...lead, fields });

function describe(error: unknown, fenced: boolean, work: AttemptWork): AttemptFailure {
  const { signal } = work;
  const lead = answeredLead(work);
  if (signal.aborted && !(error instanceof AttemptFailure)) {
    return fenced
      ? new AttemptFailure('outcome_unknown', 'The attempt ran out of time after the submit')
      : new AttemptFailure('timeout', 'The attempt ran out of time before anything was sent');
  }
  const failure = asAttemptFailure(error, fenced);
  const { reason, message, retryAfterSeconds, byWords, cause } = failure;
  return new AttemptFailure(reason, redact(message, lead), {
    retryAfterSeconds,
    byWords,
    ...(cause instanceof Error && { cause: redactError(cause, lead) }),
  });
}
