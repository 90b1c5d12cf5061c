/**
 * Fills and submits the lead form, part by part. From the first keystroke on, nothing leaves the
 * browser until the fence (the function that permits an attempt to send its lead) allows it. After
 * that, each part's button is pressed once, and again only while nothing has left the browser.
 */
import { AttemptFailure, LeaseLost } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-work.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { fillForm } from '../form/fill-form.ts';
import type { FillPlan } from '../form/fill-plan.ts';
import { openForm, planOrRefuse } from './open-form.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import { formConfig, type FormConfig } from '../form/recipe/choices.ts';
import { addressesAt } from '../guard/blocked-sites.ts';
import { AllowedSites } from '../guard/allowed-sites.ts';
import { BeforeFence } from '../guard/before-fence.ts';
import { refuseForeignRequests } from '../guard/foreign-requests.ts';
import { awaitOutcome, type Outcome, type OutcomeWatch } from './await-outcome.ts';
import { configuredSigns } from '../judge/evidence.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import { readBefore, readingRequest } from './read-before.ts';
import { openSockets } from '../traffic/still-waiting.ts';
import { submitTraffic } from '../traffic/submit-traffic.ts';
import { OwnScripts } from './own-scripts.ts';
import { fillUnlessSent, isSentByFilling, pressUnlessSent, type FilledPart } from './press-part.ts';
import { MOST_REPAIRS, repairPart } from './repair-part.ts';
import { StepWalk } from './walk-steps.ts';
import type { FenceWord } from './ask-fence.ts';
import type { FenceAnswered } from '../traffic/log.ts';

const MOST_PARTS = 12;

interface Submitting {
  work: AttemptWork;
  browser: LeadBrowser;
  config: FormConfig;
  walk: StepWalk;
  scripts: OwnScripts;
}

export async function submitLead(work: AttemptWork, browser: LeadBrowser): Promise<void> {
  const { page, context, log } = browser;
  const { lead, target, now } = work;
  const config = formConfig(work.target, work.fields);
  const beforeFence = new BeforeFence(context);
  const scripts = new OwnScripts(log);
  const { form, plan } = await openForm({ work, page, context, config, beforeFence, scripts });
  const before = await readBefore(form, work);
  const own = before.builders.find(({ holdsLead }) => holdsLead)?.builder;
  if (own !== undefined) log.add({ kind: 'builder seen', builder: own });
  const isBlocked = (url: string) => browser.blocked.has(url);
  const { values } = config;
  const { frame } = form;
  browser.observer.filling({ lead, values, form: frame, isDemo: target.demo, now, isBlocked });
  const walk = startWalk(work, browser, config);
  walk.note(form);
  const submitting = { work, browser, config, walk, scripts };
  log.add({ kind: 'held' });
  browser.hold.start();
  await beforeFence.stop();
  await browser.letOutOnce.start(lead, form.frame.url());
  log.add({ kind: 'filled', fields: await fillForm(form.frame, plan) });
  await walk.ready;
  await fence(submitting);
  await pressThrough(submitting, form, plan, before);
}

function startWalk(
  { lead, target }: AttemptWork,
  browser: LeadBrowser,
  config: FormConfig,
): StepWalk {
  const { context, log, blocked } = browser;
  const sites = new AllowedSites(target);
  const ready = refuseForeignRequests(context, { log, lead, sites });
  // Prevents an unhandled rejection; the code that awaits `ready` gets the error.
  ready.catch(() => undefined);
  return new StepWalk({ config, sites, blocked, log, ready });
}

/**
 * Asks the fence whether the lead may be sent to every origin of a user's form, because operators
 * may have blocked an origin. The operators chose the stage's form themselves, so its
 * origins are not checked.
 */
async function fence({ work, browser, walk }: Submitting): Promise<void> {
  work.signal.throwIfAborted();
  const origins = work.target.recipe ? walk.settle() : [];
  browser.log.add({ kind: 'fence asked', origins });
  const word = await work.fence(origins);
  browser.log.add({ kind: 'fence answered', word: wordOf(word) });
  if (typeof word === 'object' && 'refused' in word) {
    throw new AttemptFailure(
      'form_changed',
      `The form sends its entries to ${word.refused}, which may not be filled from here. ` +
        'Ask the operator of this service',
    );
  }
  if (word === false || word === 'unasked') throw new LeaseLost(word === 'unasked');
  work.signal.throwIfAborted();
  browser.log.add({ kind: 'released' });
  if (word !== true) block(browser, word.blocked);
  browser.hold.release();
}

function wordOf(word: FenceWord): FenceAnswered['word'] {
  if (typeof word === 'object') return 'refused' in word ? 'refused' : 'go';
  return word === 'unasked' ? word : word ? 'go' : 'stop';
}

