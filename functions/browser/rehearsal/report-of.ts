/** Builds the report of a rehearsal from the filled parts of the form. */
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import { originOf, unconfirmedSites, webOrigins } from '../form/recipe/unconfirmed-sites.ts';
import type { PartPicture } from './picture-part.ts';
import { fieldsOfReport } from './report-fields.ts';
import type { RehearsedPart } from './walk-parts.ts';

export interface Rehearsed {
  kind: 'rehearsed';
  report: RehearsalReport;
  picture?: Buffer;
}

export interface ReportFacts {
  unseen?: string | undefined;
  unfound?: RehearsalReport['unfound'];
  title: string;
  places: PartPicture['places'] | undefined;
  /**
   * The target and the further sites that the form's owner has confirmed for its leads; undefined
   * without a recipe, because then no site is confirmed yet.
   */
  confirmed: Parameters<typeof unconfirmedSites>[0] | undefined;
}

export function reportOf(
  parts: readonly RehearsedPart[],
  { unseen, unfound, title, places, confirmed }: ReportFacts,
): RehearsalReport {
  const last = parts.at(-1);
  if (!last) throw new Error('A form has a part');
  const origin = originOf(last.form.frame);
  const sendsTo = [...new Set(webOrigins(parts.flatMap(({ form }) => form.actions)))].filter(
    (one) => one !== origin,
  );
  const fields = fieldsOfReport(parts, places);
  const pressables = pressablesOf(last, fields.length, places);
  return {
    fields,
    button: last.form.submit?.text ?? '',
    buttons: last.form.buttons,
    ...(unfound && { unfound }),
    ...(pressables.length > 0 && { pressables }),
    steps: parts.length,
    ...(unseen !== undefined && { unseen }),
    title,
    origin,
    ...(sendsTo.length > 0 && { sendsTo }),
    drift: parts.flatMap(({ drift, form }) => [
      ...drift,
      ...(confirmed ? unconfirmedSites(confirmed, form) : []),
    ]),
  };
}

/**
 * @param numbered how many fields have numbers; the numbers of the pressable elements continue
 * after them.
 */
function pressablesOf(
  { form }: RehearsedPart,
  numbered: number,
  places: PartPicture['places'] = new Map(),
): NonNullable<RehearsalReport['pressables']> {
  return form.pressables.map(({ text, look }, index) => {
    const number = numbered + index + 1;
    const place = places.get(number);
    return { number, text, look, ...(place && { place }) };
  });
}
