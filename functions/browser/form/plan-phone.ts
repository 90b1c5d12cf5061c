/** Plans how the lead's phone number is written into a form's fields. */
import type { Lead } from '../../../contract/lead.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageField } from '../page/scripts/page-scan.ts';
import { isAreaCode } from './field-wording.ts';
import type { PlannableForm } from './find-lead-form.ts';
import type { Choice } from './recipe/choices.ts';
import { splitPhone } from './split-lead.ts';
import { stepFor } from './step-for.ts';

/**
 * Splits one phone number over several text boxes by their lengths, if the lengths of the boxes add
 * up to the number's length.
 */
export function planPhoneParts(lead: Lead, form: PlannableForm): FillStep[] {
  const { found, repeated, fields, choices, byRecipe } = form;
  const others = repeated.filter(({ kind }) => kind === 'phone').map(({ field }) => field);
  const phones = found.phone
    ? [found.phone, ...others].sort((one, other) => one.index - other.index)
    : [];
  const area = fields.find(({ index }) => index + 1 === phones[0]?.index);
  const isArea = area && !byRecipe && !choices.has(area.index) && isAreaCode(area);
  const boxes = isArea ? [area, ...phones] : phones;
  const { national } = splitPhone(lead.phone);
  const lengths = boxes.map(({ maxLength = -1 }) => maxLength);
  const length = lengths.reduce((sum, one) => sum + one, 0);
  if (
    boxes.length < 2 ||
    lengths.some((one) => one < 1) ||
    boxes.some(({ index }) => isTransformed(choices.get(index))) ||
    length !== national.length
  )
    return [];
  let from = 0;
  return boxes.map((box, place) => {
    const part = national.slice(from, (from += lengths[place] ?? 0));
    return { ...stepFor(box, 'phone', [part]), holds: 'digits' };
  });
}

const isTransformed = (choice: Choice | undefined) =>
  choice?.fill.kind === 'lead' && choice.fill.transformation !== undefined;

/**
 * The notations of the number that the field may accept, with the best first. Beside a picker or a
 * prefix of another country the number includes its country code. Otherwise it would become a
 * number of that country.
 */
export function phoneValues(field: PageField, said: string, hasCountryField: boolean): string[] {
  const { digits, country, national } = splitPhone(said);
  if (hasCountryField) return [national];
  // A plus before a number without a country code would turn the number into one of another
  // country.
  if (country === '') return [said, said.replace(/\D/g, ''), national];
  const full = `+${digits}`;
  const dial = dialBeside(field);
  if (dial === '') return [said, said.replace(/\D/g, ''), national, full];
  return dial === `+${country}` ? [national, full] : [full, national];
}

/**
 * The field for the number's country. Undefined if it is a picker drawn by a script that the step
 * for the number already sets: typing the number with its country code changes the picker, and
 * choosing from the picker may empty the number.
 */
export function countryFieldOf(form: PlannableForm, lead: Lead): PageField | undefined {
  const { countryCode: list, phone } = form.found;
  const isPicker = list?.type === 'listbox' && phone?.dial;
  if (!isPicker) return list;
  return phone.dial === '+' || picksFrom(list, phone, form, lead) ? undefined : list;
}

/**
 * Whether the step for the number also chooses the country from this list. An empty required list
 * gets a step of its own.
 */
function picksFrom(list: PageField, phone: PageField, form: PlannableForm, lead: Lead): boolean {
  const isOpen = list.required && !list.filled;
  const isWritten = [list, phone].some(({ index }) => isTransformed(form.choices.get(index)));
  if (isOpen || isWritten || planPhoneParts(lead, form).length > 0) return false;
  return dialOfStep(phone, lead.phone, form).picker !== undefined;
}

/**
 * Returns the dialling code that a picker beside the number must show. If the picker is drawn by a
 * script, also returns the step for the picker, because typing the number might not change it.
 */
export function dialOfStep(
  field: PageField,
  said: string,
  form: PlannableForm,
): Pick<FillStep, 'dial' | 'picker'> {
  const { country } = splitPhone(said);
  if (dialBeside(field) === '' || country === '') return {};
  const dial = `+${country}`;
  const list = form.found.countryCode ?? form.fields.find((one) => isPickerOf(field, one));
  if (list?.type !== 'listbox') return { dial };
  return { dial, picker: { ...stepFor(list, 'phone', [dial]), holds: 'near', required: true } };
}

const isPickerOf = ({ index, form }: PageField, { type, label, ...other }: PageField): boolean =>
  type === 'listbox' &&
  other.form === form &&
  Math.abs(other.index - index) <= 2 &&
  /country|flag|dial/i.test(label);

function dialBeside({ dial, nearby }: PageField): string {
  const text = nearby.replace(/\s/g, '');
  return dial || (/^\+\d{1,4}$/.test(text) ? text : '');
}

/**
 * Returns the step that fills in the number in a notation that was not tried yet; an empty list if
 * there is none. The notations are: without the country code and, if the page complains, with a
 * plus and no spaces. If the complaint contains a plus, the notation with the plus comes first.
 * @param tried the numbers that the page has refused.
 * @param complaint undefined if the page has shown no message.
 */
export function phoneAgain(
  steps: readonly FillStep[],
  tried: ReadonlySet<string> = new Set(phonesIn(steps)),
  complaint?: string,
): FillStep[] {
  const [phone, ...others] = steps.filter(isPhone);
  if (!phone || others.length > 0) return [];
  const written = (one: RegExp) => phone.values.findLast((value) => one.test(value));
  const notations = [written(/^\d+$/), complaint === undefined ? undefined : written(/^\+\d+$/)];
  // The refused values are removed, because a page that quotes a value does not ask for the plus in
  // it.
  const own = [...tried].reduce((text, value) => text.replaceAll(value, ''), complaint ?? '');
  const open = (own.includes('+') ? notations.reverse() : notations).find(
    (value) => value !== undefined && !tried.has(value),
  );
  return open === undefined ? [] : [{ ...phone, values: [open] }];
}

/** The phone numbers in the notation in which the steps filled them. */
export const phonesIn = (steps: readonly FillStep[]): string[] =>
  steps.filter(isPhone).flatMap(({ values }) => values.slice(0, 1));

const isPhone = ({ field }: FillStep) => field === 'phone';
