/** Judges a scanned page: which form is the lead's, and which field of it is what. */
import {
  fieldKinds,
  fieldRules,
  type FieldKind,
  notSubmitWords,
  submitWords,
} from './field-rules.ts';
import type { PageButton, PageField, PageScan } from './page-scan.ts';

export type FoundFields = Partial<Record<FieldKind, PageField>>;

export interface LeadForm {
  form: number;
  found: FoundFields;
  /** Every field of the form that a person sees. */
  fields: PageField[];
  submit: PageButton;
}

export interface FormVerdict {
  leadForm?: LeadForm;
  /** There is a form with the lead's fields but nothing to press. */
  withoutButton: boolean;
}

const TYPE_SETTLES = 90;
const AUTOCOMPLETE_SETTLES = 100;

export function findLeadForm(scan: PageScan): FormVerdict {
  const candidates = [...new Set(scan.fields.map(({ form }) => form))]
    .filter((form) => !scan.searchForms.includes(form))
    .map((form) => judgeForm(form, scan))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const pressable = candidates.find(({ submit }) => submit !== undefined);
  if (!pressable?.submit) return { withoutButton: candidates.length > 0 };
  const { form, found, fields, submit } = pressable;
  return { leadForm: { form, found, fields, submit }, withoutButton: false };
}

function judgeForm(form: number, scan: PageScan) {
  const fields = scan.fields.filter((field) => field.form === form && field.visible);
  const found = recogniseFields(fields);
  const kinds = Object.keys(found).length;
  const reaches = found.email !== undefined || found.phone !== undefined;
  const isLogin = fields.some(({ type }) => type === 'password');
  const worth = reaches && kinds >= 2 && !isLogin ? kinds + (found.loanAmount ? 2 : 0) : 0;
  return { form, found, fields, worth, submit: findSubmit(form, scan.buttons) };
}

/** The surest match first; a field is one thing, and a kind has one field. */
export function recogniseFields(fields: readonly PageField[]): FoundFields {
  const matches = fields
    .flatMap((field) => fieldKinds.map((kind) => ({ field, kind, score: score(field, kind) })))
    .filter(({ score: points }) => points > 0)
    .sort((one, other) => other.score - one.score);
  const found: FoundFields = {};
  const taken = new Set<number>();
  for (const { field, kind } of matches) {
    if (found[kind] || taken.has(field.index)) continue;
    found[kind] = field;
    taken.add(field.index);
  }
  return found;
}

function score(field: PageField, kind: FieldKind): number {
  const rule = fieldRules[kind];
  if (field.autocomplete.split(/\s+/).some((token) => rule.autocomplete.includes(token))) {
    return AUTOCOMPLETE_SETTLES;
  }
  if (!rule.types.includes(field.type)) return 0;
  const hints: [text: string, points: number][] = [
    [field.label, 60],
    [field.placeholder, 50],
    [field.name, 45],
    [field.id, 40],
    [field.nearby, 25],
  ];
  const texts = hints.map(([text, points]) => [asWords(text), points] as const);
  const says = texts.filter(([text]) => text !== '' && rule.words.test(text));
  const denied = texts.some(([text, points]) => points > 25 && rule.notWords.test(text));
  if (denied) return 0;
  if (rule.type === field.type) return TYPE_SETTLES + says.length;
  return Math.max(0, ...says.map(([, points]) => points)) + Math.max(0, says.length - 1);
}

/** `lead[firstName]` → `lead first name`. */
export function asWords(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-[\].:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function findSubmit(form: number, buttons: readonly PageButton[]): PageButton | undefined {
  const worth = (button: PageButton) =>
    (button.submits && form !== -1 ? 2 : 0) + (submitWords.test(button.text.toLowerCase()) ? 1 : 0);
  return buttons
    .filter((button) => button.form === form && button.visible)
    .filter((button) => !notSubmitWords.test(button.text.toLowerCase()))
    .filter((button) => worth(button) > 0)
    .sort((one, other) => worth(other) - worth(one))[0];
}
