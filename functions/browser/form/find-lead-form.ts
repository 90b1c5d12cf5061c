/** Decides which form of a scanned page is the lead form, and what each of its fields asks for. */
import type { Recipe } from '../../../contract/recipe.ts';
import type { Drift } from '../../../contract/rehearsal.ts';
import { choicesOfStage, nothingTold, type Choices, type ToldForm } from './recipe/choices.ts';
import { buttonByWords, resolveForms, type ResolvedForm } from './recipe/resolve-recipe.ts';
import { classifyFields, type Classified } from './classify-fields.ts';
import {
  nextWords,
  notSubmitWords,
  openerWords,
  submitWords,
  type FieldKind,
} from './field-rules.ts';
import type { PageButton, PageField, PageScan } from '../page/scripts/page-scan.ts';

/** How much each property adds to the worth of a form (beside 1 a kind of field), field or button. */
const scores = {
  form: {
    loanAmount: 2,
    /** The form of the button that the settings name. */
    chosenButton: 100,
  },
  /** More than any field gets that the bot recognises by itself. */
  chosenField: 1000,
  button: {
    submits: 2,
    saysSubmit: 1,
    /** Of a button that stands before the first field, if there is no form element. */
    beforeFields: -0.5,
    /** Decides among equals only. */
    besideField: 0.25,
  },
} as const;

export type FoundFields = Partial<Record<FieldKind, PageField>>;

export interface LeadForm {
  form: number;
  found: FoundFields;
  /** Further fields of a kind, such as a repeated e-mail address. */
  repeated: Classified[];
  /** All visible fields of the form. */
  fields: PageField[];
  submit: PageButton;
  /** The button's text says that it leads to the next part of the form. */
  hasNext: boolean;
  /** The values that the stage's settings or the recipe choose for the fields. */
  choices: Choices;
  /** Only the recipe's choices are filled in, nothing that the bot recognises by itself. */
  byRecipe: boolean;
  /** The differences between the recipe and the form. */
  drift: Drift[];
}

export interface FormVerdict {
  leadForm?: LeadForm;
  /** Whether a form on the page has the lead's fields but no button to press. */
  withoutButton: boolean;
  /** Where the form differs from the recipe, if the recipe's form has no button to press. */
  drift?: Drift[];
}

/** @param part the number of the part (one step of a form with several), from 1. */
export function findLeadForm(
  scan: PageScan,
  told: ToldForm = nothingTold,
  part: number = 1,
): FormVerdict {
  const { recipe } = told;
  if (recipe) return findByRecipe(scan, { ...told, recipe }, part);
  const candidates = [...new Set(scan.fields.map(({ form }) => form))]
    .filter((form) => !scan.searchForms.includes(form))
    .map((form) => judgeForm(form, scan, told))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const [best] = candidates.flatMap(pressable);
  return best
    ? { leadForm: best, withoutButton: false }
    : { withoutButton: candidates.some(({ reaches }) => reaches) };
}

/**
 * If no form on the page fits the recipe, the form is searched as if there were no recipe, and the
 * result says that the form changed.
 */
function findByRecipe(
  scan: PageScan,
  told: ToldForm & { recipe: Recipe },
  part: number,
): FormVerdict {
  const [resolved] = resolveForms(scan, told, part);
  const changed: Drift = { kind: 'form_changed', label: '' };
  if (!resolved) {
    const own = findLeadForm(scan, { ...told, recipe: undefined }, part);
    const { leadForm } = own;
    return leadForm ? { ...own, leadForm: { ...leadForm, drift: [changed] } } : own;
  }
  const judged = judgeForm(resolved.form, scan, told, resolved);
  const [leadForm] = pressable(judged);
  if (leadForm) return { leadForm, withoutButton: false };
  const label = told.recipe.button?.text ?? '';
  return { withoutButton: true, drift: [...resolved.drift, { kind: 'button_changed', label }] };
}

type Judged = ReturnType<typeof judgeForm>;

export function pressable({ submit, lead }: Judged): LeadForm[] {
  return submit ? [{ ...lead, submit, hasNext: isNext(submit) }] : [];
}

export const isNext = ({ text }: PageButton) => nextWords.test(text.toLowerCase());

