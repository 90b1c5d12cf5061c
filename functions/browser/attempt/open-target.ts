/** Opens the target and waits until it shows a lead form. */
import type { Frame, Page, Response } from 'playwright-core';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { AttemptFailure, ignoreTimeout } from '../judge/attempt-failure.ts';
import { callPage } from '../page/call-page.ts';
import { boundScan } from '../page/page-bounds.ts';
import { classifyFields } from '../form/classify-fields.ts';
import { findLeadForm, type PlannableForm } from '../form/find-lead-form.ts';
import { findOpener } from '../form/find-opener.ts';
import { openedIn, type OpenedForm } from '../form/opened-form.ts';
import type { AllowedSites } from '../guard/allowed-sites.ts';
import type { BeforeFence } from '../guard/before-fence.ts';
import { answerOf } from '../traffic/read-answer.ts';
import { proxyRefusalHeader } from '../traffic/submit-answer.ts';
import type { PageScan, ScanRequest } from '../page/scripts/page-scan.ts';
import { pause } from '../page/pause.ts';
import { chosenButton } from '../form/recipe/across-forms.ts';
import { noConfig, type FormConfig } from '../form/recipe/choices.ts';
import { FormChanged } from '../form/recipe/form-changed.ts';

/**
 * The time limit for opening the target. It is shorter than the attempt's deadline, to leave time
 * for filling the form.
 */
const NAVIGATION_TIMEOUT_MS = 45 * SECOND_MS;
const LOOK_EVERY_MS = 100;
/** How long a page may take to show its form before a button is pressed to open it. */
const OPENS_BY_ITSELF_MS = SECOND_MS;
const MOST_OPENERS = 3;
/** How far the page is scrolled before each further look for the form. */
const SCROLL_PX = 400;

/**
 * Opens the target's page.
 * @param parseMs how long to wait for a document that does not finish loading.
 */
export async function openTarget(
  page: Page,
  url: string,
  now: Date,
  parseMs: number,
): Promise<void> {
  if (!/^https?:$/.test(new URL(url).protocol)) {
    throw new AttemptFailure('blocked', 'Only http and https targets are opened');
  }
  const response = await page.goto(url, {
    waitUntil: 'commit',
    timeout: NAVIGATION_TIMEOUT_MS,
  });
  await page.waitForLoadState('domcontentloaded', { timeout: parseMs }).catch(ignoreTimeout);
  if (response) await refuseBadAnswer(page, response, now);
}

async function refuseBadAnswer(page: Page, response: Response, now: Date): Promise<void> {
  const { status, retryAfterSeconds } = answerOf(response, now);
  if (status < 400) return;
  if (response.headers()[proxyRefusalHeader]) {
    throw new AttemptFailure('target_unreachable', 'The target could not be connected to');
  }
  const text = `The target answered ${status}`;
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) {
    throw new AttemptFailure('rate_limited', text, { retryAfterSeconds });
  }
  const { captcha } = await scan(page.mainFrame(), noConfig.request);
  if (captcha) throw new AttemptFailure('captcha', `${text} and shows ${captcha}`);
  throw new AttemptFailure(
    status === 401 || status === 403 ? 'blocked' : 'target_unreachable',
    text,
  );
}

/**
 * Checks the sites of the form and its page.
 * @throws {AttemptFailure} if one of these sites may not get the lead.
 */
export function refuseForeignForm({ frame }: OpenedForm, sites: AllowedSites): void {
  for (const place of [frame, frame.page().mainFrame()]) {
    const url = place.url();
    if (sites.has(url)) continue;
    throw new AttemptFailure(
      'blocked',
      `The form is at ${new URL(url).origin}, which is not an allowed site`,
    );
  }
}

/**
 * Presses the button that opens the form, if the form's owner has chosen one.
 * @throws {FormChanged} if the page does not show the button.
 */
