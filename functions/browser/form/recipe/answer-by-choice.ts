/**
 * Finds what the owner's choice puts into a field: a value of the lead, a fixed answer, or nothing.
 */
import type { CustomValues } from '../../../../contract/custom-field.ts';
import { leadFacts, leadFields, type FormKind } from '../../../../contract/lead.ts';
import type { Fill } from '../../../../contract/recipe.ts';
import { chooseAmount } from '../choose-option.ts';
import {
  askedPattern,
  askedUnit,
  isDay,
  namesUnit,
  orderOf,
  writeDate,
  writeUnit,
  type DateUnit,
} from '../dates.ts';
import { otherEntryWords } from '../field-rules.ts';
import type { FillStep } from '../../page/scripts/fill-fields.ts';
import type { PageField, PageOption } from '../../page/scripts/page-scan.ts';
import { groupOf, optionsOfBoxes } from './form-questions.ts';
import type { Choice, Choices } from './choices.ts';
import { optionOf } from './find-option.ts';
import { transform } from './transform.ts';

export interface Answering {
  /** Returns the lead's value for a kind of field, unchanged. */
  partOf: (part: FormKind) => string;
  values: CustomValues;
  form: { fields: readonly PageField[]; choices: Choices };
  /** The field's unit in rupees: 100,000 for a field in lakhs. */
  unit: number;
}

export type Answer =
  | { kind: 'step'; step: Partial<FillStep> }
  /** The field is left empty: the recipe says so, or the lead has no answer. */
  | { kind: 'nothing' }
  /** The list does not offer the lead's value, and already lacked it when the recipe was made. */
  | { kind: 'not offered' }
  /** The list no longer offers the value that it offered when the recipe was made. */
  | { kind: 'option lost' }
  /** The field accepts the value only in a notation other than the owner's chosen notation. */
  | { kind: 'refused'; why: string };

const on = /^(on|yes|true|1)$/i;
const off = /^(off|no|false|0|)$/i;

export function answerByChoice(choice: Choice, field: PageField, answering: Answering): Answer {
  const { fill } = choice;
  const text = textOf(fill, answering);
  if (text === undefined || (text === '' && fill.kind !== 'fixed')) return { kind: 'nothing' };
  const what = nameOfFill(fill);
  const date = dateOf(fill, answering);
  if (date) return answerDate(date, field, what);
  if (field.type === 'checkbox') return tick(field, text, what);
  if (field.type === 'radio') return chooseBox(choice, field, text, answering);
  if (field.type === 'select') {
    const option = optionFor(text, field.options, answering.unit);
    if (option) return step(what, [option.value], 'choice');
    return fill.kind === 'fixed'
      ? step(what, [text], 'choice')
      : missing(choice, text, answering.unit);
  }
  return step(what, [text], holdsAs(field, text));
}

const step = (field: string, values: string[], holds: FillStep['holds']): Answer => ({
  kind: 'step',
  step: { field, values, holds, exact: true },
});

function nameOfFill(fill: Fill): string {
  if (fill.kind === 'custom') return fill.name;
  const part = fill.kind === 'lead' ? fill.part : undefined;
  const asks = (field: (typeof leadFields)[number]) =>
    leadFacts[field].formKinds.some((kind) => kind === part);
  return leadFields.find(asks) ?? 'fixed answer';
}

/** Returns the text to put into the field; undefined if the field must stay empty. */
function textOf(fill: Fill, { partOf, values }: Answering): string | undefined {
  switch (fill.kind) {
    case 'empty':
      return undefined;
    case 'fixed':
      return fill.value;
    case 'lead':
      return transform(partOf(fill.part), fill.transformation);
    case 'custom': {
      const value = Object.hasOwn(values, fill.name) ? values[fill.name] : undefined;
      return value === undefined ? undefined : transform(value, fill.transformation);
    }
  }
}

interface ChosenDate {
  day: string;
  /** The notation that the form's owner has chosen for the date. */
  pattern: string | undefined;
}

/**
 * Returns the lead's answer if it is a date, together with the notation that the owner has chosen.
 * Undefined if the answer is no date, or if the owner has chosen a transformation that is no
 * notation of a date.
 */
function dateOf(fill: Fill, { values }: Answering): ChosenDate | undefined {
  if (fill.kind !== 'custom' || !Object.hasOwn(values, fill.name)) return undefined;
  const { transformation } = fill;
  const day = values[fill.name] ?? '';
  if (!isDay(day) || (transformation && transformation.kind !== 'date')) return undefined;
  return { day, pattern: transformation?.pattern };
}

/**
 * The answer for a date: the whole date in the field's notation, or the part of the date that the
 * field asks for.
 */
