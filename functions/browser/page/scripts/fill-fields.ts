/** Sets the fields' values and sends the events that a person's typing would cause. */
import { dialOf } from './captions.ts';
import { sliderShows } from './drawn-fields.ts';
import { watchChanges } from './drawn-list.ts';
import { isTicked } from './choices.ts';
import { type FieldElement, isBoxed, textOf } from './elements.ts';
import { foundAt } from './kept.ts';

export interface FillStep {
  index: number;
  /** The field of the lead that holds the value, or the bot's own name for the value. */
  field: string;
  /** The label of the form's field, for error messages. */
  label: string;
  /**
   * The candidates for the value, in order. The field gets the first value that the field's own
   * rules accept.
   */
  values: string[];
  /** The field's unit in rupees: 100,000 for a field in lakhs. */
  unit: number;
  /**
   * How the value that the field holds is compared with the planned values. `text`: equal.
   * `digits`: equal digits. `amount`: equal digits, but decimals may be added. `near`: any text.
   * `choice`: equal to one of the values. `tick`: a ticked box, or an unticked box if the value is
   * `off`.
   */
  holds: 'text' | 'digits' | 'amount' | 'near' | 'choice' | 'tick';
  /**
   * Whether the value is chosen from the field's own list, which opens when the field is pressed or
   * typed into.
   */
  suggests: boolean;
  /**
   * Whether a script makes the field from other elements: an element with a role and without a
   * value.
   */
  drawn: boolean;
  required: boolean;
  /** The country code that a picker beside the field must not contradict: `+91`. */
  dial?: string;
  /**
   * The picker of the country code beside a phone field. If typing the number does not change the
   * picker, the bot chooses the code in it.
   */
  picker?: FillStep;
  /** Whether the list's entry must have exactly the text of the value. */
  exact?: boolean;
  /** The date, if a text field takes a date in its own notation. */
  date?: DateStep;
  /**
   * The text that the page showed around the field before an entry of the field's list was chosen.
   */
  before?: string;
}

export interface DateStep {
  /** The day as `1990-05-31`. */
  day: string;
  /** The notation that the field or its owner asks for, such as `DD/MM/YYYY`. */
  pattern: string | undefined;
  /** Whether the field's own words ask for the notation in `pattern`. */
  isAsked: boolean;
}

export interface FillResult {
  index: number;
  /** Whether the field, read after the page has reacted, passes the check that `holds` names. */
  held: boolean;
  /** The text that the field shows now. */
  value: string;
}

/**
 * Sets the value by the prototype's setter, which is the native one: frameworks replace the
 * element's own setter to observe it.
 */
