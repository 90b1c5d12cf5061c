/**
 * Fills and submits the lead form, part by part. From the first keystroke until the fence nothing
 * leaves the browser, so lead data never precedes the fence; from the fence on every part's button
 * is pressed once and never again.
 */
import type { AttemptEvidence, FilledField } from '../contract/submission.ts';
import { AttemptFailure, LeaseLost } from './attempt-failure.ts';
import type { AttemptWork } from './attempt-lead.ts';
import type { LeadBrowser } from './browser/launch-browser.ts';
import { fillForm, fillSteps } from './form/fill-form.ts';
import { openConsents, planFilling, type FillPlan } from './form/fill-plan.ts';
import { signatureOf } from './form/find-lead-form.ts';
import { pickSuggestions } from './form/pick-suggestion.ts';
import { isPressable, pressSubmit } from './form/press-submit.ts';
import {
  lookForNextPart,
  openTarget,
  refuseForeignForm,
  targetFields,
  waitForLeadForm,
  type OpenedForm,
  type TargetFields,
} from './open-target.ts';
import {
  awaitOutcome,
  readFrame,
  type Outcome,
  type OutcomeWatch,
} from './outcome/await-outcome.ts';
import { confirmationWords } from './outcome/judge-outcome.ts';
import type { PageReading, ReadingRequest } from './outcome/page-reading.ts';
import { watchSubmit, type SubmitTraffic } from './outcome/submit-traffic.ts';
import { pause } from './pause.ts';

const MOST_PARTS = 12;

/** Grows as the attempt goes on, so that its end can be told wherever it is. */
export interface Progress {
  fenced: boolean;
  fields: FilledField[];
  confirmation?: string;
}

/** One submit as it goes on. */
interface Submitting {
  work: AttemptWork;
  browser: LeadBrowser;
  progress: Progress;
  target: TargetFields;
  traffic: SubmitTraffic;
}

export async function submitLead(
  work: AttemptWork,
  browser: LeadBrowser,
  progress: Progress,
): Promise<void> {
  const { page, context, hold } = browser;
  const { lead, signal, waits, now } = work;
  const target = targetFields(work.target);
  await openTarget(page, work.target.url, now(), waits.parseMs);
  const form = await waitForLeadForm(page, target, waits.formMs, signal);
  refuseForeignForm(form, work.target);
  const before = await readBefore(form, work);
  const traffic = watchSubmit(context, lead, now);
  const submitting = { work, browser, progress, target, traffic };
  hold.start();
  const plan = planFilling(lead, form, target.overrides);
  progress.fields.push(...(await fillForm(form.frame, plan)));
  await fence(submitting);
  if (await submittedItself(submitting, form, before)) {
    return end(await awaitOutcome(outcomeWatch(submitting, form, before)), progress);
  }
  await pressThrough(submitting, form, plan, before);
}

async function fence({ work, browser, progress }: Submitting): Promise<void> {
  work.signal.throwIfAborted();
  if (!(await work.fence())) throw new LeaseLost();
  work.signal.throwIfAborted();
  progress.fenced = true;
  browser.hold.release();
}

/** Presses the form's button and, while it leads to another part, fills and presses that one. */
async function pressThrough(
  submitting: Submitting,
  first: OpenedForm,
  firstPlan: FillPlan,
  firstBefore: PageReading,
): Promise<void> {
  const { work, target, progress } = submitting;
  const seen = new Set<string>();
  let [form, plan, before] = [first, firstPlan, firstBefore];
  for (let part = 1; ; part += 1) {
    seen.add(signatureOf(form));
    await press(submitting, form, plan);
    const current = form;
    const watch = outcomeWatch(submitting, form, before);
    const nextPart = async () => {
      const next = await lookForNextPart(current, target);
      return next && !seen.has(signatureOf(next)) ? next : undefined;
    };
    const mayGoOn = form.hasNext && part < MOST_PARTS;
    const verdict = await awaitOutcome(mayGoOn ? { ...watch, nextPart } : watch);
    if (verdict.kind !== 'next') return end(verdict, progress);
    form = verdict.form;
    before = await readBefore(form, work);
    plan = planFilling(work.lead, form, target.overrides);
    progress.fields.push(...(await fillForm(form.frame, plan)));
  }
}

