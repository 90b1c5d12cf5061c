/**
 * A rehearsal in its own browser: opens a form, maps its fields, fills it with a sample lead and
 * takes its picture. From just before the first value is typed until the browser is killed, no
 * request leaves the browser: this code can't lift the block on outgoing traffic, and every request
 * of the page is refused.
 */
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { asAttemptFailure, AttemptFailure } from '../judge/attempt-failure.ts';
import type { AttemptWaits } from '../attempt/attempt-work.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { takeScreenshot } from '../chromium/take-screenshot.ts';
import { BeforeFence } from '../guard/before-fence.ts';
import { openTarget, pressChosenOpener, waitForLeadForm } from '../attempt/open-target.ts';
import { formConfig, noConfig, type FormConfig } from '../form/recipe/choices.ts';
import { aborted, launchInTime, lossOf } from '../chromium/own-browser.ts';
import { picturePart, stackPictures, type PartPicture } from './picture-part.ts';
import { rehearseUnfound } from './rehearse-unfound.ts';
import { reportOf, type Rehearsed } from './report-of.ts';
import { walkParts, type RehearsedPart } from './walk-parts.ts';

export interface RehearsalWork {
  url: string;
  /**
   * The recipe to rehearse; without a recipe, or if the recipe has no fields, the bot proposes the
   * values.
   */
  recipe?: Recipe | undefined;
  lead: Lead;
  /** The sample lead's answers to the questions that only this form asks (its custom fields). */
  fields: CustomValues;
  launch: () => Promise<LeadBrowser>;
  now: () => Date;
  /** Aborts at the rehearsal's deadline. */
  signal: AbortSignal;
  waits: Pick<AttemptWaits, 'formMs' | 'parseMs'> & {
    /** How long images may take to load before the form is filled in. */
    imagesMs: number;
    /**
     * How long a list or the next part of the form may take to appear, and a button to become
     * enabled.
     */
    showsMs: number;
  };
}

export const rehearsalWaits = { formMs: 10_000, parseMs: 10_000, imagesMs: 2000, showsMs: 1500 };

/**
 * The parts of the browser that a rehearsal may use. With them it can block outgoing traffic, but
 * not unblock it.
 */
type RehearsalBrowser = Pick<LeadBrowser, 'context' | 'page' | 'letOutOnce'> & {
  hold: Pick<LeadBrowser['hold'], 'start'>;
};

export type RehearsalResult =
  Rehearsed | { kind: 'failure'; failure: AttemptFailure; picture?: Buffer };

export async function rehearseForm(work: RehearsalWork): Promise<RehearsalResult> {
  let browser: LeadBrowser | undefined;
  try {
    browser = await launchInTime(work.launch, work.signal);
    const rehearsing = rehearseIn(browser, work);
    rehearsing.catch(() => undefined);
    return await Promise.race([rehearsing, lossOf(browser.page), aborted(work.signal)]);
  } catch (error: unknown) {
    browser?.hold.start();
    const failure =
      work.signal.aborted && !(error instanceof AttemptFailure)
        ? new AttemptFailure('timeout', 'The rehearsal ran out of time')
        : asAttemptFailure(error, false);
    const picture = browser && (await takeScreenshot(browser.page));
    return { kind: 'failure', failure, ...(picture && { picture }) };
  } finally {
    await browser?.close();
  }
}

async function rehearseIn(
  browser: RehearsalBrowser,
  { url, recipe: chosen, lead, fields, now, signal, waits }: RehearsalWork,
): Promise<RehearsalResult> {
  const { page, context, letOutOnce } = browser;
  const { request, opener } = formConfig({ name: 'form', url, demo: false, recipe: chosen });
  // A recipe without fields is ignored here, because it has no rules: its owner only wants to
  // choose among all elements of the page.
  const recipe = chosen && chosen.fields.length > 0 ? chosen : undefined;
  const config: FormConfig = {
    ...{ ...noConfig, recipe, opener, request },
    ...{ values: fields, proposes: true },
  };
  const beforeFence = new BeforeFence(context);
  await openTarget(page, url, now(), waits.parseMs);
  const search = { limitMs: waits.formMs, signal };
  const confirmed = recipe && { url, allowedOrigins: recipe.allowedOrigins };
  const open = async () => {
    await pressChosenOpener(page, config, beforeFence, search);
    return waitForLeadForm(page, config, beforeFence, search);
  };
  const form = await open().catch((error: unknown) => {
    if (isUnfound(error)) return error;
    throw error;
  });
  await page.waitForLoadState('load', { timeout: waits.imagesMs }).catch(() => undefined);
  browser.hold.start();
  await letOutOnce.refuseAll();
  await beforeFence.stop();
  const filling = { signal, waitMs: waits.showsMs };
  if (form instanceof AttemptFailure) {
    return rehearseUnfound(page, { lead, config, why: form, confirmed, ...filling });
  }
  const parts: RehearsedPart[] = [];
  const pictures: PartPicture[] = [];
  const unseen = await walkParts(form, {
    lead,
    config,
    letOutOnce,
    ...filling,
    filled: async (part, isLast) => {
      const isWhole = isLast && parts.length === 0;
      const numbered = parts.reduce((sum, { fields }) => sum + fields.length, 0);
      parts.push(part);
      const pressables = isLast ? part.form.pressables : [];
      const picture = await picturePart(page, part, { numbered, isWhole, pressables });
      if (picture) pictures.push(picture);
    },
  });
  const { picture, places } = (await stackPictures(context, pictures)) ?? {};
  const facts = { unseen, title: await page.title(), places, confirmed };
  return { kind: 'rehearsed', report: reportOf(parts, facts), ...(picture && { picture }) };
}

/**
 * Whether the error means that the page was read, but its form or the form's button was not found.
 */
function isUnfound(error: unknown): error is AttemptFailure {
  const reasons: readonly string[] = ['form_not_found', 'field_not_found', 'form_changed'];
  return error instanceof AttemptFailure && reasons.includes(error.reason);
}
