/** A step of the filling plan, with what the field itself says about how it is filled in. */
import { unitBeside, unitOf } from './amounts.ts';
import { nameOf } from './recipe/asked-fields.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageField } from '../page/scripts/page-scan.ts';

export function stepFor(field: PageField, what: string, values: string[]): FillStep {
  const { index, suggests, required } = field;
  const [label, unit, drawn] = [nameOf(field), unitFor(field), isDrawn(field)];
  return { index, field: what, label, values, unit, holds: 'text', suggests, drawn, required };
}

const isDrawn = ({ type }: PageField) => type === 'listbox' || type === 'slider';

/** The unit in rupees of the numbers that the field takes. */
export const unitFor = ({ label, placeholder, nearby, behind, group }: PageField) =>
  unitBeside(behind) ??
  unitBeside(nearby) ??
  unitOf(`${label} ${placeholder} ${nearby} ${behind} ${group}`);
