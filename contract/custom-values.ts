/**
 * Reads a lead's answers to a form's own questions. Defines which values each type accepts, how a
 * row stores the values, and sample values. Messages never quote a value.
 */
import type { CustomField, CustomValues } from './custom-field.ts';
import { customValueMaxLength, ruleKinds } from './custom-field.ts';
import { brokenRule, ruleTable } from './custom-rules.ts';
import type { RefusalDetail } from './errors.ts';
import { lineOfText } from './line-of-text.ts';

/**
 * The largest absolute value that an answer of the type `number` may have. JavaScript represents
 * all whole numbers up to this value exactly.
 */
const LARGEST_NUMBER = 1e15;
const DECIMALS = 6;
const UNKNOWN_NAMED = 5;
const UNKNOWN_NAME_LENGTH = 40;

type ReadCustomValues =
  { values: CustomValues; details?: never } | { details: RefusalDetail[]; values?: never };
type ReadCustomValue = { value: string; message?: never } | { message: string; value?: never };

/**
 * Whether a value is missing or blank; form tools and spreadsheets send blank values for empty
 * cells.
 */
function isAbsent(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === 'string' && !answer.trim());
}

/**
 * Reads all answers of a lead. Missing answers get their defaults; for unknown and invalid answers,
 * the error names the question. `answers` come from JSON, so inherited members are ignored.
 */
export function readCustomValues(
  declared: readonly CustomField[],
  answers: Readonly<Record<string, unknown>>,
): ReadCustomValues {
  const sent = new Map(Object.entries(answers));
  const details = unknownNames(declared, [...sent.keys()]);
  const values: [string, string][] = [];
  for (const field of declared) {
    const { name } = field;
    const value = isAbsent(sent.get(name)) ? field.default : sent.get(name);
    if (value === undefined) {
      if (field.required) details.push({ field: `fields.${name}`, message: `${name} is required` });
      continue;
    }
    const read = readCustomValue(field, value);
    if (read.message === undefined) values.push([name, read.value]);
    else details.push({ field: `fields.${name}`, message: read.message });
  }
  return details.length > 0 ? { details } : { values: Object.fromEntries(values) };
}

/**
 * A lead's answers, with the form's defaults for missing answers. Each attempt calls this too,
 * because the question may have been declared after the lead was accepted.
 */
export function withDefaults(
  declared: readonly CustomField[],
  answers: CustomValues,
): CustomValues {
  const defaults = declared.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(defaults), ...answers };
}

/** Reads one value of a declared field; the value must not be missing. */
export function readCustomValue(field: CustomField, answer: unknown): ReadCustomValue {
  const read = readers[field.type](field, answer);
  const broken = read.message === undefined ? brokenRule(field, read.value) : undefined;
  return broken === undefined ? read : { message: `${field.name} must be ${broken}` };
}

const readers: Record<
  CustomField['type'],
  (field: CustomField, answer: unknown) => ReadCustomValue
> = { text: readText, number: readNumber, date: readDate, choice: readChoice, yes_no: readYesNo };

/**
 * Accepts a JSON number for a text question too, because a spreadsheet sends a postal code as a
 * number.
 */
function readText({ name }: CustomField, answer: unknown): ReadCustomValue {
  const read = lineOfText({
    name,
    maxLength: customValueMaxLength,
    missing: `${name} must be a text`,
    blank: `${name} must not be blank`,
  }).safeParse(plainNumber(answer) ?? answer);
  if (read.success) return { value: read.data };
  return { message: read.error.issues[0]?.message ?? `${name} is not valid` };
}

function readNumber({ name }: CustomField, answer: unknown): ReadCustomValue {
  const text = typeof answer === 'number' ? plainNumber(answer) : asText(answer);
  if (text === undefined || !/^-?\d{1,16}(\.\d{1,40})?$/.test(text)) {
    return { message: `${name} must be a number in digits, such as 1250 or 12.5` };
  }
  const value = Number(text);
  if (Math.abs(value) > LARGEST_NUMBER) {
    return { message: `${name} must be a number from -${LARGEST_NUMBER} to ${LARGEST_NUMBER}` };
  }
  // The text has no needless zeros: `007.50` becomes `7.5`, and `-0` becomes `0`.
  return { value: String(Number(value.toFixed(DECIMALS)) + 0) };
}

