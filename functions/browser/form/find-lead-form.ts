/** Judges a scanned page: which form is the lead's, and which field of it is what. */
import type { FieldOverride } from '../../../contract/target-form.ts';
import { classifyFields, type Classified } from './classify-fields.ts';
import {
  nextWords,
  notSubmitWords,
  openerWords,
  submitWords,
  type FieldKind,
} from './field-rules.ts';
import type { PageButton, PageField, PageScan } from '../page/page-scan.ts';

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

type Judged = ReturnType<typeof judgeForm>;

export function pressable({ form, found, repeated, fields, submit }: Judged): LeadForm[] {
  if (!submit) return [];
  return [{ form, found, repeated, fields, submit, hasNext: isNext(submit) }];
}

export const isNext = ({ text }: PageButton) => nextWords.test(text.toLowerCase());

export function judgeForm(form: number, scan: PageScan, overrides: Overrides) {
  const fields = scan.fields.filter((field) => field.form === form && field.visible);
  const { found, repeated } = recogniseFields(fields, overrides);
  const kinds = Object.keys(found).length;
  const reaches = reachesLead(found);
  const isLogin = fields.some(({ type }) => type === 'password');
  const start = Math.min(...Object.values(found).map(({ index }) => index));
  const submit = findSubmit(form, scan.buttons, fields, start);
  const isPart = kinds > 0 && submit !== undefined && isNext(submit);
  const chosen = submit?.chosen === true;
  const ours = chosen || ((reaches || isPart) && !isLogin);
  const worth = ours ? kinds + (found.loanAmount ? 2 : 0) + (chosen ? 100 : 0) : 0;
  return { form, found, repeated, fields, kinds, reaches, isLogin, worth, submit };
}

/** Fields for somebody who can be reached, and for more than that. */
function reachesLead(found: FoundFields): boolean {
  return (found.email ?? found.phone) !== undefined && Object.keys(found).length >= 2;
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

/** Its own, else one outside of it that no other form can mean, else the one that Enter presses. */
function findSubmit(
  form: number,
  buttons: readonly PageButton[],
  fields: readonly PageField[],
  start: number,
): PageButton | undefined {
  const chosen = buttons.find((button) => button.chosen && button.visible);
  if (chosen) return chosen.form === form ? chosen : undefined;
  const usable = buttons
    .filter(({ visible, opens }) => visible && !opens)
    .filter((button) => isNext(button) || !notSubmitWords.test(button.text.toLowerCase()));
  const indexes = new Set(fields.map(({ index }) => index));
  const isBeside = ({ beside }: PageButton) => beside.some((field) => indexes.has(field));
  const worth = (button: PageButton) =>
    (button.submits && form !== -1 ? 2 : 0) +
    (submitWords.test(button.text.toLowerCase()) || isNext(button) ? 1 : 0) +
    (form === -1 && button.behind <= start ? -0.5 : 0);
  const rank = (button: PageButton) => worth(button) + (isBeside(button) ? 0.25 : 0);
  const best = (found: PageButton[]) =>
    found.filter((one) => worth(one) > 0).sort((one, other) => rank(other) - rank(one))[0];
  const own = best(usable.filter((button) => button.form === form));
  if (own || form === -1) return own;
  const end = Math.max(...indexes) + 1;
  const outside = usable.filter((one) => one.form === -1 && (isBeside(one) || one.behind === end));
  const hidden = buttons.filter((one) => one.form === form && one.submits && !one.visible);
  const isEntered = !buttons.some((one) => one.visible && (one.form === form || isBeside(one)));
  return best(outside) ?? (isEntered && hidden.length === 1 ? hidden[0] : undefined);
}

/**
 * What a person would press on a page that shows no form yet: the answer to a cookie banner, then
 * what opens the form. Never a button that could submit something.
 */
export function findOpener(scan: PageScan, tried: ReadonlySet<string>): PageButton | undefined {
  const visible = scan.fields.filter((field) => field.visible);
  const withFields = new Set(visible.map(({ form }) => form));
  const asked = visible.filter(({ form }) => !scan.searchForms.includes(form));
  const leadFields = new Set(classifyFields(asked).map(({ field }) => field.index));
  const formless = recogniseFields(asked.filter(({ form }) => form === -1)).found;
  const maySubmit = ({ form, submits, beside }: PageButton) =>
    form === -1
      ? reachesLead(formless) || beside.some((field) => leadFields.has(field))
      : submits || withFields.has(form);
  const free = scan.buttons.filter(
    (button) => button.visible && !tried.has(button.text) && !maySubmit(button),
  );
  const banner = free.find(({ text }) => /^(accept|agree|allow|got it|ok\b)/i.test(text));
  return banner ?? free.find(({ text }) => openerWords.test(text.toLowerCase()));
}
