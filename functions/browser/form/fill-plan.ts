/** Plans the values of each field of the lead form: an ordered list of candidates per field. */
import { leadFacts, leadFields, type Lead, type LeadField } from '../../../contract/lead.ts';
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Drift } from '../../../contract/rehearsal.ts';
import { answerByChoice, isOptionLost } from './recipe/answer-by-choice.ts';
import { groupOf, nameOf, optionsOfBoxes } from './recipe/asked-fields.ts';
import type { Choice } from './recipe/choices.ts';
import { unitBeside, unitOf } from './amounts.ts';
import { chooseAmount, chooseCity, chooseCountryCode } from './choose-option.ts';
import { isAlternate } from './classify-fields.ts';
import type { FieldKind } from './field-rules.ts';
import { isAreaCode, isConsent, isOffer, isOtherCurrency } from './field-wording.ts';
import type { PlannableForm } from './find-lead-form.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageField } from '../page/scripts/page-scan.ts';
import { splitName, splitPhone } from './split-lead.ts';

export interface FillPlan {
  steps: FillStep[];
  /** Labels of required fields for which the lead has no value. */
  unanswered: string[];
  /** Labels of lists that do not contain the lead's own value. */
  notOffered: string[];
  /** The differences between the recipe and the page that matter for this lead. */
  drift: Drift[];
}

/** @param values the lead's answers to the form's own questions. */
export function planFilling(lead: Lead, form: PlannableForm, values: CustomValues = {}): FillPlan {
  const { found, repeated, fields, byRecipe } = form;
  const steps = planPhoneParts(lead, form);
  const plan: FillPlan = { steps, unanswered: [], notOffered: [], drift: [] };
  const planned = new Set(steps.map(({ index }) => index));
  const miss = (field: PageField) => {
    if (field.required && !isAnswered(field, fields)) plan.unanswered.push(nameOf(field));
  };
  const lack = (field: PageField) => void plan.notOffered.push(nameOf(field));
  planChosen({ lead, form, values }, plan, planned, miss);
  const recognise = (field: PageField, kind: FieldKind) => {
    if (planned.has(field.index)) return;
    planned.add(field.index);
    const step = isAlternate(field, kind) ? undefined : planStep(kind, field, lead, form);
    // A list that lacks the lead's country code would keep the code of another country.
    const isCountry = kind === 'countryCode' && splitPhone(lead.phone).country !== '';
    if (!step) return isCountry && field.type === 'select' ? lack(field) : miss(field);
    steps.push(step);
    if (field.type === 'radio') for (const { index } of groupOf(field, fields)) planned.add(index);
  };
  for (const [kind, field] of Object.entries(found) as [FieldKind, PageField][])
    recognise(field, kind);
  for (const { kind, field } of repeated) {
    if (field.required && !field.filled) recognise(field, kind);
  }
  for (const field of fields) {
    if (planned.has(field.index) || !field.required || field.filled) continue;
    if (isConsent(field) && !byRecipe) steps.push(ticked(field, 'consent'));
    else miss(field);
  }
  steps.sort((one, other) => one.index - other.index);
  return { ...plan, unanswered: [...new Set(plan.unanswered)] };
}

/**
 * Plans the fields that the stage or the form's owner has configured, before the fields that the
 * bot recognises by itself.
 */
function planChosen(
  { lead, form, values }: { lead: Lead; form: PlannableForm; values: CustomValues },
  plan: FillPlan,
  planned: Set<number>,
  miss: (field: PageField) => void,
): void {
  const { fields, choices } = form;
  for (const field of fields) {
    const choice = choices.get(field.index);
    if (!choice || planned.has(field.index)) continue;
    const group = field.type === 'radio' ? groupOf(field, fields) : [field];
    for (const { index } of group) if (choices.get(index) === choice) planned.add(index);
    const { fill } = choice;
    const label = nameOf(field);
    if (fill.kind === 'lead' && !fill.transformation) {
      const lost = isOptionLost(choice, field, fields, (offered) =>
        valuesFor(fill.part, { ...field, type: 'select', options: [...offered] }, lead, false),
      );
      const step = planStep(fill.part, field, lead, form);
      if (lost) plan.drift.push({ kind: 'option_missing', label });
      else if (step) plan.steps.push(step);
      else miss(field);
      continue;
    }
    const partOf = (part: FieldKind) => valuesFor(part, saidNothing(field), lead, false)[0] ?? '';
    const answer = answerByChoice(choice, field, { partOf, values, form, unit: unitFor(field) });
    if (answer.kind === 'step') plan.steps.push({ ...stepFor(field, '', []), ...answer.step });
    else if (answer.kind === 'nothing') miss(field);
    else if (answer.kind === 'not offered') plan.notOffered.push(label);
    else plan.drift.push({ kind: 'option_missing', label });
  }
}

