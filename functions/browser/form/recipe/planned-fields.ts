/**
 * The questions of a form with the planned answers, as a rehearsal (a trial without a submit) shows
 * them.
 */
import { leadFacts, type FormKind } from '../../../../contract/lead.ts';
import type { Fill } from '../../../../contract/recipe.ts';
import { isAlternate } from '../classify-fields.ts';
import type { FillPlan } from '../fill-plan.ts';
import { isConsent, isOtherCurrency } from '../field-wording.ts';
import type { PlannableForm } from '../find-lead-form.ts';
import { whyKind } from '../why-kind.ts';
import type { FillStep } from '../../page/scripts/fill-fields.ts';
import { questionsIn, type FormQuestion } from './form-questions.ts';

export interface PlannedField extends FormQuestion {
  /** The rule for the field: the recipe's choice or, without a choice, the bot's own rule. */
  fill: Fill;
  /** Whether the rule in `fill` comes from the recipe. */
  chosen: boolean;
  /** The page's words on which the bot based its choice, or why the field stays empty. */
  because: string;
  /** The planned filling step; undefined if the field stays unchanged. */
  step: FillStep | undefined;
  /** Whether the field is required but nothing will be filled in. */
  unanswered: boolean;
}

const empty: Fill = { kind: 'empty' };

export function plannedFields(form: PlannableForm, plan: FillPlan): PlannedField[] {
  const kinds = kindsIn(form);
  return questionsIn(form.fields).map((pageField) => {
    const indexes = [pageField.field, ...pageField.boxes].map(({ index }) => index);
    const step = plan.steps.find(({ index }) => indexes.includes(index));
    const choice = form.choices.get(pageField.field.index);
    const kind = indexes.map((index) => kinds.get(index)).find(Boolean);
    return {
      ...pageField,
      step,
      fill: choice?.fill ?? ownFill(step, kind, isListFor(kind, pageField, form)),
      chosen: choice !== undefined,
      because:
        choice && pageField.field.type !== 'file'
          ? whyChosen(choice.fill, pageField, plan)
          : whyProposed(pageField, step, kind),
      unanswered: pageField.required && !pageField.filled && step === undefined,
    };
  });
}

function kindsIn({ found, repeated }: PlannableForm): Map<number, FormKind> {
  const first = Object.entries(found).map(
    ([kind, { index }]) => [index, kind as FormKind] as const,
  );
  return new Map([...repeated.map(({ field, kind }) => [field.index, kind] as const), ...first]);
}

/**
 * Whether the question is a required list for values of this kind, such as cities. Then the recipe
 * uses the value of each lead, even if the list lacks the sample lead's value. A lead is refused if
 * the list lacks its value.
 */
const isListFor = (
  kind: FormKind | undefined,
  { field, options, required }: FormQuestion,
  form: PlannableForm,
) =>
  kind !== undefined &&
  required &&
  options.length > 0 &&
  form.found[kind] === field &&
  !isOtherCurrency(field);

function ownFill(step: FillStep | undefined, kind: FormKind | undefined, isList: boolean): Fill {
  if (!step && !isList) return empty;
  if (kind) return { kind: 'lead', part: kind };
  // If a value of the lead is filled in although the field's kind is unknown, the field is one of
  // several fields that hold the phone number together.
  const isLeads = step && Object.hasOwn(leadFacts, step.field);
  return isLeads ? { kind: 'lead', part: 'phone' } : { kind: 'fixed', value: 'on' };
}

function whyChosen(fill: Fill, { signs }: FormQuestion, plan: FillPlan): string {
  const { notOffered, refused, drift } = plan;
  if (fill.kind === 'empty') return 'You chose to leave it empty';
  const refusal = refused.find(({ label }) => label === signs.label);
  if (refusal) return `You chose it, but it can't be filled in: ${refusal.why}`;
  if (notOffered.includes(signs.label)) return 'You chose it; its list does not offer this value';
  return drift.some(({ label }) => label === signs.label)
    ? 'You chose it; the entry is no longer offered'
    : 'You chose it';
}

function whyProposed(
  pageField: FormQuestion,
  step: FillStep | undefined,
  kind: FormKind | undefined,
): string {
  return step ? whyFilled(pageField, step, kind) : whyEmpty(pageField, kind);
}

function whyFilled({ field, signs }: FormQuestion, step: FillStep, kind?: FormKind): string {
  if (kind) return whyKind(field, kind);
  if (isConsent(field)) return `The form insists on this consent: “${signs.label}”`;
  return step.field === 'phone' ? 'One number over several boxes' : 'Chosen for every lead';
}

function whyEmpty({ field, filled, required, options }: FormQuestion, kind?: FormKind): string {
  if (field.type === 'file' && !filled) {
    return required
      ? 'Not possible: the form requires a file, and no lead has one'
      : 'A file that the form does not require; it stays empty';
  }
  if (kind && isAlternate(field, kind)) {
    return 'Asks for a second number or address, which a lead does not have';
  }
  if (kind && options.length > 0) return 'The list has no entry for the sample’s value';
  if (kind) return 'Asks again for what another field asks';
  if (filled) return 'The page has answered it itself';
  if (required) return 'Required, but a lead has no value for it';
  return isConsent(field)
    ? 'A consent that the form does not insist on'
    : 'Not required, and a lead has no value for it';
}