function readDate({ name }: CustomField, answer: unknown): ReadCustomValue {
  const text = asText(answer) ?? '';
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // Refuses dates such as 30 February, which `Date` would turn into 2 March.
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return { value: text };
  return { message: `${name} must be a day that exists, as YYYY-MM-DD, such as 1990-05-31` };
}

function readChoice({ name, choices = [] }: CustomField, answer: unknown): ReadCustomValue {
  const folded = fold(plainNumber(answer) ?? asText(answer) ?? '');
  const chosen = choices.find((choice) => fold(choice) === folded);
  if (chosen !== undefined) return { value: chosen };
  return { message: `${name} must be one of: ${listed(choices)}` };
}

function readYesNo({ name }: CustomField, answer: unknown): ReadCustomValue {
  const text = typeof answer === 'boolean' ? String(answer) : fold(asText(answer) ?? '');
  if (text === 'yes' || text === 'true') return { value: 'yes' };
  if (text === 'no' || text === 'false') return { value: 'no' };
  return { message: `${name} must be true, false, yes or no` };
}

const asText = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : undefined);
const fold = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the number in digits. Returns undefined if the value is no finite number, or if
 * JavaScript writes the number with an exponent.
 */
function plainNumber(answer: unknown): string | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return undefined;
  if (Number.isInteger(answer) && Math.abs(answer) <= LARGEST_NUMBER) return String(answer);
  const text = String(answer);
  return /^-?\d+\.\d+$/.test(text) ? text : undefined;
}

const CHOICES_NAMED = 20;
function listed(choices: readonly string[]): string {
  const left = choices.length - CHOICES_NAMED;
  const named = choices.slice(0, CHOICES_NAMED).join(', ');
  return left > 0 ? `${named} and ${left} more` : named;
}

/**
 * The error names only `fields`, not the unknown member: an undeclared name may contain any text,
 * and must not reach the logs.
 */
function unknownNames(declared: readonly CustomField[], sent: readonly string[]): RefusalDetail[] {
  const known = declared.map(({ name }) => name);
  const unknown = sent.filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, UNKNOWN_NAMED).map((name) => `“${shown(name)}”`);
  const more = unknown.length > UNKNOWN_NAMED ? ` and ${unknown.length - UNKNOWN_NAMED} more` : '';
  const message =
    known.length === 0
      ? `The form has no fields of its own, so it takes no ${named.join(', ')}${more}`
      : `The form has no field ${named.join(', ')}${more}. Its fields are: ${known.join(', ')}`;
  return [{ field: 'fields', message }];
}

/**
 * Makes a name that the sender chose safe to show: limits its length and removes invisible
 * characters.
 */
function shown(name: string): string {
  const seen = name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
  const isCut = seen.length > UNKNOWN_NAME_LENGTH;
  return isCut ? `${seen.slice(0, UNKNOWN_NAME_LENGTH).toWellFormed()}…` : seen;
}

/** A valid answer to each of a form's own questions. */
export function sampleAnswers(customFields: readonly CustomField[]): CustomValues {
  return Object.fromEntries(customFields.map((field) => [field.name, sampleAnswer(field)]));
}

/**
 * A valid sample answer to one question. If the question's rules contradict each other, no answer
 * is valid, and the sample that ignores the rules is returned.
 */
export function sampleAnswer(field: CustomField): string {
  if (field.default !== undefined) return field.default;
  const { rules = {}, type } = field;
  const usual = samples[type](field);
  const byRules = ruleKinds.flatMap((kind) => {
    const { [kind]: limit } = rules;
    return limit === undefined ? [] : [ruleTable[kind].sample(limit, usual)];
  });
  return [usual, ...byRules].find((one) => brokenRule(field, one) === undefined) ?? usual;
}

const samples: Record<CustomField['type'], (field: CustomField) => string> = {
  text: ({ label }) => `Sample of ${label}`.slice(0, 100),
  number: () => '25000',
  date: () => '1990-05-31',
  choice: ({ choices = [] }) => choices[0] ?? '',
  yes_no: () => 'yes',
};
