/**
 * Answers what a page asks for only after the form's button was pressed: a consent box, or the
 * phone number in another notation. Used only if the page has sent nothing yet, so that the button
 * can be pressed again without sending the lead twice.
 */
import type { RecipeField } from '../../../contract/recipe.ts';
import type { Drift } from '../../../contract/rehearsal.ts';
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-work.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { isConsent } from '../form/field-wording.ts';
import { consentWords, words } from '../form/field-rules.ts';
import { fillSteps } from '../form/fill-form.ts';
import { openConsents, type FillPlan } from '../form/fill-plan.ts';
import { findLeadForm, judgeForm, pressable } from '../form/find-lead-form.ts';
import { openedIn, type OpenedForm } from '../form/opened-form.ts';
import type { FormConfig } from '../form/recipe/choices.ts';
import { nameOf } from '../form/recipe/form-questions.ts';
import { phoneAgain, phonesIn } from '../form/plan-phone.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import { pause } from '../page/pause.ts';
import { nothingSentByPress } from '../traffic/nothing-sent.ts';
import { openDialogs } from './open-dialogs.ts';
import { planOrRefuse, type PlannedForm } from './open-form.ts';
import { scan } from './open-target.ts';
import { readingRequest } from './read-before.ts';
import { readFrames } from './read-frames.ts';

/** The maximum number of times that the button of one part of the form is pressed again. */
export const MOST_REPAIRS = 2;
/** How long a page may take to save the entered values by itself. */
const REACTS_MS = 100;

/** How long a dialog may take to close. */
const CLOSES_MS = 1000;

/**
 * The failures after which the bot tries to answer what the page asks for. Some pages show no
 * message, or only "Error", while they wait for a checkbox to be ticked.
 */
const answerable: ReadonlySet<string> = new Set([
  'validation_refused',
  'no_confirmation',
  'outcome_unknown',
]);
const aboutPhone = words('digits|numbers? only|phone|mobile|(?<!\\p{L})tel(?!\\p{L})', 'phone');

interface RefusedPart {
  work: AttemptWork;
  browser: LeadBrowser;
  config: FormConfig;
  form: OpenedForm;
  plan: FillPlan;
  /** The page as it was read before the button was pressed. */
  before: PageReading;
  part: number;
  /** The phone numbers that the page has refused so far. `repairPart` adds the newest one. */
  tried: Set<string>;
}

/**
 * Blocks the page's traffic again; the caller must release the traffic after pressing the button
 * again.
 * @returns the form with the changed values; undefined if the button must not be pressed again.
 * @throws {AttemptFailure} with the name of the checkbox, if the page asks for a checkbox that the
 * recipe has not chosen.
 */
export async function repairPart(
  refused: RefusedPart,
  failure: AttemptFailure,
): Promise<PlannedForm | undefined> {
  const { work, browser, form, before } = refused;
  const { log } = browser;
  if (!answerable.has(failure.reason) || !nothingSentByPress(log.events)) return undefined;
  log.add({ kind: 'held' });
  browser.hold.start();
  const reading = await readFrames(form.frame, readingRequest(form, work), undefined);
  const again = (await openedOrNot(refused)) ?? (await openedBehindDialog(refused));
  if (!again || !reading || reading.buttonBusy || reading.busy > before.busy) return undefined;
  const said = [
    failure.message,
    ...reading.problems.flatMap(({ label, message }) => [label, message]),
  ];
  const complaint = said.join('\n').toLowerCase();
  nameUnchosen(complaint, again.form, failure);
  for (const phone of phonesIn(refused.plan.steps)) refused.tried.add(phone);
  const answers = answersTo(complaint, again, refused.tried);
  // If the page shows no new message after the press, it may have complained earlier, while the
  // fields were filled. So the phone number is tried in another notation.
  const isSilent = answers.length === 0 && failure.reason === 'no_confirmation';
  const steps = isSilent ? phoneAgain(again.plan.steps, refused.tried) : answers;
  if (steps.length === 0) return undefined;
  const fields = await fillSteps(again.form.frame, steps).catch(() => undefined);
  if (!fields) return undefined;
  log.add({ kind: 'filled', fields });
  await pause(REACTS_MS, work.signal);
  // The steps of the earlier filling contain the notation in which each field was filled.
  const known = [...steps, ...refused.plan.steps];
  const asBefore = ({ index, label }: FillStep) =>
    known.find((one) => one.index === index && one.label === label);
  const plan = {
    ...again.plan,
    steps: again.plan.steps.map((step) => asBefore(step) ?? step),
  };
  return nothingSentByPress(log.events) ? { ...again, plan } : undefined;
}

