/**
 * Opens the target and plans how its form is filled. If the recipe (the owner's stored choices for
 * the form) does not fit, the page is loaded once more as for a new visitor, because sites show
 * some visitors other variants of their pages.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { Drift } from '../../../contract/rehearsal.ts';
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-work.ts';
import { planFilling, type FillPlan } from '../form/fill-plan.ts';
import { isTrap } from '../form/classify-fields.ts';
import { words } from '../form/field-rules.ts';
import type { BeforeFence } from '../guard/before-fence.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import type { OwnScripts } from './own-scripts.ts';
import { openTarget, pressChosenOpener, waitForLeadForm } from './open-target.ts';
import { questionsIn } from '../form/recipe/form-questions.ts';
import type { FormConfig } from '../form/recipe/choices.ts';
import { FormChanged } from '../form/recipe/form-changed.ts';
import { unconfirmedSites } from '../form/recipe/unconfirmed-sites.ts';

interface Opening {
  work: Pick<AttemptWork, 'lead' | 'target' | 'waits' | 'now' | 'signal'>;
  page: Page;
  context: BrowserContext;
  config: FormConfig;
  beforeFence: BeforeFence;
  scripts: OwnScripts;
}

export interface PlannedForm {
  form: OpenedForm;
  plan: FillPlan;
}

/**
 * Opens the form. If the recipe does not fit, loads the page once more as a new visitor.
 * @throws {FormChanged} if the recipe does not fit at the second load either.
 */
export async function openForm(opening: Opening): Promise<PlannedForm> {
  try {
    return await openOnce(opening);
  } catch (error: unknown) {
    if (!(error instanceof FormChanged)) throw error;
    await forgetVisit(opening);
    return openOnce(opening);
  }
}

async function openOnce({
  work,
  page,
  config,
  beforeFence,
  scripts,
}: Opening): Promise<PlannedForm> {
  const { target, waits, now, signal } = work;
  await openTarget(page, target.url, now(), waits.parseMs);
  const limits = { limitMs: waits.formMs, signal };
  await pressChosenOpener(page, config, beforeFence, limits);
  const find = () => waitForLeadForm(page, config, beforeFence, limits);
  const found = await find();
  // A script that arrives after the bot has filled the form may draw the form anew, without the
  // values.
  const form = (await scripts.settled(found.frame.url(), signal)) ? await find() : found;
  return { form, plan: planOrRefuse(work, form, config) };
}

const asDrift =
  (kind: Drift['kind']) =>
  (label: string): Drift => ({ kind, label });

/**
 * Plans how the form is filled.
 * @throws {FormChanged} if the recipe does not fit the form or this lead, or if the form sends its
 * entries to an unconfirmed site.
 */
export function planOrRefuse(
  { lead, target }: Pick<AttemptWork, 'lead' | 'target'>,
  form: OpenedForm,
  config: FormConfig,
): FillPlan {
  const plan = planFilling(lead, form, config.values);
  const drift = [...form.drift, ...plan.drift];
  // The recipe does not know this part of the form, so each question that the bot would leave empty
  // counts as a difference from the recipe.
  if (config.recipe && !form.byRecipe) {
    const open = new Set([...plan.unanswered, ...openIn(form, plan)]);
    drift.push(...[...open].map(asDrift('new_required_field')));
    drift.push(...plan.files.map(asDrift('file_required')));
  }
  if (config.recipe) drift.push(...unconfirmedSites(target, form));
  if (drift.length > 0) throw new FormChanged(drift);
  if (form.byRecipe && plan.unanswered.length > 0) {
    const text = `The lead has no answer for: ${plan.unanswered.join(', ')}`;
    throw new AttemptFailure('validation_refused', text);
  }
  return plan;
}

const optionalWords = words('optional', 'optional');
const saysOptional = (text: string) => optionalWords.test(text.toLowerCase());

/**
 * The labels of questions that the form's owner has not seen and that the bot would leave empty.
 * Checkboxes, file inputs and questions that are marked as optional are left out.
 */
function openIn({ fields }: OpenedForm, { steps }: FillPlan): string[] {
  const filled = new Set(
    steps.flatMap(({ index, picker }) => (picker ? [index, picker.index] : [index])),
  );
  return questionsIn(fields)
    .filter((question) => !question.filled && !/^(checkbox|file)$/.test(question.field.type))
    .filter(({ field, boxes }) => ![field, ...boxes].some(({ index }) => filled.has(index)))
    .filter(({ field, names }) => !isTrap(field) && !names.some(saysOptional))
    .map(({ signs }) => signs.label);
}

/**
 * Clears the browser's data, because sites store in the browser which variant a visitor gets. The
 * browser holds no lead data yet.
 */
async function forgetVisit({ page, context }: Opening): Promise<void> {
  await context.clearCookies();
  const forget = 'try { localStorage.clear(); sessionStorage.clear(); } catch {}';
  await Promise.all(page.frames().map((frame) => frame.evaluate(forget).catch(() => undefined)));
}
