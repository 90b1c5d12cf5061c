/**
 * Builds the steps of the filling plan, each with the notation and unit that its field asks for.
 */
import { isUnit, rangeOf, unitBeside, unitOf } from './amounts.ts';
import type { FieldKind } from './field-rules.ts';
import { nameOf } from './recipe/form-questions.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageField } from '../page/scripts/page-scan.ts';

export function stepFor(field: PageField, what: string, values: string[]): FillStep {
  const { index, suggests, required } = field;
  const [label, unit, drawn] = [nameOf(field), unitFor(field), isDrawn(field)];
  return { index, field: what, label, values, unit, holds: 'text', suggests, drawn, required };
}

const isDrawn = ({ type }: PageField) => /^(listbox|slider|spinbutton)$/.test(type);

/** How many rupees the number 1 in this field means: 100,000 if the field counts in lakhs. */
export const unitFor = (field: PageField): number => {
  const { label, placeholder, nearby, behind, group } = field;
  return (
    unitBeside(behind) ??
    unitBeside(nearby) ??
    unitOfLive(field) ??
    unitOf(`${label} ${placeholder} ${nearby} ${behind} ${group}`)
  );
};

/**
 * The unit in which a slider counts: the amount in its caption divided by its current value. `Loan
 * amount: 10 lakh` and the value 10 mean that it counts in lakhs. Undefined if the result is no
 * known unit.
 */
function unitOfLive({ label, nearby, behind, shows }: PageField): number | undefined {
  const value = Number(shows);
  if (!value) return undefined;
  const units = [label, nearby, behind].map((text) => {
    const { from, to } = rangeOf(text) ?? { from: 0, to: 0 };
    return from === to ? from / value : 0;
  });
  return units.find(isUnit);
}

export function holdsAs(kind: FieldKind, field: PageField): FillStep['holds'] {
  if (field.type === 'select') return 'choice';
  if (field.type === 'range' || field.type === 'slider' || field.suggests) return 'near';
  if (kind === 'loanAmount') return 'amount';
  return kind === 'phone' || kind === 'countryCode' ? 'digits' : 'text';
}

export function ticked(field: PageField, what: string): FillStep {
  return { ...stepFor(field, what, ['on']), holds: 'tick' };
}
