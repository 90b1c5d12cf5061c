/** Converts the fields of all parts of the form to the report's format, numbered consecutively. */
import type { RehearsedField } from '../../../contract/rehearsal.ts';
import type { PartPicture } from './picture-part.ts';
import { rulesOfControl } from './rules-of-control.ts';
import { isUnanswered, type RehearsedPart } from './walk-parts.ts';

export function fieldsOfReport(
  parts: readonly RehearsedPart[],
  places: PartPicture['places'] = new Map(),
): RehearsedField[] {
  return parts
    .flatMap(({ fields }, place) => fields.map((field) => ({ field, step: place + 1 })))
    .map(({ field, step }, place) => {
      const pictured = places.get(place + 1);
      return { ...reported(field, step, place + 1), ...(pictured && { place: pictured }) };
    });
}

function reported(
  field: RehearsedPart['fields'][number],
  part: number,
  number: number,
): RehearsedField {
  const { signs, required, options, fill, chosen, because, step, value } = field;
  const rules = rulesOfControl(field.field);
  const isTaken = step === undefined || value !== undefined;
  return {
    step: part,
    signs,
    required,
    ...(options.length > 0 && { options: options.map(({ text }) => text) }),
    ...(Object.keys(rules).length > 0 && { rules }),
    number,
    fill,
    chosen,
    because: isTaken ? because : whyNotTaken(field),
    value: value ?? '',
    unanswered: isUnanswered(field),
  };
}

function whyNotTaken({ step, because, whyNot }: RehearsedPart['fields'][number]): string {
  if (whyNot) return `${because}. The field can’t be filled in: ${whyNot}`;
  return step?.suggests
    ? `${because}. Its list did not appear or lacks the value: it may come from the target, which a rehearsal does not ask`
    : `${because}. The field does not accept the sample’s value`;
}