/**
 * Blocks the sites with the given hashes, and logs a refusal for each WebSocket that is open to a
 * blocked site, because the page may send the lead through the WebSocket.
 */
function block({ blocked, log }: LeadBrowser, hashes: readonly string[]): void {
  blocked.block(hashes);
  for (const site of openSockets(log.events)) {
    if (!blocked.has(...addressesAt(site))) continue;
    log.add({ kind: 'refused', by: 'blocked', site, showsLead: false, isWrite: true });
  }
}

/** Presses the form's button and, if another part follows, fills and submits that part too. */
async function pressThrough(
  submitting: Submitting,
  first: OpenedForm,
  firstPlan: FillPlan,
  firstBefore: PageReading,
): Promise<void> {
  const { work, browser, config, walk } = submitting;
  let filled = { ...submitting, form: first, plan: firstPlan, before: firstBefore, sentBefore: 0 };
  for (let part = 1; ; part += 1) {
    const verdict = await sendPart({ ...filled, part });
    if (verdict.kind !== 'success') {
      walk.refuseIfForeign();
      walk.refuseIfNative();
    }
    walk.refuseIfBlocked(verdict.kind !== 'next');
    if (verdict.kind !== 'next') return end(verdict, submitting);
    const { form } = verdict;
    walk.note(form);
    const before = await readBefore(form, work);
    const sentBefore = submitTraffic(browser.log.events).sent;
    filled = { ...submitting, form, plan: planOrRefuse(work, form, config), before, sentBefore };
    await fillUnlessSent(filled);
  }
}

/**
 * Presses the button of one part of the form, and presses it again if the page asks for something
 * before it has sent anything.
 */
async function sendPart(first: Submitting & FilledPart & { part: number }): Promise<Outcome> {
  const { browser, walk } = first;
  let filled = first;
  const isSent = await isSentByFilling(filled);
  const nextPart = await walk.lookBehind(filled.form);
  let pressedAt = isSent ? undefined : await pressUnlessSent(filled);
  const tried = new Set<string>();
  for (let repairs = 0; ; repairs += 1) {
    const mayGoOn = pressedAt !== undefined && filled.part < MOST_PARTS;
    const watch = outcomeWatch(filled, filled.form, pressedAt ?? filled.before);
    const verdict = await untilNothingMoreIsSent(mayGoOn ? { ...watch, nextPart } : watch);
    if (verdict.kind !== 'failure' || !pressedAt || repairs === MOST_REPAIRS) return verdict;
    const repaired = await repairPart({ ...filled, tried }, verdict.failure);
    if (!repaired) return verdict;
    filled = { ...filled, ...repaired };
    pressedAt = await pressUnlessSent(filled, true);
    if (!pressedAt) return verdict;
    browser.log.add({ kind: 'released' });
    browser.hold.release();
  }
}

/**
 * A slow handler may send the lead while the page still shows the refusal of an earlier press. So a
 * failure counts only if the page has sent nothing since the bot read the failure on the page.
 */
async function untilNothingMoreIsSent(watch: OutcomeWatch): Promise<Outcome> {
  let sent = 0;
  const traffic = () => {
    const facts = watch.traffic();
    sent = facts.sentSincePress;
    return facts;
  };
  for (;;) {
    const outcome = await awaitOutcome({ ...watch, traffic });
    const { sentSincePress } = watch.traffic();
    if (outcome.kind !== 'failure' || sentSincePress === sent) return outcome;
  }
}

function end(verdict: Exclude<Outcome, { kind: 'next' }>, { browser: { log } }: Submitting) {
  const { kind, builder, ...judged } = verdict;
  if (builder !== undefined) log.add({ kind: 'builder seen', builder });
  if ('failure' in judged) {
    log.add({ kind: 'judged', reason: judged.failure.reason });
    throw judged.failure;
  }
  log.add({ kind: 'judged', reason: kind, proof: judged });
}

function outcomeWatch(
  { work, browser }: Submitting,
  form: OpenedForm,
  before: PageReading,
): OutcomeWatch {
  const { signal, waits, target, lead } = work;
  const { log } = browser;
  log.add({
    kind: 'page read',
    isBefore: true,
    reading: before,
    isKept: false,
    isUnanswered: false,
  });
  return {
    onRead: (read) => log.add({ kind: 'page read', isBefore: false, ...read }),
    frame: form.frame,
    request: readingRequest(form, work),
    lead,
    before,
    traffic: () => submitTraffic(log.events),
    signs: configuredSigns(target),
    signal,
    quietMs: waits.quietMs,
    busyMs: waits.busyMs,
  };
}
