/** Judges a scanned page: which form is the lead's, and which field of it is what. */
import type { FieldOverride } from '../../contract/target-form.ts';
import { classifyFields, type Classified } from './classify-fields.ts';
import {
  nextWords,
  notSubmitWords,
  openerWords,
  submitWords,
  type FieldKind,
} from './field-rules.ts';
import type { PageButton, PageField, PageScan } from './page-scan.ts';

export type FoundFields = Partial<Record<FieldKind, PageField>>;

export interface LeadForm {
  form: number;
  found: FoundFields;
  /** Second fields of a kind, as a repeated e-mail address. */
  repeated: Classified[];
  /** Every field of the form that a person sees. */
  fields: PageField[];
  submit: PageButton;
  /** Pressing its button leads to the next part of the form, as far as its words tell. */
  hasNext: boolean;
}

export interface FormVerdict {
  leadForm?: LeadForm;
  /** There is a form with the lead's fields but nothing to press. */
  withoutButton: boolean;
}

type Overrides = readonly FieldOverride[];

export function findLeadForm(scan: PageScan, overrides: Overrides = []): FormVerdict {
  const candidates = [...new Set(scan.fields.map(({ form }) => form))]
    .filter((form) => !scan.searchForms.includes(form))
    .map((form) => judgeForm(form, scan, overrides))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const [best] = candidates.flatMap(pressable);
  return best
    ? { leadForm: best, withoutButton: false }
    : { withoutButton: candidates.some(({ reaches }) => reaches) };
}

/** A later part of the form: whatever it asks, the button is what counts. */
export function findNextPart(
  scan: PageScan,
  overrides: Overrides,
  form: number,
): LeadForm | undefined {
  const all = [...new Set([...scan.fields, ...scan.buttons].map((one) => one.form))];
  const candidates = all
    .filter((one) => !scan.searchForms.includes(one))
    .map((one) => judgeForm(one, scan, overrides))
    .filter(({ isLogin }) => !isLogin)
    .filter((one) => one.form === form || one.kinds > 0)
    .sort((one, other) => other.kinds - one.kinds);
  return candidates.flatMap(pressable)[0];
}

/** What tells one part of a form from another. */
export function signatureOf({ fields, submit }: LeadForm): string {
  return JSON.stringify([submit.text, fields.map(({ name, id, label }) => [name, id, label])]);
}

type Judged = ReturnType<typeof judgeForm>;

function pressable({ form, found, repeated, fields, submit }: Judged): LeadForm[] {
  if (!submit) return [];
  return [{ form, found, repeated, fields, submit, hasNext: isNext(submit) }];
}

const isNext = ({ text }: PageButton) => nextWords.test(text.toLowerCase());

function judgeForm(form: number, scan: PageScan, overrides: Overrides) {
  const fields = scan.fields.filter((field) => field.form === form && field.visible);
  const { found, repeated } = recogniseFields(fields, overrides);
  const kinds = Object.keys(found).length;
  const reaches = (found.email !== undefined || found.phone !== undefined) && kinds >= 2;
  const isLogin = fields.some(({ type }) => type === 'password');
  const start = Math.min(...Object.values(found).map(({ index }) => index));
  const submit = findSubmit(form, scan.buttons, start);
  const isPart = kinds > 0 && submit !== undefined && isNext(submit);
  const chosen = submit?.chosen === true;
  const ours = chosen || ((reaches || isPart) && !isLogin);
  const worth = ours ? kinds + (found.loanAmount ? 2 : 0) + (chosen ? 100 : 0) : 0;
  return { form, found, repeated, fields, kinds, reaches, isLogin, worth, submit };
}

/** The surest match first; a field is one thing, and a kind has one field. */
export function recogniseFields(
  fields: readonly PageField[],
  overrides: Overrides = [],
): { found: FoundFields; repeated: Classified[] } {
  const told = fields.flatMap((field) => {
    const override = overrides[field.override];
    if (!override || !('kind' in override)) return [];
    return [{ field, kind: override.kind, score: 1000 }];
  });
  const open = fields.filter(({ override }) => !overrides[override]);
  const matches = [...told, ...classifyFields(open)].sort((one, other) => other.score - one.score);
  const found: FoundFields = {};
  const repeated: Classified[] = [];
  for (const match of matches) {
    if (found[match.kind]) repeated.push(match);
    else found[match.kind] = match.field;
  }
  return { found, repeated };
}

/** @param start the first of its fields: above it a page without forms has the buttons of its head. */
function findSubmit(
  form: number,
  buttons: readonly PageButton[],
  start: number,
): PageButton | undefined {
  const chosen = buttons.find((button) => button.chosen && button.visible);
  if (chosen) return chosen.form === form ? chosen : undefined;
  const worth = (button: PageButton) =>
    (button.submits && form !== -1 ? 2 : 0) +
    (submitWords.test(button.text.toLowerCase()) || isNext(button) ? 1 : 0) +
    (form === -1 && button.behind <= start ? -0.5 : 0);
  return buttons
    .filter((button) => button.form === form && button.visible && !button.opens)
    .filter((button) => isNext(button) || !notSubmitWords.test(button.text.toLowerCase()))
    .filter((button) => worth(button) > 0)
    .sort((one, other) => worth(other) - worth(one))[0];
}

/**
 * What a person would press on a page that shows no form yet: the answer to a cookie banner, then
 * what opens the form. Never a button that could submit something.
 */
export function findOpener(scan: PageScan, tried: ReadonlySet<string>): PageButton | undefined {
  const withFields = new Set(scan.fields.filter(({ visible }) => visible).map(({ form }) => form));
  const free = scan.buttons.filter(
    ({ visible, submits, form, text }) =>
      visible && !tried.has(text) && !(form !== -1 && (submits || withFields.has(form))),
  );
  const banner = free.find(({ text }) => /^(accept|agree|allow|got it|ok\b)/i.test(text));
  return banner ?? free.find(({ text }) => openerWords.test(text.toLowerCase()));
}
