/** What goes into which field of the lead form: an ordered list of values that each would take. */
import type { Lead } from '../../contract/lead.ts';
import type { FieldKind } from './field-rules.ts';
import { consentWords } from './field-rules.ts';
import { asWords, type LeadForm } from './find-lead-form.ts';
import { chooseAmount, chooseCity, chooseCountryCode } from './choose-option.ts';
import type { PageField } from './page-scan.ts';
import { splitName, splitPhone } from './split-lead.ts';

export interface FillStep {
  index: number;
  /** The field's label: what a failure names. */
  label: string;
  /** The first that the field's own rules take is used. */
  values: string[];
  /** How a value counts as held: as written, by its letters and digits, or as a ticked box. */
  holds: 'text' | 'digits' | 'near' | 'choice' | 'tick';
}

export interface FillPlan {
  steps: FillStep[];
  /** Labels of required fields that the lead has no value for. */
  unanswered: string[];
}

export function planFilling(lead: Lead, { found, fields }: LeadForm): FillPlan {
  const steps: FillStep[] = [];
  const unanswered: string[] = [];
  const planned = new Set<number>();
  for (const [kind, field] of Object.entries(found) as [FieldKind, PageField][]) {
    planned.add(field.index);
    const step = planStep(kind, field, lead, found.countryCode !== undefined);
    if (step) steps.push(step);
    else if (field.required && !field.filled) unanswered.push(nameOf(field));
  }
  for (const field of fields) {
    if (planned.has(field.index) || !field.required || field.filled) continue;
    if (isConsent(field)) steps.push(ticked(field));
    else if (field.type !== 'radio' || !isRadioAnswered(field, fields)) {
      unanswered.push(nameOf(field));
    }
  }
  return { steps: steps.sort((one, other) => one.index - other.index), unanswered };
}

function planStep(
  kind: FieldKind,
  field: PageField,
  lead: Lead,
  hasCountryField: boolean,
): FillStep | undefined {
  const values = valuesFor(kind, field, lead, hasCountryField).filter((value) => value !== '');
  if (values.length === 0) return undefined;
  return { index: field.index, label: nameOf(field), values, holds: holdsAs(kind, field) };
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
      return isList ? chooseAmount(lead.loanAmount, field.options) : [String(lead.loanAmount)];
    case 'countryCode':
      if (phone.country === '') return [];
      return isList ? chooseCountryCode(phone.country, field.options) : [`+${phone.country}`];
    case 'phone':
      return hasCountryField
        ? [phone.national]
        : [lead.phone, phone.digits, phone.national, `+${phone.digits}`];
  }
}

function holdsAs(kind: FieldKind, field: PageField): FillStep['holds'] {
  if (field.type === 'select') return 'choice';
  if (field.type === 'range') return 'near';
  return kind === 'phone' || kind === 'loanAmount' || kind === 'countryCode' ? 'digits' : 'text';
}

function isConsent({ type, label, name, id, nearby }: PageField): boolean {
  if (type !== 'checkbox') return false;
  const text = `${label} ${asWords(name)} ${asWords(id)} ${nearby}`.toLowerCase();
  return consentWords.test(text);
}

function ticked(field: PageField): FillStep {
  return { index: field.index, label: nameOf(field), values: ['on'], holds: 'tick' };
}

function isRadioAnswered(field: PageField, fields: readonly PageField[]): boolean {
  return fields.some(({ type, name, filled }) => type === 'radio' && name === field.name && filled);
}

function nameOf({ label, placeholder, nearby, name, id, type }: PageField): string {
  const text = label || placeholder || nearby || asWords(name) || asWords(id) || type;
  return text.replace(/\s*[*:]\s*$/, '').slice(0, 80);
}