function setValue(field: FieldElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * The first value that the field's own rules accept, or the first value if the rules accept none. A
 * pattern between slashes is written for a script, and the browser would refuse every value by it.
 * So the slashes are removed during the check.
 */
function fittingValue(field: FieldElement, values: readonly string[]): string {
  const before = field.value;
  const input = field as HTMLInputElement;
  const { maxLength, pattern } = input;
  const [, scripts] = /^\/(.+)\/\w*$/.exec(pattern) ?? [];
  if (scripts) input.pattern = scripts;
  const fits = values.find((value) => {
    if (maxLength > 0 && value.length > maxLength) return false;
    setValue(field, value);
    const { validity: v } = field;
    const isWrong = v.badInput || v.patternMismatch || v.tooLong || v.tooShort || v.typeMismatch;
    return field.value !== '' && !isWrong;
  });
  if (scripts) input.pattern = pattern;
  setValue(field, before);
  return fits ?? values[0] ?? '';
}

function announce(field: FieldElement, data: string): void {
  const bubbles = { bubbles: true, composed: true };
  field.dispatchEvent(new InputEvent('input', { ...bubbles, data, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', bubbles));
}

const isToTick = ({ values }: FillStep) => values[0] !== 'off';

function fillField(field: FieldElement, step: FillStep): void {
  const { values, holds, drawn } = step;
  if (drawn || (holds !== 'tick' && !hasValue(field))) return;
  field.focus({ preventScroll: true });
  if (holds === 'tick') {
    if (isTicked(field) !== isToTick(step)) field.click();
  } else {
    const value = fittingValue(field, values);
    setValue(field, value);
    announce(field, value);
  }
  field.blur();
}

/** Whether the field's value is what people see. A button's value is not. */
const hasValue = (field: FieldElement) => 'value' in field && field.tagName !== 'BUTTON';
/** The field's value. For a button, or an element that people type into, its text. */
const textIn = (field: FieldElement) => (hasValue(field) ? field.value : textOf(field, 500));

function holdsValue(field: FieldElement, step: FillStep): boolean {
  const { values, holds, drawn } = step;
  if (holds === 'tick') return isTicked(field) === isToTick(step);
  if (drawn) return false;
  if (field.type === 'range') {
    const step = Number((field as HTMLInputElement).step) || 1;
    return values.some((value) => Math.abs(Number(value) - Number(field.value)) <= step);
  }
  if (holds === 'near') return textIn(field) !== '';
  if (step.dial && /\d/.test(dialOf(field)) && dialOf(field) !== step.dial) return false;
  if (holds !== 'digits' && holds !== 'amount') return values.includes(textIn(field));
  // A mask may add decimals to an amount: `5,000.00`. In `50,00,00` the commas separate groups.
  const decimals = holds === 'amount' ? /([.,])(?<!\1.*\1)\d\d?(?=\D*$)/ : '';
  return values.some((value) => isSameNumber(value, textIn(field), decimals));
}

/**
 * Compares only the digits. In decimals the point counts too: an input mask that drops the point
 * turns `7.5` into `75`. A plus stands before a country code: `+98 765…` is not the number
 * `98765…`.
 */
function isSameNumber(wanted: string, shown: string, decimals: RegExp | string): boolean {
  if (/^\d+\.\d+$/.test(wanted)) return Number(shown.replace(/[^\d.]/g, '')) === Number(wanted);
  const digits = (text: string) => text.replace(/\D/g, '');
  const isNational = shown.startsWith('+') && !wanted.startsWith('+');
  return !isNational && digits(shown.replace(decimals, '')) === digits(wanted);
}

/**
 * Waits until the page has reacted, which happens in a later task or frame. Only then does the
 * field hold the value that will be sent.
 */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0);
    requestAnimationFrame(done);
    setTimeout(done, 100);
  });
}

export async function fillFields(steps: readonly FillStep[]): Promise<FillResult[]> {
  watchChanges();
  for (const step of steps) fillField(foundAt<FieldElement>(step.index), step);
  await settle();
  return steps.map(readBack);
}

function shownValue(field: FieldElement): string {
  if (!hasValue(field)) return drawnValue(field);
  if ('selectedOptions' in field) {
    return [...field.selectedOptions].map((option) => option.text.trim()).join(', ');
  }
  // A custom element's value may be a number, so it is converted to a text.
  if (!isBoxed(field)) return String(field.value);
  const label = field.labels?.[0]?.textContent?.trim() ?? '';
  return label || field.value;
}

/** The value of a field that a script made from other elements. */
function drawnValue(field: Element): string {
  const value = field.ariaValueText ?? sliderShows(field);
  return value || textOf(field, 200) || (field.ariaLabel ?? '');
}

/**
 * The indexes of the steps whose fields no longer hold their value. A value that the page has only
 * formatted counts as unchanged.
 */
export function changedSteps(steps: readonly FillStep[]): number[] {
  return [...steps.keys()].filter((place) => steps[place] && !keepsValue(steps[place]));
}

function keepsValue(step: FillStep): boolean {
  const field = foundAt<FieldElement | undefined>(step.index);
  // If the page has drawn the field again, this element is gone and the page fills in the new one.
  // So the value counts as unchanged.
  if (!field?.isConnected || step.drawn || holdsValue(field, step)) return true;
  if (step.holds !== 'text') return false;
  const shown = plain(textIn(field));
  return step.values.some((value) => plain(value) !== '' && shown.includes(plain(value)));
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Reads the field after it has lost the focus: at that moment many pages check or change the value.
 */
export async function readOnLeaving(step: FillStep): Promise<FillResult> {
  foundAt<FieldElement>(step.index).blur();
  await settle();
  return readBack(step);
}

/** The number that the slider at this index shows now. */
export const sliderAt = (index: number): string => sliderShows(foundAt<Element>(index));

/** Reads the field's current value. */
export function readBack(step: FillStep): FillResult {
  const field = foundAt<FieldElement>(step.index);
  return { index: step.index, held: holdsValue(field, step), value: shownValue(field) };
}