/**
 * Finds the form again, because the page may have drawn it anew. In a form without a recipe, a
 * later part may have too few fields to be recognised without the earlier parts. In a form with a
 * recipe, a missing list is no difference from the recipe, because a list may hide its input after
 * an entry was chosen.
 */
async function openedAgain(refused: RefusedPart): Promise<PlannedForm | undefined> {
  const { work, config, form, part, plan } = refused;
  const found = await scan(form.frame, config.request);
  const { leadForm } = findLeadForm(found, config, part);
  const isLater = part > 1 && !config.recipe;
  const same = isLater ? pressable(judgeForm(form.form, found, config))[0] : undefined;
  const again = leadForm ?? same;
  if (!again) return undefined;
  const picked = new Set(plan.steps.flatMap(({ suggests, label }) => (suggests ? [label] : [])));
  const mayList = ({ signs }: RecipeField) => signs.type === 'listbox' || picked.has(signs.label);
  const lists = new Set(config.recipe?.fields.filter(mayList).map(({ signs }) => signs.label));
  const isHidden = ({ kind, label }: Drift) => kind === 'field_missing' && lists.has(label);
  const drift = again.drift.filter((one) => !isHidden(one));
  const opened = openedIn(form.frame, found, { ...again, drift });
  return { form: opened, plan: planOrRefuse(work, opened, config) };
}

/** Errors are ignored, because the form may look changed while a dialog opens or fades. */
const openedOrNot = (refused: RefusedPart) => openedAgain(refused).catch(() => undefined);

/** A dialog that shows the refusal may hide the form until it is closed. */
async function openedBehindDialog(refused: RefusedPart): Promise<PlannedForm | undefined> {
  const { frame } = refused.form;
  const isShown = await openDialogs(frame)
    .count()
    .catch(() => 0);
  if (isShown > 0) await frame.page().keyboard.press('Escape');
  const start = performance.now();
  for (;;) {
    // The time is taken before the scan, because the scan takes long on a busy machine.
    const waited = performance.now() - start;
    const again = await openedOrNot(refused);
    if (again || waited > CLOSES_MS) return again;
    await pause(50, refused.work.signal);
  }
}

function answersTo(
  complaint: string,
  { form, plan }: PlannedForm,
  tried: ReadonlySet<string>,
): FillStep[] {
  const isAboutPhone = aboutPhone.test(complaint) && !consentWords.test(complaint);
  return isAboutPhone ? phoneAgain(plan.steps, tried, complaint) : openConsents(form);
}

/**
 * In a form with a recipe, the bot ticks only the checkboxes that the recipe names.
 * @throws {AttemptFailure} if the page asks for another checkbox.
 */
function nameUnchosen(complaint: string, form: OpenedForm, failure: AttemptFailure): void {
  if (!form.byRecipe || !consentWords.test(complaint)) return;
  const unchosen = form.fields.find(
    (field) => isConsent(field) && !field.filled && !form.choices.has(field.index),
  );
  if (!unchosen) return;
  const text = `${failure.message}. The form's owner has not chosen this box: “${nameOf(unchosen)}”`;
  throw new AttemptFailure('validation_refused', text);
}