export function judgeForm(form: number, scan: PageScan, told: ToldForm, resolved?: ResolvedForm) {
  const fields = scan.fields.filter((field) => field.form === form && field.visible);
  const choices = resolved?.choices ?? choicesOfStage(fields, told.overrides);
  const byRecipe = resolved !== undefined && told.proposes !== true;
  const drift = resolved?.drift ?? [];
  const { found, repeated } = recogniseFields(fields, choices, byRecipe);
  const kinds = Object.keys(found).length;
  const reaches = reachesLead(found);
  const isLogin = fields.some(({ type }) => type === 'password');
  const known = resolved ? fields.filter(({ index }) => choices.has(index)) : Object.values(found);
  const start = Math.min(...known.map(({ index }) => index));
  const recipe = resolved && told.recipe;
  const submit = findSubmit(form, scan.buttons, fields, { start, recipe });
  const isPart = kinds > 0 && submit !== undefined && isNext(submit);
  const chosen = submit?.chosen === true;
  const ours = chosen || ((reaches || isPart) && !isLogin);
  const worth = ours
    ? kinds +
      (found.loanAmount ? scores.form.loanAmount : 0) +
      (chosen ? scores.form.chosenButton : 0)
    : 0;
  const lead = { form, found, repeated, fields, choices, byRecipe, drift };
  return { lead, form, found, fields, kinds, reaches, isLogin, worth, submit };
}

/**
 * Whether the form asks for an e-mail address or a phone number, and for at least one thing more.
 */
function reachesLead(found: FoundFields): boolean {
  return (found.email ?? found.phone) !== undefined && Object.keys(found).length >= 2;
}

/**
 * The fields by kind, best match first: each field gets one kind, and each kind one field.
 * @param onlyChosen leaves out fields that only the bot itself recognises.
 */
export function recogniseFields(
  fields: readonly PageField[],
  choices: Choices = new Map(),
  onlyChosen: boolean = false,
): { found: FoundFields; repeated: Classified[] } {
  const told = fields.flatMap((field) => {
    const fill = choices.get(field.index)?.fill;
    return fill?.kind === 'lead' ? [{ field, kind: fill.part, score: scores.chosenField }] : [];
  });
  const open = onlyChosen ? [] : fields.filter(({ index }) => !choices.has(index));
  const matches = [...told, ...classifyFields(open)].sort((one, other) => other.score - one.score);
  const found: FoundFields = {};
  const repeated: Classified[] = [];
  for (const match of matches) {
    if (found[match.kind]) repeated.push(match);
    else found[match.kind] = match.field;
  }
  return { found, repeated };
}

/**
 * Chooses the button: the form's own, else one outside the form that belongs to no other form, else
 * the hidden submit button that Enter would press.
 */
function findSubmit(
  form: number,
  buttons: readonly PageButton[],
  fields: readonly PageField[],
  { start, recipe }: { start: number; recipe: Recipe | undefined },
): PageButton | undefined {
  const chosen = buttons.find((button) => button.chosen && button.visible);
  if (chosen) return chosen.form === form ? chosen : undefined;
  const usable = buttons
    .filter(({ visible, opens }) => visible && !opens)
    .filter(
      (button) =>
        isNext(button) ||
        button.text === recipe?.button?.text ||
        !notSubmitWords.test(button.text.toLowerCase()),
    );
  const indexes = new Set(fields.map(({ index }) => index));
  const isBeside = ({ beside }: PageButton) => beside.some((field) => indexes.has(field));
  const worth = (button: PageButton) =>
    (button.submits && form !== -1 ? scores.button.submits : 0) +
    (submitWords.test(button.text.toLowerCase()) || isNext(button) ? scores.button.saysSubmit : 0) +
    (form === -1 && button.behind <= start ? scores.button.beforeFields : 0);
  const rank = (button: PageButton) =>
    worth(button) + (isBeside(button) ? scores.button.besideField : 0);
  const best = (found: PageButton[]) => {
    const [own] = found.filter((one) => worth(one) > 0).sort((a, b) => rank(b) - rank(a));
    return recipe ? buttonByWords(recipe, found, own) : own;
  };
  const own = best(usable.filter((button) => button.form === form));
  if (own || form === -1) return own;
  const end = Math.max(...indexes) + 1;
  const outside = usable.filter((one) => one.form === -1 && (isBeside(one) || one.behind === end));
  const hidden = buttons.filter((one) => one.form === form && one.submits && !one.visible);
  const isEntered = !buttons.some((one) => one.visible && (one.form === form || isBeside(one)));
  return best(outside) ?? (isEntered && hidden.length === 1 ? hidden[0] : undefined);
}

/**
 * The button to press on a page that shows no form yet: first the answer to a cookie banner, then a
 * button that opens the form. Never a button that could submit something.
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

/**
 * The texts of all buttons that could be the form's submit button: those in the form and those
 * beside its fields.
 */
export function buttonsOf({ form, fields }: LeadForm, buttons: readonly PageButton[]): string[] {
  const own = new Set(fields.map(({ index }) => index));
  const near = buttons.filter(
    (button) =>
      button.visible &&
      !button.opens &&
      (button.form === form || button.beside.some((index) => own.has(index))),
  );
  return [...new Set(near.map(({ text }) => text.trim()).filter(Boolean))];
}