export async function pressChosenOpener(
  page: Page,
  config: FormConfig,
  beforeFence: BeforeFence,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<void> {
  const { opener } = config;
  if (!opener) return;
  // The page would ignore a press before its script runs, so wait until the page is loaded.
  await page.waitForLoadState('load', { timeout: limitMs }).catch(() => undefined);
  for (const start = performance.now(); ; await pause(LOOK_EVERY_MS, signal)) {
    const waited = performance.now() - start;
    for (const { frame, found } of await lookInFrames(page, config, beforeFence)) {
      const button = chosenButton(opener, found.buttons);
      if (button) return pressAsOpener(frame, button.index, beforeFence);
    }
    if (waited > limitMs) throw new FormChanged([{ kind: 'button_changed', label: opener.text }]);
  }
}

/**
 * Waits for the form, because single-page sites draw it after the document has loaded, or only
 * after a button was pressed.
 * @returns the form. If the time limit ends and no form fits the recipe, the most likely form with
 * its differences from the recipe (drift).
 */
export async function waitForLeadForm(
  page: Page,
  config: FormConfig,
  beforeFence: BeforeFence,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<OpenedForm> {
  const start = performance.now();
  const opensByItselfMs = Math.min(OPENS_BY_ITSELF_MS, limitMs / 4);
  // The submit button must not be pressed to open the form. The owner's chosen button, which opens
  // the form, was already pressed: a second press may close the form.
  const submit = config.recipe?.anywhere ? config.recipe.button : undefined;
  const tried = new Set([submit, config.opener].flatMap((button) => button?.text ?? []));
  const mostTried = tried.size + MOST_OPENERS;
  let end = start + limitMs;
  let lastPress = start;
  for (;;) {
    signal.throwIfAborted();
    if (page.isClosed()) throw new Error('The page was lost');
    // Taken before the scan, so that the measured waiting time does not include the scan itself.
    const lookedAt = performance.now();
    const looks = await lookInFrames(page, config, beforeFence);
    const isLate = lookedAt - start > opensByItselfMs;
    const found = looks.find(
      ({ verdict: { leadForm }, found: scanned }) =>
        leadForm?.drift.length === 0 && (isLate || !awaitsEntries(leadForm, scanned)),
    );
    const captcha = looks.map((look) => look.captcha).find(Boolean);
    if (found?.verdict.leadForm) {
      if (captcha) throw new AttemptFailure('captcha', `The form is guarded by ${captcha}`);
      return openedIn(found.frame, found.found, found.verdict.leadForm);
    }
    if (lookedAt > end) {
      if (captcha) throw new AttemptFailure('captcha', `The page is guarded by ${captcha}`);
      const changed = changedIn(looks, config);
      if (changed) return changed;
      throw looks.some(({ verdict }) => verdict.withoutButton)
        ? new AttemptFailure('field_not_found', 'The form has no button that submits it')
        : new AttemptFailure('form_not_found', 'No lead form was found on the page');
    }
    // Some pages load the form only when its place comes into view.
    if (isLate) await page.mouse.wheel(0, SCROLL_PX).catch(() => undefined);
    if (lookedAt - lastPress > opensByItselfMs && tried.size < mostTried) {
      lastPress = performance.now();
      if (await pressOpener(looks, tried, beforeFence)) end = lastPress + limitMs;
    }
    await pause(LOOK_EVERY_MS, signal);
  }
}

/**
 * Whether a script may still load the entries of a list for the lead's data: a `<select>` is empty,
 * or a list that a script draws is disabled.
 */
function awaitsEntries({ form, found, repeated }: PlannableForm, { fields }: PageScan): boolean {
  const kinds = new Set([...Object.keys(found), ...repeated.map(({ kind }) => kind)]);
  const idle = fields.filter((one) => one.form === form && one.type === 'listbox' && !one.visible);
  if (classifyFields(idle).some(({ kind }) => !kinds.has(kind))) return true;
  return Object.entries(found).some(
    ([, { type, options, filled }]) => type === 'select' && options.length === 0 && !filled,
  );
}

/** The most likely form among those that the recipe does not fit. */
function changedIn(looks: readonly Look[], { recipe }: FormConfig): OpenedForm | undefined {
  if (!recipe) return undefined;
  const known = looks.filter(({ verdict }) => verdict.leadForm);
  const best = known.find(({ verdict }) => verdict.leadForm?.choices.size) ?? known[0];
  if (best?.verdict.leadForm) return openedIn(best.frame, best.found, best.verdict.leadForm);
  const drift = looks.map(({ verdict }) => verdict.drift).find(Boolean);
  throw new FormChanged(drift ?? [{ kind: 'form_changed', label: '' }]);
}

type Look = Awaited<ReturnType<typeof lookInFrames>>[number];

async function pressOpener(
  looks: readonly Look[],
  tried: Set<string>,
  beforeFence: BeforeFence,
): Promise<boolean> {
  for (const { frame, found } of looks) {
    const opener = findOpener(found, tried);
    if (!opener) continue;
    tried.add(opener.text);
    await pressAsOpener(frame, opener.index, beforeFence);
    return true;
  }
  return false;
}

/**
 * Presses a button that opens the form or one of its sections. No lead data is on the page yet, and
 * `beforeFence` prevents the page from sending any form.
 */
export async function pressAsOpener(
  frame: Frame,
  index: number,
  beforeFence: BeforeFence,
): Promise<void> {
  await beforeFence.start();
  await callPage(frame, 'pressDirectly', index).catch(() => undefined);
}

async function lookInFrames(page: Page, config: FormConfig, beforeFence: BeforeFence) {
  const looks = await Promise.all(
    page.frames().map(async (frame) => {
      // Errors are ignored: a frame may vanish during the scan, and the page may be changing
      // documents.
      const found = await unfoldAndScan(frame, config.request, beforeFence).catch(() => undefined);
      if (!found) return undefined;
      return { frame, found, verdict: findLeadForm(found, config), captcha: found.captcha };
    }),
  );
  return looks.filter((look) => look !== undefined);
}

async function unfoldAndScan(
  frame: Frame,
  request: ScanRequest,
  beforeFence: BeforeFence,
): Promise<PageScan> {
  const found = await callPage(frame, 'scanUnlessFolded', request);
  if (found) return boundScan(found);
  await beforeFence.start();
  await callPage(frame, 'expandFolded');
  return scan(frame, request);
}

export async function scan(frame: Frame, request: ScanRequest): Promise<PageScan> {
  return boundScan(await callPage(frame, 'scanPage', request));
}
