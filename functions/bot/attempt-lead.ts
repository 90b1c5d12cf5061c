/**
 * One attempt in the browser: open, find, fill, fence, submit, judge. From the first keystroke
 * until the fence nothing leaves the browser, so lead data never precedes the fence; from the
 * fence on the form is pressed once and never again.
 */
import type { Page } from 'playwright-core';
import type { Lead } from '../contract/lead.ts';
import type { TargetForm } from '../contract/target-form.ts';
import { asAttemptFailure, AttemptFailure, LeaseLost } from './attempt-failure.ts';
import type { LeadBrowser } from './browser/launch-browser.ts';
import { takeScreenshot } from './browser/take-screenshot.ts';
import { fillForm } from './form/fill-form.ts';
import { isPressable, pressSubmit } from './form/press-submit.ts';
import { openTarget, waitForLeadForm, type OpenedForm } from './open-target.ts';
import { awaitOutcome, readFrame } from './outcome/await-outcome.ts';
import { confirmationWords } from './outcome/judge-outcome.ts';
import type { ReadingRequest } from './outcome/page-reading.ts';
import { watchSubmit } from './outcome/submit-traffic.ts';
import { pause } from './pause.ts';
import { redact } from './redaction.ts';

/** How long to look for the form, for a free button, and at a page on which nothing happens. */
export interface AttemptWaits {
  formMs: number;
  enabledMs: number;
  quietMs: number;
}
export const attemptWaits: AttemptWaits = { formMs: 10_000, enabledMs: 5000, quietMs: 5000 };

export interface AttemptWork {
  lead: Lead;
  target: TargetForm;
  launch: () => Promise<LeadBrowser>;
  /** Just before anything that carries the lead may leave: whether it may. */
  fence: () => Promise<boolean>;
  now: () => Date;
  /** Aborts at the attempt's deadline. */
  signal: AbortSignal;
  waits: AttemptWaits;
}

export type AttemptResult =
  | { kind: 'success' }
  | { kind: 'lost' }
  | { kind: 'failure'; failure: AttemptFailure; fenced: boolean; screenshot?: Buffer };

interface Progress {
  fenced: boolean;
}

export async function attemptLead(work: AttemptWork): Promise<AttemptResult> {
  const progress: Progress = { fenced: false };
  let browser: LeadBrowser | undefined;
  try {
    browser = await work.launch();
    const browsing = browse(work, browser, progress);
    await Promise.race([browsing, lossOf(browser.page), aborted(work.signal)]);
    return { kind: 'success' };
  } catch (error: unknown) {
    browser?.hold.start();
    if (error instanceof LeaseLost) return { kind: 'lost' };
    const failure = describe(error, progress.fenced, work);
    const screenshot = browser && (await takeScreenshot(browser.page));
    const { fenced } = progress;
    return { kind: 'failure', failure, fenced, ...(screenshot && { screenshot }) };
  } finally {
    await browser?.close();
  }
}

async function browse(work: AttemptWork, browser: LeadBrowser, progress: Progress): Promise<void> {
  const { page, context, hold } = browser;
  const { lead, target, signal, waits } = work;
  await openTarget(page, target.url, work.now());
  const form = await waitForLeadForm(page, waits.formMs, signal);
  const request = readingRequest(form, target);
  const before = await readFrame(form.frame, request);
  if (!before) throw new AttemptFailure('form_not_found', 'The page went away while it was read');
  const traffic = watchSubmit(context, lead, work.now);
  hold.start();
  await fillForm(form.frame, form, lead);
  signal.throwIfAborted();
  if (!(await work.fence())) throw new LeaseLost();
  signal.throwIfAborted();
  progress.fenced = true;
  hold.release();
  await untilPressable(form, waits.enabledMs, signal);
  signal.throwIfAborted();
  await pressSubmit(page, form.frame, form.submit.index);
  const { success } = target;
  const isCut = () => hold.cut;
  const watch = { isCut, context, frame: form.frame, request, before, traffic, success, signal };
  const verdict = await awaitOutcome({ ...watch, quietMs: waits.quietMs });
  if (verdict.kind === 'failure') throw verdict.failure;
}

/** Some forms free their button only after they have checked the values, often with their server. */
async function untilPressable(form: OpenedForm, limitMs: number, signal: AbortSignal) {
  const end = performance.now() + limitMs;
  while (!(await isPressable(form.frame, form.submit.index))) {
    if (performance.now() > end) {
      throw new AttemptFailure('validation_refused', 'The form kept its button disabled');
    }
    await pause(50, signal);
  }
}

function readingRequest({ fields, found }: OpenedForm, { success }: TargetForm): ReadingRequest {
  const recognised = Object.values(found);
  return {
    fields: (recognised.length > 0 ? recognised : fields).map(({ index, name, id }) => ({
      index,
      name,
      id,
    })),
    confirmation: confirmationWords,
    selector: success?.selector,
    text: success?.text,
  };
}

function describe(error: unknown, fenced: boolean, { signal, lead }: AttemptWork): AttemptFailure {
  if (signal.aborted && !(error instanceof AttemptFailure)) {
    return fenced
      ? new AttemptFailure('outcome_unknown', 'The attempt ran out of time after the submit')
      : new AttemptFailure('timeout', 'The attempt ran out of time before anything was sent');
  }
  const { reason, message, retryAfterSeconds } = asAttemptFailure(error, fenced);
  return new AttemptFailure(reason, redact(message, lead), retryAfterSeconds);
}

function lossOf(page: Page): Promise<never> {
  return new Promise((_resolve, reject) => {
    page.once('crash', () => reject(new Error('The page crashed')));
    page.once('close', () => reject(new Error('The page was closed')));
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Error('The attempt ran out of time'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