function answerDate({ day, pattern }: ChosenDate, field: PageField, what: string): Answer {
  if (field.type === 'date') return step(what, [day], 'text');
  const unit = askedUnit(field, pattern);
  if (unit === 'other') return refusedAs(pattern, 'another part of the date');
  if (unit) return answerUnit(day, unit, field, what);
  if (/^(select|radio|checkbox|spinbutton)$/.test(field.type)) {
    return { kind: 'refused', why: 'it asks for a part of the date, but does not say for which' };
  }
  const notation = askedPattern(field);
  const isOther = notation && pattern && orderOf(notation) !== orderOf(pattern);
  if (notation === 'other') return { kind: 'refused', why: 'its words name two orders of a date' };
  if (isOther) return refusedAs(pattern, `dates as ${notation}`);
  const date = { day, pattern: pattern ?? notation, isAsked: notation !== undefined };
  const values = [date.pattern ? writeDate(day, date.pattern) : day];
  const typed = { holds: 'text', exact: true, suggests: false, drawn: false } as const;
  return { kind: 'step', step: { ...typed, field: what, values, date } };
}

const refusedAs = (pattern: string | undefined, wanted: string): Answer => ({
  kind: 'refused',
  why: `it asks for ${wanted}, but the recipe writes ${pattern}`,
});

function answerUnit(day: string, unit: DateUnit, field: PageField, what: string): Answer {
  if (field.type !== 'select') {
    const holds = field.type === 'spinbutton' ? 'near' : 'text';
    return step(what, writeUnit(day, unit), holds);
  }
  const named = field.options.filter(({ text }) => namesUnit(text, day, unit));
  return named.length === 1 && named[0]
    ? step(what, [named[0].value], 'choice')
    : { kind: 'not offered' };
}

/**
 * Ticks or clears a checkbox. A fixed text that means neither yes nor no also ticks the checkbox,
 * because the owner chose to fill it.
 */
function tick(field: PageField, text: string, what: string): Answer {
  if (on.test(text) || !off.test(text)) return step(what, ['on'], 'tick');
  return field.filled ? step(what, ['off'], 'tick') : { kind: 'nothing' };
}

/**
 * Chooses a radio button. A choice in the stage's settings is for the radio button that its
 * selector matches; a choice in a recipe is for the whole group.
 */
function chooseBox(choice: Choice, field: PageField, text: string, answering: Answering): Answer {
  const { fields, choices } = answering.form;
  const boxes = groupOf(field, fields).filter(({ index }) => choices.get(index) === choice);
  const what = nameOfFill(choice.fill);
  if (boxes.length <= 1) return step(what, ['on'], 'tick');
  const option = optionFor(text, optionsOfBoxes(boxes), answering.unit);
  const box = boxes.find(({ index }) => String(index) === option?.value);
  if (!box) return missing(choice, text, answering.unit);
  return { kind: 'step', step: { index: box.index, field: what, values: ['on'], holds: 'tick' } };
}

/** The option with this text or value; for a number, the narrowest range that contains it. */
function optionFor(
  text: string,
  options: readonly PageOption[],
  unit: number,
): PageOption | undefined {
  const named = optionOf(text, options);
  if (named || !/^\d+(\.\d+)?$/.test(text)) return named;
  const [value] = chooseAmount(Number(text) * unit, options, unit);
  return options.find((option) => option.value === value);
}

function missing({ options = [] }: Choice, text: string, unit: number): Answer {
  const had = optionFor(text, asOptions(options), unit);
  return { kind: had ? 'option lost' : 'not offered' };
}

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));

/**
 * How the field's text is compared with the value. The page may show a number with spaces, dashes
 * or commas, and an amount with decimals. A number of ten digits or more may be a phone number,
 * which has no decimals.
 */
function holdsAs(field: PageField, text: string): FillStep['holds'] {
  if (field.type === 'range' || field.type === 'slider' || field.suggests) return 'near';
  if (/^\d{1,9}$/.test(text)) return 'amount';
  const isNumber = /^[+(]?\d[\d\s().,+-]*$/.test(text) && !/^\d{4}-\d\d(-\d\d)?$/.test(text);
  return isNumber && field.type !== 'date' ? 'digits' : 'text';
}

/**
 * Whether a list has lost the option that the bot would have chosen when the recipe was made.
 * @param choose returns the values that the bot would choose, with the best first.
 */
export function isOptionLost(
  { options = [] }: Choice,
  field: PageField,
  fields: readonly PageField[],
  choose: (options: readonly PageOption[]) => string[],
): boolean {
  const boxes = field.type === 'radio' ? groupOf(field, fields) : [];
  if (options.length === 0 || (field.type !== 'select' && boxes.length === 0)) return false;
  const best = (offered: readonly PageOption[]) => {
    const [value] = choose(offered);
    return offered.find((one) => one.value === value)?.text;
  };
  const [had, has] = [
    best(asOptions(options)),
    best(boxes.length > 0 ? optionsOfBoxes(boxes) : field.options),
  ];
  if (had === undefined) return false;
  const isOther = (text: string) => otherEntryWords.test(text.toLowerCase());
  return has === undefined || (isOther(has) && !isOther(had));
}
