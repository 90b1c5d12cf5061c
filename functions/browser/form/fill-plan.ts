/** What goes into which field of the lead form: an ordered list of values that each would take. */
import { leadFacts, leadFields, type Lead, type LeadField } from '../../../contract/lead.ts';
import type { FieldOverride } from '../../../contract/target-form.ts';
import { asWords } from './read-words.ts';
import { unitBeside, unitOf } from './amounts.ts';
import { chooseAmount, chooseCity, chooseCountryCode } from './choose-option.ts';
import { isAlternate } from './classify-fields.ts';
import { areaCodeWords, consentWords, offerWords, type FieldKind } from './field-rules.ts';
import type { LeadForm } from './find-lead-form.ts';
import type { FillStep } from '../page/fill-fields.ts';
import type { PageField } from '../page/page-scan.ts';
import { splitName, splitPhone } from './split-lead.ts';

export interface FillPlan {
  steps: FillStep[];
  /** Labels of required fields that the lead has no value for. */
  unanswered: string[];
}

type Overrides = readonly FieldOverride[];

export function planFilling(lead: Lead, form: LeadForm, overrides: Overrides = []): FillPlan {
  const { found, repeated, fields } = form;
  const steps: FillStep[] = [];
  const unanswered: string[] = [];
  const planned = new Set<number>();
  const phoneParts = planPhoneParts(lead, form);
  for (const { index } of phoneParts) planned.add(index);
  steps.push(...phoneParts);
  const plan = (field: PageField, kind: FieldKind) => {
    if (planned.has(field.index)) return;
    planned.add(field.index);
    const step = isAlternate(field, kind) ? undefined : planStep(kind, field, lead, form);
    if (step) {
      steps.push(step);
      if (field.type === 'radio')
        for (const { index } of groupOf(field, fields)) planned.add(index);
    } else if (field.required && !field.filled) unanswered.push(nameOf(field));
  };
  for (const [kind, field] of Object.entries(found) as [FieldKind, PageField][]) plan(field, kind);
  for (const { kind, field } of repeated) {
    if (field.required && !field.filled) plan(field, kind);
  }
  for (const field of fields) {
    const override = overrides[field.override];
    if (override && 'value' in override) steps.push(answered(field, override.value));
    else if (planned.has(field.index) || !field.required || field.filled) continue;
    else if (isConsent(field)) steps.push(ticked(field, 'consent'));
    else if (field.type !== 'radio' || !groupOf(field, fields).some((one) => one.filled)) {
      unanswered.push(nameOf(field));
    }
  }
  return {
    steps: steps.sort((one, other) => one.index - other.index),
    unanswered: [...new Set(unanswered)],
  };
}

/** Boxes that a form may insist on without saying so, by a button that stays disabled. */
export function openConsents({ fields }: LeadForm): FillStep[] {
  return fields
    .filter((field) => !field.required && !field.filled && isConsent(field) && !isOffer(field))
    .map((field) => ticked(field, 'consent'));
}

const groupOf = ({ name, form, group }: PageField, fields: readonly PageField[]) =>
  fields
    .filter((one) => one.type === 'radio' && one.name === name && one.form === form)
    .filter((one) => name !== '' || one.group === group);

/** One number over several boxes, each as long as its part of it. */
function planPhoneParts(lead: Lead, { found, repeated, fields }: LeadForm): FillStep[] {
  const others = repeated.filter(({ kind }) => kind === 'phone').map(({ field }) => field);
  const phones = found.phone
    ? [found.phone, ...others].sort((one, other) => one.index - other.index)
    : [];
  const area = fields.find(({ index }) => index + 1 === phones[0]?.index);
  const boxes = area && isAreaCode(area) ? [area, ...phones] : phones;
  const { national } = splitPhone(lead.phone);
  const length = boxes.reduce((sum, { maxLength }) => sum + maxLength, 0);
  if (
    boxes.length < 2 ||
    boxes.some(({ maxLength }) => maxLength < 1) ||
    length !== national.length
  )
    return [];
  let from = 0;
  return boxes.map((box) => {
    const part = national.slice(from, (from += box.maxLength));
    return { ...stepFor(box, 'phone', [part]), holds: 'digits' };
  });
}

function planStep(
  kind: FieldKind,
  field: PageField,
  lead: Lead,
  { found, fields }: LeadForm,
): FillStep | undefined {
  if (field.type === 'radio') return planRadio(kind, groupOf(field, fields), lead);
  const hasCountryField = found.countryCode !== undefined;
  const values = valuesFor(kind, field, lead, hasCountryField).filter((value) => value !== '');
  if (values.length === 0) return undefined;
  const step = { ...stepFor(field, leadFieldOf[kind], values), holds: holdsAs(kind, field) };
  // Places are what pages complete.
  return kind === 'city' && field.offers ? { ...step, suggests: true, holds: 'near' } : step;
}

function stepFor(field: PageField, what: string, values: string[]): FillStep {
  const { index, suggests, required } = field;
  const [label, unit, drawn] = [nameOf(field), unitFor(field), isDrawn(field)];
  return { index, field: what, label, values, unit, holds: 'text', suggests, drawn, required };
}

const isDrawn = ({ type }: PageField) => type === 'listbox' || type === 'slider';

/** What a form's fields ask of the lead. */
export const leadFieldOf = Object.fromEntries(
  leadFields.flatMap((field) => leadFacts[field].formKinds.map((kind) => [kind, field])),
) as Record<FieldKind, LeadField>;

function planRadio(kind: FieldKind, boxes: PageField[], lead: Lead): FillStep | undefined {
  const options = boxes.map(({ index, label }) => ({ value: String(index), text: label }));
  const [chosen] =
    kind === 'loanAmount'
      ? chooseAmount(lead.loanAmount, options, unitOf(boxes[0]?.group ?? ''))
      : chooseCity(lead.city, options);
  const box = boxes.find(({ index }) => String(index) === chosen);
  return box && ticked(box, leadFieldOf[kind]);
}

/** The stage's own answer to a field. */
function answered(field: PageField, value: string): FillStep {
  if (field.type === 'checkbox' || field.type === 'radio') return ticked(field, 'fixed answer');
  const holds = field.type === 'select' ? 'choice' : 'text';
  return { ...stepFor(field, 'fixed answer', [value]), holds };
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
        : [lead.phone, phone.digits, phone.national, `+${phone.digits}`];
  }
}

/** Rupees, or what the field counts in: `Loan amount (in lakhs)`. */
function amountsFor(field: PageField, amount: number): string[] {
  const unit = unitFor(field);
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

function isConsent(field: PageField): boolean {
  return field.type === 'checkbox' && consentWords.test(wordsOf(field));
}

const isOffer = (field: PageField) => offerWords.test(wordsOf(field));

function wordsOf({ label, name, id, nearby }: PageField): string {
  return `${label} ${asWords(name)} ${asWords(id)} ${nearby}`.toLowerCase();
}

function ticked(field: PageField, what: string): FillStep {
  return { ...stepFor(field, what, ['on']), holds: 'tick' };
}

const isAreaCode = (field: PageField) =>
  field.autocomplete === 'tel-area-code' || areaCodeWords.test(wordsOf(field));

/** What is asked, not one of its answers. */
function nameOf(field: PageField): string {
  const { label, placeholder, nearby, behind, group, name, id, type } = field;
  const question = type === 'radio' ? group : '';
  const said = question || label || placeholder || nearby || behind;
  const text = said || asWords(name) || asWords(id) || type;
  return text.replace(/^[\s*]+|[\s*:]+$/g, '').slice(0, 80);
}
