/** Sets the values as a person's typing would. */
import { watchChanges } from './drawn-list.ts';
import { textOf, type FieldElement } from './elements.ts';
import { foundAt } from './kept.ts';

export interface FillStep {
  index: number;
  /** The lead's field or the bot's word for what it is. */
  field: string;
  /** The field's label: what a failure names. */
  label: string;
  /** The first that the field's own rules take is used. */
  values: string[];
  /** How many rupees it counts as one. */
  unit: number;
  /**
   * How a value counts as held: as written, by its letters and digits, or as a box that is ticked, or
   * with the value `off` is not.
   */
  holds: 'text' | 'digits' | 'near' | 'choice' | 'tick';
  /** Chosen from the list that the page offers once the field is typed in or opened. */
  suggests: boolean;
  /** A field that a script draws: an element of the page with a role, without a value. */
  drawn: boolean;
  required: boolean;
  /** Of a list nothing but the entry that says the same. */
  exact?: boolean;
}

export interface FillResult {
  index: number;
  /** Whether the field, read back after the page has reacted, holds a value of the step. */
  held: boolean;
  /** What it shows now. */
  value: string;
}

/** Frameworks replace the element's own setter to watch it: the prototype's is the browser's. */
function setValue(field: FieldElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** The first value that the field's own rules take, or the first of all. */
function fittingValue(field: FieldElement, values: readonly string[]): string {
  const before = field.value;
  const longest = 'maxLength' in field && field.maxLength > 0 ? field.maxLength : Infinity;
  const fits = values.find((value) => {
    if (value.length > longest) return false;
    setValue(field, value);
    const { badInput, patternMismatch, tooLong, tooShort, typeMismatch } = field.validity;
    return (
      field.value !== '' && !(badInput || patternMismatch || tooLong || tooShort || typeMismatch)
    );
  });
  setValue(field, before);
  return fits ?? values[0] ?? '';
}

function announce(field: FieldElement, data: string): void {
  const bubbles = { bubbles: true, composed: true };
  field.dispatchEvent(new InputEvent('input', { ...bubbles, data, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', bubbles));
}

function isTicked(box: Element): boolean {
  return 'checked' in box ? Boolean(box.checked) : box.getAttribute('aria-checked') === 'true';
}

const isToTick = ({ values }: FillStep) => values[0] !== 'off';

function fillField(field: FieldElement, step: FillStep): void {
  const { values, holds, drawn } = step;
  if (drawn) return;
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

function holdsValue(field: FieldElement, step: FillStep): boolean {
  const { values, holds, drawn } = step;
  if (holds === 'tick') return isTicked(field) === isToTick(step);
  if (drawn) return false;
  if (field.type === 'range') {
    const step = Number((field as HTMLInputElement).step) || 1;
    return values.some((value) => Math.abs(Number(value) - Number(field.value)) <= step);
  }
  if (holds === 'near') return field.value !== '';
  if (holds !== 'digits') return values.includes(field.value);
  const digits = field.value.replace(/\D/g, '');
  return digits !== '' && values.some((value) => isSameNumber(value, field.value));
}

/** By its digits, whatever stands between them; a mask that drops the point makes 75 of 7.5. */
function isSameNumber(wanted: string, shown: string): boolean {
  if (/^\d+\.\d+$/.test(wanted)) return Number(shown.replace(/[^\d.]/g, '')) === Number(wanted);
  return shown.replace(/\D/g, '') === wanted.replace(/\D/g, '');
}

/** The page reacts in a task or a frame of its own; only then is the value what will be sent. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0);
    requestAnimationFrame(done);
    setTimeout(done, 100);
  });
}

export async function fillFields(steps: readonly FillStep[]): Promise<FillResult[]> {
  watchChanges();
  for (const step of steps) fillField(foundAt(step.index) as FieldElement, step);
  await settle();
  return steps.map((step) => readBack(step));
}

function shownValue(field: FieldElement): string {
  if (!('value' in field) || field.tagName === 'BUTTON') return drawnValue(field);
  if ('selectedOptions' in field) {
    return [...field.selectedOptions].map((option) => option.text.trim()).join(', ');
  }
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  if (!isBox) return field.value;
  const label = field.labels?.[0]?.textContent?.trim() ?? '';
  return label || field.value;
}

/** Of a field that a script draws. */
function drawnValue(field: Element): string {
  const value = field.getAttribute('aria-valuetext') ?? field.getAttribute('aria-valuenow');
  return value ?? (textOf(field, 200) || (field.getAttribute('aria-label') ?? ''));
}

/** What the field holds now. */
export function readBack(step: FillStep): FillResult {
  const field = foundAt(step.index) as FieldElement;
  return { index: step.index, held: holdsValue(field, step), value: shownValue(field) };
}
