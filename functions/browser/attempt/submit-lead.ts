/**
 * Fills and submits the lead form, part by part. From the first keystroke until the fence nothing
 * leaves the browser, so no lead data is sent before the fence; after the fence each part's button
 * is pressed at most once.
 */
import type { BrowserContext } from 'playwright-core';
import type { AttemptReceipt, FilledField } from '../../../contract/attempt-receipt.ts';
import { AttemptFailure, LeaseLost } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-lead.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { fillForm } from '../form/fill-form.ts';
import type { FillPlan } from '../form/fill-plan.ts';
import { openForm, planOrRefuse } from './open-form.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import { toldForm, type ToldForm } from '../form/recipe/choices.ts';
import { AllowedSites } from '../guard/allowed-sites.ts';
import { BeforeFence } from '../guard/before-fence.ts';
import { refuseForeignRequests } from '../guard/foreign-requests.ts';
import { awaitOutcome, type Outcome, type OutcomeWatch } from './await-outcome.ts';
import { configuredSigns } from '../judge/evidence.ts';
import type { Proof } from '../judge/judge-outcome.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import { OtherWrites } from '../traffic/other-writes.ts';
import { readBefore, readingRequest } from './read-before.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';
import { watchSubmit } from '../traffic/watch-submit.ts';
import { refusalBySocket } from '../judge/socket-answer.ts';
import { judgeWords } from '../judge/words/judge-words.ts';
import { isSentByFilling, pressUnlessSent } from './press-part.ts';
import { StepWalk } from './walk-steps.ts';

const MOST_PARTS = 12;

/**
 * The attempt's state, updated during the attempt, so that it is known wherever the attempt ends.
 */
export interface Progress extends Proof {
  fenced: boolean;
  fields: FilledField[];
  builder?: string;
  /** Whether the page has sent nothing since the fence; undefined if nobody has watched that. */
  nothingSent?: () => boolean;
}

/** The objects that take part in one submit. */
interface Submitting {
  work: AttemptWork;
  browser: LeadBrowser;
  progress: Progress;
  told: ToldForm;
  traffic: SubmitTraffic;
  walk: StepWalk;
}

export async function submitLead(
  work: AttemptWork,
  browser: LeadBrowser,
  progress: Progress,
): Promise<void> {
  const { page, context, hold } = browser;
  const { lead } = work;
  const told = toldForm(work.target, work.fields);
  const beforeFence = new BeforeFence(context);
  const otherWrites = new OtherWrites(context);
  const opening = openForm({ work, page, context, told, beforeFence });
  // The first judgement compiles the patterns of all languages, so one is made while the page
  // loads.
  judgeWords(['Apply for a loan here']);
  const { form, plan } = await opening;
  const before = await readBefore(form, work);
  const own = before.builders.find(({ holdsLead }) => holdsLead)?.builder;
  if (own !== undefined) progress.builder = own;
  const isRefused = (url: string) => browser.blocked.has(url);
  const traffic = watchSubmit(context, form.frame, {
    ...work,
    otherWrites,
    refusalBySocket,
    isRefused,
  });
  const { sockets } = browser.letOutOnce;
  browser.blocked.watch(context, lead);
  sockets.onOpened = (url) => void browser.blocked.refuses({ url, method: 'SOCKET', body: '' });
  sockets.onSent = (text, socket) => traffic.sendsBySocket(text, socket);
  sockets.onReceived = (text, socket) => traffic.hearsBySocket(text, socket);
  const walk = startWalk(work, context, { told, traffic, blocked: browser.blocked });
  walk.note(form);
  const submitting = { work, browser, progress, told, traffic, walk };
  hold.start();
  await beforeFence.stop();
  await browser.letOutOnce.start(lead, form.frame.url());
  progress.fields.push(...(await fillForm(form.frame, plan)));
  await walk.ready;
  await fence(submitting);
  await pressThrough(submitting, form, plan, before);
}