async function press({ work, browser, progress }: Submitting, form: OpenedForm, plan: FillPlan) {
  const { signal, waits } = work;
  const picked = await pickSuggestions(form.frame, plan.steps, waits.enabledMs, signal);
  progress.fields.push(...picked);
  await untilPressable(form, waits.enabledMs, signal, progress);
  signal.throwIfAborted();
  await pressSubmit(browser.page, form.frame, form.submit.index);
}

function end(verdict: Outcome, progress: Progress): void {
  if (verdict.kind === 'failure') throw verdict.failure;
  if (verdict.kind === 'success' && verdict.confirmation !== undefined)
    progress.confirmation = verdict.confirmation;
}

/**
 * Some forms send themselves as soon as their last field is filled in: pressing the button then
 * would submit twice. A navigation is such a submit; a request with the whole lead may be one, or
 * an autosave, which the page shows once it is answered.
 */
async function submittedItself(
  { work, traffic }: Submitting,
  form: OpenedForm,
  before: PageReading,
): Promise<boolean> {
  if (traffic.navigated) return true;
  if (!traffic.sentWhole) return false;
  const limit = performance.now() + work.waits.quietMs;
  while (traffic.waiting > 0 && performance.now() < limit) await pause(20, work.signal);
  await pause(50, work.signal);
  const after = await readFrame(form.frame, readingRequest(form, work));
  if (!after || after.formGone || traffic.navigated) return true;
  return after.lines.some((line) => !before.lines.includes(line));
}

/** Some forms free their button only after they have checked the values, often with their server. */
async function untilPressable(
  form: OpenedForm,
  limitMs: number,
  signal: AbortSignal,
  progress: Progress,
): Promise<void> {
  const start = performance.now();
  let consents = openConsents(form);
  while (!(await isPressable(form.frame, form.submit.index))) {
    const waited = performance.now() - start;
    if (waited > limitMs) {
      throw new AttemptFailure('validation_refused', 'The form kept its button disabled');
    }
    if (waited > limitMs / 4 && consents.length > 0) {
      progress.fields.push(...(await fillSteps(form.frame, consents)));
      consents = [];
    }
    await pause(50, signal);
  }
}

/** Nothing is under way yet: a page that is large or slow has its time. */
async function readBefore(form: OpenedForm, work: AttemptWork): Promise<PageReading> {
  const before = await readFrame(form.frame, readingRequest(form, work), work.waits.formMs);
  if (!before) throw new AttemptFailure('form_not_found', 'The page went away while it was read');
  return before;
}

function outcomeWatch(
  { work, browser, traffic }: Submitting,
  form: OpenedForm,
  before: PageReading,
): OutcomeWatch {
  const { signal, waits, target } = work;
  return {
    isCut: () => browser.hold.cut,
    context: browser.context,
    frame: form.frame,
    request: readingRequest(form, work),
    before,
    traffic,
    success: target.success,
    signal,
    quietMs: waits.quietMs,
  };
}

function readingRequest({ fields, found }: OpenedForm, { target }: AttemptWork): ReadingRequest {
  const recognised = Object.values(found);
  return {
    fields: (recognised.length > 0 ? recognised : fields).map(({ index, name, id }) => ({
      index,
      name,
      id,
    })),
    confirmation: confirmationWords,
    selector: target.success?.selector,
    text: target.success?.text,
  };
}

export function evidenceOf(progress: Progress, pageUrl: string): AttemptEvidence {
  const { fields, confirmation } = progress;
  return { fields, pageUrl, ...(confirmation !== undefined && { confirmation }) };
}
