/**
 * A rehearsal of a page on which the bot found no form, or a form without a button. The bot fills
 * the fields that it recognises, and numbers all fields and all pressable elements. So the form's
 * owner can say which of them belong to the form.
 */
import type { Frame, Page } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import { scan } from '../attempt/open-target.ts';
import { planFilling } from '../form/fill-plan.ts';
import { judgeForm } from '../form/find-lead-form.ts';
import { openedIn, type ShownForm } from '../form/opened-form.ts';
import type { FormConfig } from '../form/recipe/choices.ts';
import { FormChanged } from '../form/recipe/form-changed.ts';
import { resolveAnywhere, type ResolvedForm } from '../form/recipe/resolve-recipe.ts';
import type { AttemptFailure } from '../judge/attempt-failure.ts';
import type { PageScan } from '../page/scripts/page-scan.ts';
import { fillPlanned } from './fill-part.ts';
import { picturePart } from './picture-part.ts';
import { reportOf, type Rehearsed, type ReportFacts } from './report-of.ts';

interface UnfoundWork {
  lead: Lead;
  config: FormConfig;
  /** The failure that says why no form was found. */
  why: AttemptFailure;
  confirmed: ReportFacts['confirmed'];
  signal: AbortSignal;
  waitMs: number;
}

export async function rehearseUnfound(page: Page, work: UnfoundWork): Promise<Rehearsed> {
  const { lead, config, why, confirmed } = work;
  const form = await wholePage(page, config);
  const plan = planFilling(lead, form, config.values);
  const fields = await fillPlanned(form, plan, work);
  const drift = why instanceof FormChanged ? [...why.drift] : [];
  const part = { form, fields, drift };
  const { pressables } = form;
  const taken = await picturePart(page, part, { numbered: 0, isWhole: true, pressables });
  const report = reportOf([part], {
    unfound: whatIsMissing(form, why),
    title: await page.title(),
    places: taken?.places,
    confirmed,
  });
  return { kind: 'rehearsed', report, ...(taken && { picture: taken.picture }) };
}

/** Treats all fields of the frame with the most fields as one form. */
async function wholePage(page: Page, config: FormConfig): Promise<ShownForm> {
  const request = { ...config.request, wide: true };
  const looks = await Promise.all(
    page.frames().map(async (frame): Promise<Look | undefined> => {
      // Errors are ignored, because a frame may vanish during the scan.
      const found = await scan(frame, request).catch(() => undefined);
      return found && { frame, found, count: found.fields.filter(({ visible }) => visible).length };
    }),
  );
  const known = looks.filter((look) => look !== undefined);
  const [best] = known.sort((one, other) => other.count - one.count);
  if (!best) throw new Error('The page was lost');
  const { frame, found } = best;
  const resolved = resolvedIn(found, config);
  const { lead, submit } = judgeForm(resolved.form, found, config, resolved);
  return openedIn(frame, found, { ...lead, submit });
}

interface Look {
  frame: Frame;
  found: PageScan;
  count: number;
}

function resolvedIn(found: PageScan, config: FormConfig): ResolvedForm {
  const { recipe } = config;
  const known =
    recipe &&
    resolveAnywhere(
      found.fields,
      recipe.fields.filter(({ step }) => step === 1),
      config,
    );
  if (known && known.found > 0) return known;
  const form = likeliestForm(found, config);
  return { form, forms: new Set([form]), found: 0, choices: new Map(), drift: [] };
}

/** The form with the most fields; a field that the bot recognises counts three times. */
function likeliestForm(found: PageScan, config: FormConfig): number {
  const worth = (form: number) => {
    const { kinds, fields } = judgeForm(form, found, { ...config, recipe: undefined });
    return fields.length + 2 * kinds;
  };
  const forms = [...new Set(found.fields.map(({ form }) => form))];
  const worths = new Map(forms.map((form) => [form, worth(form)]));
  const rated = (form: number) => worths.get(form) ?? 0;
  return forms.sort((one, other) => rated(other) - rated(one))[0] ?? -1;
}

function whatIsMissing(
  { fields, drift }: ShownForm,
  why: AttemptFailure,
): NonNullable<RehearsalReport['unfound']> {
  if (fields.length === 0) return 'fields';
  const noButton = [...drift, ...(why instanceof FormChanged ? why.drift : [])].some(
    ({ kind }) => kind === 'button_changed',
  );
  return why.reason === 'field_not_found' || noButton ? 'button' : 'form';
}