function startWalk(
  { lead, target }: AttemptWork,
  context: BrowserContext,
  walked: Pick<Submitting, 'told' | 'traffic'> & Pick<LeadBrowser, 'blocked'>,
): StepWalk {
  const sites = new AllowedSites(target);
  const isSent = () => walked.traffic.sentWhole;
  const foreign = refuseForeignRequests(context, { lead, sites, isSent });
  return new StepWalk({ ...walked, sites, foreign });
}

/**
 * Asks the fence about every origin of a user's form, which operators may have blocked. The stage's
 * own form was chosen by the operators, so no origins are sent for it.
 */
async function fence({ work, browser, progress, walk }: Submitting): Promise<void> {
  work.signal.throwIfAborted();
  const word = await work.fence(work.target.recipe ? walk.settle() : []);
  if (typeof word === 'object' && 'refused' in word) {
    throw new AttemptFailure(
      'form_changed',
      `The form sends its entries to ${word.refused}, which may not be filled from here. ` +
        'Ask the operator of this service',
    );
  }
  if (word === false || word === 'unasked') throw new LeaseLost(word === 'unasked');
  work.signal.throwIfAborted();
  progress.fenced = true;
  const { blocked, letOutOnce } = browser;
  if (word !== true) blocked.block(word.blocked, letOutOnce.sockets.authorities());
  browser.hold.release();
}

/** Presses the form's button and, if another part follows, fills and presses that one too. */
async function pressThrough(
  submitting: Submitting,
  first: OpenedForm,
  firstPlan: FillPlan,
  firstBefore: PageReading,
): Promise<void> {
  const { work, told, progress, traffic, walk } = submitting;
  let [form, plan, before, sentBefore] = [first, firstPlan, firstBefore, 0];
  for (let part = 1; ; part += 1) {
    const filled = { ...submitting, form, plan, before, sentBefore };
    const isSent = await isSentByFilling(filled);
    const nextPart = walk.lookBehind(form);
    const pressedAt = isSent ? undefined : await pressUnlessSent(filled);
    const mayGoOn = pressedAt !== undefined && part < MOST_PARTS;
    const watch = outcomeWatch(submitting, form, pressedAt ?? before);
    const verdict = await awaitOutcome(mayGoOn ? { ...watch, nextPart } : watch);
    if (verdict.kind !== 'success') walk.refuseIfForeign();
    walk.refuseIfBlocked(verdict.kind !== 'next');
    if (verdict.kind !== 'next') return end(verdict, progress);
    form = verdict.form;
    walk.note(form);
    before = await readBefore(form, work);
    sentBefore = traffic.sent;
    plan = planOrRefuse(work, form, told);
    progress.fields.push(...(await fillForm(form.frame, plan)));
  }
}

function end(verdict: Outcome, progress: Progress): void {
  if (verdict.kind !== 'next' && verdict.builder !== undefined) progress.builder = verdict.builder;
  if (verdict.kind === 'failure') throw verdict.failure;
  if (verdict.kind !== 'success') return;
  const { confirmation, sign, submitStatus } = verdict;
  Object.assign(progress, { confirmation, sign, submitStatus } satisfies Proof);
}

function outcomeWatch(
  { work, browser, traffic }: Submitting,
  form: OpenedForm,
  before: PageReading,
): OutcomeWatch {
  const { signal, waits, target, lead } = work;
  return {
    isCut: () => browser.hold.cut,
    frame: form.frame,
    request: readingRequest(form, work),
    lead,
    before,
    traffic,
    signs: configuredSigns(target),
    signal,
    quietMs: waits.quietMs,
    busyMs: waits.busyMs,
  };
}

export function receiptOf(progress: Progress, pageUrl: string): AttemptReceipt {
  const { fields, confirmation, sign, submitStatus, builder } = progress;
  return {
    fields,
    pageUrl,
    ...(confirmation !== undefined && { confirmation }),
    ...(sign !== undefined && { sign }),
    ...(submitStatus !== undefined && { submitStatus }),
    ...(builder !== undefined && { builder }),
  };
}