/**
 * Transformations are applied to the lead's plain value; the field's own format and unit are
 * ignored.
 */
const saidNothing = (field: PageField): PageField => {
  const nothing = { label: '', placeholder: '', nearby: '', behind: '', group: '' };
  return { ...field, ...nothing, type: 'text' };
};

const isAnswered = (field: PageField, fields: readonly PageField[]) =>
  field.type === 'radio' ? groupOf(field, fields).some((one) => one.filled) : field.filled;

/**
 * Consent boxes that are not marked as required; some forms keep their button disabled until they
 * are ticked.
 */
export function openConsents({ fields, choices, byRecipe }: PlannableForm): FillStep[] {
  return fields
    .filter(({ index }) => !byRecipe && !choices.has(index))
    .filter((field) => !field.required && !field.filled && isConsent(field) && !isOffer(field))
    .map((field) => ticked(field, 'consent'));
}

/**
 * Splits one phone number over several boxes by their lengths, if the boxes' lengths add up to the
 * number's length.
 */
function planPhoneParts(lead: Lead, form: PlannableForm): FillStep[] {
  const { found, repeated, fields, choices, byRecipe } = form;
  const others = repeated.filter(({ kind }) => kind === 'phone').map(({ field }) => field);
  const phones = found.phone
    ? [found.phone, ...others].sort((one, other) => one.index - other.index)
    : [];
  const area = fields.find(({ index }) => index + 1 === phones[0]?.index);
  const isArea = area && !byRecipe && !choices.has(area.index) && isAreaCode(area);
  const boxes = isArea ? [area, ...phones] : phones;
  const { national } = splitPhone(lead.phone);
  const length = boxes.reduce((sum, { maxLength }) => sum + maxLength, 0);
  if (
    boxes.length < 2 ||
    boxes.some(({ maxLength, index }) => maxLength < 1 || isTransformed(choices.get(index))) ||
    length !== national.length
  )
    return [];
  let from = 0;
  return boxes.map((box) => {
    const part = national.slice(from, (from += box.maxLength));
    return { ...stepFor(box, 'phone', [part]), holds: 'digits' };
  });
}

const isTransformed = (choice: Choice | undefined) =>
  choice?.fill.kind === 'lead' && choice.fill.transformation !== undefined;

function planStep(
  kind: FieldKind,
  field: PageField,
  lead: Lead,
  { found, fields }: PlannableForm,
): FillStep | undefined {
  if (field.type === 'radio') return planRadio(kind, groupOf(field, fields), lead);
  const hasCountryField = found.countryCode !== undefined;
  const values = valuesFor(kind, field, lead, hasCountryField).filter((value) => value !== '');
  if (values.length === 0) return undefined;
  const step = { ...stepFor(field, leadFieldOf[kind], values), holds: holdsAs(kind, field) };
  // Pages usually show suggestions for cities only.
  return kind === 'city' && field.offers ? { ...step, suggests: true, holds: 'near' } : step;
}

function stepFor(field: PageField, what: string, values: string[]): FillStep {
  const { index, suggests, required } = field;
  const [label, unit, drawn] = [nameOf(field), unitFor(field), isDrawn(field)];
  return { index, field: what, label, values, unit, holds: 'text', suggests, drawn, required };
}

const isDrawn = ({ type }: PageField) => type === 'listbox' || type === 'slider';

/** The lead's field for each kind of form field. */
export const leadFieldOf = Object.fromEntries(
  leadFields.flatMap((field) => leadFacts[field].formKinds.map((kind) => [kind, field])),
) as Record<FieldKind, LeadField>;

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
      return hasCountryField || field.nearby.replace(/\s/g, '') === `+${phone.country}`
        ? [phone.national]
        : [lead.phone, lead.phone.replace(/\D/g, ''), phone.national, `+${phone.digits}`];
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

const unitFor = ({ label, placeholder, nearby, behind, group }: PageField) =>
  unitBeside(behind) ??
  unitBeside(nearby) ??
  unitOf(`${label} ${placeholder} ${nearby} ${behind} ${group}`);

function holdsAs(kind: FieldKind, field: PageField): FillStep['holds'] {
  if (field.type === 'select') return 'choice';
  if (field.type === 'range' || field.type === 'slider' || field.suggests) return 'near';
  return kind === 'phone' || kind === 'loanAmount' || kind === 'countryCode' ? 'digits' : 'text';
}

function ticked(field: PageField, what: string): FillStep {
  return { ...stepFor(field, what, ['on']), holds: 'tick' };
}
