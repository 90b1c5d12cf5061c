/**
 * Plans how each field of the lead form is filled: with an ordered list of possible values per
 * field.
 */
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import { leadFacts, leadFields, type Lead, type LeadField } from '../../../contract/lead.ts';
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Drift } from '../../../contract/rehearsal.ts';
import { answerByChoice, isOptionLost } from './recipe/answer-by-choice.ts';
import { groupOf, nameOf, optionsOfBoxes } from './recipe/form-questions.ts';
import { unitOf } from './amounts.ts';
import { chooseAmount, chooseCity, chooseCountryCode } from './choose-option.ts';
import { isAlternate } from './classify-fields.ts';
import type { FieldKind } from './field-rules.ts';
import { isConsent, isOffer, isOtherCurrency } from './field-wording.ts';
import type { PlannableForm } from './find-lead-form.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageField } from '../page/scripts/page-scan.ts';
import { countryFieldOf, dialOfStep, phoneValues, planPhoneParts } from './plan-phone.ts';
import { asksForLead, mayBeLacking } from './asks-for-lead.ts';
import { splitName, splitPhone } from './split-lead.ts';
import { holdsAs, stepFor, ticked, unitFor } from './step-for.ts';

export interface FillPlan {
  steps: FillStep[];
  /** Labels of required fields for which the lead has no value. */
  unanswered: string[];
  /** Labels of inputs that require a file, which no lead has. */
  files: string[];
  /** Labels of lists that do not contain the lead's own value. */
  notOffered: string[];
  /** Fields that accept a value only in a notation other than the owner's chosen notation. */
  refused: { label: string; why: string }[];
  /** Optional fields that ask for one of the lead's values but do not offer that value. */
  leftOut: FilledField[];
  /** The differences between the recipe and the page that matter for this lead. */
  drift: Drift[];
}

/**
 * Plans how the form is filled with this lead.
 * @param values the lead's answers to the form's own questions.
 */
export function planFilling(lead: Lead, form: PlannableForm, values: CustomValues = {}): FillPlan {
  const { found, repeated, fields, unheld, byRecipe } = form;
  const steps = planPhoneParts(lead, form);
  const plan: FillPlan = {
    ...{ steps, unanswered: [], files: [], notOffered: [] },
    ...{ refused: [], leftOut: [], drift: [] },
  };
  const planned = new Set(steps.map(({ index }) => index));
  const miss = (field: PageField) => {
    if (field.required && !isAnswered(field, fields)) plan.unanswered.push(nameOf(field));
  };
  const lack = (field: PageField) => void plan.notOffered.push(nameOf(field));
  for (const field of fields.filter(({ type }) => type === 'file')) {
    planned.add(field.index);
    if (field.required && !field.filled) plan.files.push(nameOf(field));
  }
  planChosen({ lead, form, values }, plan, planned, { miss, lack });
  const first = Object.entries(found).map(([kind, field]) => ({ kind: kind as FieldKind, field }));
  const kinds = new Set(first.flatMap((one) => (planned.has(one.field.index) ? [one.kind] : [])));
  for (const { kind, field } of [...first, ...repeated]) {
    const asks = !kinds.has(kind) || (field.required && !field.filled);
    if (planned.has(field.index) || !asks) continue;
    const step = isAlternate(field, kind) ? undefined : planStep(kind, field, lead, form);
    if (!step) continue;
    kinds.add(kind);
    steps.push(step);
    for (const { index } of field.type === 'radio' ? groupOf(field, fields) : [field])
      planned.add(index);
  }
  for (const { kind, field } of [...first, ...repeated]) {
    if (planned.has(field.index)) continue;
    planned.add(field.index);
    // A slider that is not filled in would keep the page's own amount, and a list of country codes
    // would keep another country's code. So both are reported as missing.
    if (kind === 'loanAmount' && !kinds.has(kind) && /^(slider|range|number)$/.test(field.type))
      plan.unanswered.push(nameOf(field));
    else if (kind === 'countryCode' && field.type === 'select' && splitPhone(lead.phone).country)
      lack(field);
    else miss(field);
    const isLeftOut = !kinds.has(kind) && !field.filled && mayBeLacking(kind);
    if (isLeftOut) plan.leftOut.push({ field: kind, label: nameOf(field), value: '' });
  }
  for (const field of fields) {
    if (planned.has(field.index) || !field.required || field.filled) continue;
    if (isConsent(field) && !byRecipe) steps.push(ticked(field, 'consent'));
    else miss(field);
  }
  if (!byRecipe) plan.unanswered.push(...unheld.filter((text) => asksForLead(text, kinds, lead)));
  steps.sort((one, other) => one.index - other.index);
  return { ...plan, unanswered: [...new Set(plan.unanswered)] };
}

/**
 * Plans the fields that the stage's settings or the form's owner have chosen, before the
 * fields that the bot recognises by itself. A chosen list must take the lead's value even if the
 * form does not require it.
 */
function planChosen(
  { lead, form, values }: { lead: Lead; form: PlannableForm; values: CustomValues },
  plan: FillPlan,
  planned: Set<number>,
  { miss, lack }: Record<'miss' | 'lack', (field: PageField) => void>,
): void {
  const { fields, choices } = form;
  for (const field of fields) {
    const choice = choices.get(field.index);
    if (!choice || planned.has(field.index)) continue;
    const group = field.type === 'radio' ? groupOf(field, fields) : [field];
    for (const { index } of group) if (choices.get(index) === choice) planned.add(index);
    const { fill } = choice;
    const label = nameOf(field);
    const partOf = (part: FieldKind) => valuesFor(part, saidNothing(field), lead, false)[0] ?? '';
    if (fill.kind === 'lead' && !fill.transformation) {
      const lost = isOptionLost(choice, field, fields, (offered) =>
        valuesFor(fill.part, { ...field, type: 'select', options: [...offered] }, lead, false),
      );
      const step = planStep(fill.part, field, lead, form);
      if (lost) plan.drift.push({ kind: 'option_missing', label });
      else if (step) plan.steps.push({ ...step, required: true });
      else if (isListed(field) && partOf(fill.part) !== '') lack(field);
      else miss(field);
      continue;
    }
    const answer = answerByChoice(choice, field, { partOf, values, form, unit: unitFor(field) });
    if (answer.kind === 'step')
      plan.steps.push({ ...stepFor(field, '', []), ...answer.step, required: true });
    else if (answer.kind === 'nothing') miss(field);
    else if (answer.kind === 'not offered') plan.notOffered.push(label);
    else if (answer.kind === 'refused') plan.refused.push({ label, why: answer.why });
    else plan.drift.push({ kind: 'option_missing', label });
  }
}

/**
 * Returns the field without its texts. A transformation then gets the lead's plain value, not the
 * value in the field's own format and unit.
 */
const saidNothing = (field: PageField): PageField => {
  const nothing = { label: '', placeholder: '', nearby: '', behind: '', group: '', dial: '' };
  return { ...field, ...nothing, type: 'text' };
};

const isAnswered = (field: PageField, fields: readonly PageField[]) =>
  field.type === 'radio' ? groupOf(field, fields).some((one) => one.filled) : field.filled;

/**
 * Consent boxes that are not marked as required; some forms keep their button disabled until these
 * boxes are ticked.
 */
export function openConsents({ fields, choices, byRecipe }: PlannableForm): FillStep[] {
  return fields
    .filter(({ index }) => !byRecipe && !choices.has(index))
    .filter((field) => !field.required && !field.filled && isConsent(field) && !isOffer(field))
    .map((field) => ticked(field, 'consent'));
}

function planStep(
  kind: FieldKind,
  field: PageField,
  lead: Lead,
  form: PlannableForm,
): FillStep | undefined {
  if (field.type === 'radio') return planRadio(kind, groupOf(field, form.fields), lead);
  const country = countryFieldOf(form, lead);
  if (kind === 'countryCode' && !country) return undefined;
  const hasCountryField = country !== undefined;
  const values = valuesFor(kind, field, lead, hasCountryField).filter((value) => value !== '');
  if (values.length === 0) return undefined;
  const step = {
    ...stepFor(field, leadFieldOf[kind], values),
    holds: holdsAs(kind, field),
    // If a script draws the list of countries, the list's own step chooses the country later.
    ...(kind === 'phone' && !country?.suggests && dialOfStep(field, lead.phone, form)),
    // Without a choice the list of country codes would keep another country's code.
    ...(kind === 'countryCode' && { required: true }),
  };
  // Only city fields are filled through suggestions, because pages seldom show suggestions for
  // other values.
  return kind === 'city' && field.offers ? { ...step, suggests: true, holds: 'near' } : step;
}

/** The lead's field for each kind of form field. */
export const leadFieldOf = Object.fromEntries(
  leadFields.flatMap((field) => leadFacts[field].formKinds.map((kind) => [kind, field])),
) as Record<FieldKind, LeadField>;

const isListed = ({ type }: PageField) => type === 'select' || type === 'radio';

function planRadio(kind: FieldKind, boxes: PageField[], lead: Lead): FillStep | undefined {
  const options = optionsOfBoxes(boxes);
  const [chosen] =
    kind === 'loanAmount'
      ? chooseAmount(lead.loanAmount, options, unitOf(boxes[0]?.group ?? ''))
      : chooseCity(lead.city, options);
  const box = boxes.find(({ index }) => String(index) === chosen);
  return box && ticked(box, leadFieldOf[kind]);
}

function valuesFor(
  kind: FieldKind,
  field: PageField,
  lead: Lead,
  hasCountryField: boolean,
): string[] {
  const isList = field.type === 'select';
  const name = splitName(lead.name);
  const phone = splitPhone(lead.phone);
  switch (kind) {
    case 'email':
    case 'emailAgain':
      return [lead.email];
    case 'fullName':
      return [lead.name];
    case 'firstName':
      return [name.first];
    case 'middleName':
      return [name.middle];
    case 'lastName':
      return [name.last];
    case 'city':
      return isList ? chooseCity(lead.city, field.options) : [lead.city];
    case 'loanAmount':
      return amountsFor(field, lead.loanAmount);
    case 'countryCode':
      if (phone.country === '') return [];
      return isList ? chooseCountryCode(phone.country, field.options) : [`+${phone.country}`];
    case 'phone':
      return phoneValues(field, lead.phone, hasCountryField);
  }
}

/** The amount in rupees, or in the field's own unit: `Loan amount (in lakhs)`. */
function amountsFor(field: PageField, amount: number): string[] {
  const unit = unitFor(field);
  if (isOtherCurrency(field)) return [];
  return field.type === 'select'
    ? chooseAmount(amount, field.options, unit)
    : [String(Number((amount / unit).toPrecision(15)))];
}
