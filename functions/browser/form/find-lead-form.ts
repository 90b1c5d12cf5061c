/** Decides which form of a scanned page is the lead form, and what each of its fields asks for. */
import type { Recipe } from '../../../contract/recipe.ts';
import type { Drift } from '../../../contract/rehearsal.ts';
import { choicesOfStage, noConfig, type Choices, type FormConfig } from './recipe/choices.ts';
import { fieldsAcross } from './recipe/across-forms.ts';
import { resolveForms, type ResolvedForm } from './recipe/resolve-recipe.ts';
import { classifyFields, type Classified } from './classify-fields.ts';
import type { FieldKind } from './field-rules.ts';
import { findAcross, findSubmit, isNext, mayLeadOn } from './find-submit.ts';
import type { PageButton, PageField, PageScan } from '../page/scripts/page-scan.ts';

/** How much each property adds to a form's score, in addition to 1 for each kind of field. */
const scores = {
  loanAmount: 2,
  /** The score added for the form that contains the button named in the stage's settings. */
  chosenButton: 100,
} as const;

/**
 * The score of a field that the form's owner or the stage's settings chose: higher than that
 * of any field recognised by the bot itself.
 */
const CHOSEN_FIELD = 1000;

export type FoundFields = Partial<Record<FieldKind, PageField>>;

/** A form's fields and what is known about them, without its button. */
export interface PlannableForm {
  form: number;
  /** All `<form>`s that hold the form's fields, if the recipe has fields in several `<form>`s. */
  forms?: ReadonlySet<number> | undefined;
  found: FoundFields;
  /** Further fields of a kind, such as a repeated e-mail address. */
  repeated: Classified[];
  /** All visible fields of the form. For fields in several `<form>`s see `fieldsAcross`. */
  fields: PageField[];
  /** The visible labels for which no field was found. */
  unheld: readonly string[];
  /** The values that the stage's settings or the recipe choose for the fields. */
  choices: Choices;
  /**
   * Whether only the recipe's choices are filled in. The bot then adds no fields that it recognises
   * by itself.
   */
  byRecipe: boolean;
  /** The differences between the page's form and the recipe. */
  drift: Drift[];
}

export interface LeadForm extends PlannableForm {
  submit: PageButton;
  /** Whether the button may lead to the next part of the form instead of sending the form. */
  hasNext: boolean;
}

export interface FormVerdict {
  leadForm?: LeadForm;
  /** Whether a form on the page has the lead's fields but no button to press. */
  withoutButton: boolean;
  /** The differences from the recipe, if the recipe's form has no button to press. */
  drift?: Drift[];
}

/**
 * Finds the lead form in a scanned page.
 * @param part the number of the form's part, counted from 1: each step of a form with several steps
 * is a part.
 */
export function findLeadForm(
  scan: PageScan,
  config: FormConfig = noConfig,
  part: number = 1,
): FormVerdict {
  const { recipe } = config;
  if (recipe) return findByRecipe(scan, { ...config, recipe }, part);
  const candidates = [...new Set(scan.fields.map(({ form }) => form))]
    .filter((form) => !scan.searchForms.includes(form))
    .map((form) => judgeForm(form, scan, config))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const [best] = candidates.flatMap(pressable);
  return best
    ? { leadForm: best, withoutButton: false }
    : { withoutButton: candidates.some(({ reaches }) => reaches) };
}

/**
 * Finds the form by its recipe. If no form on the page fits the recipe, searches as if there were
 * no recipe, and reports that the form changed.
 */
function findByRecipe(
  scan: PageScan,
  config: FormConfig & { recipe: Recipe },
  part: number,
): FormVerdict {
  const [resolved] = resolveForms(scan, config, part);
  const changed: Drift = { kind: 'form_changed', label: '' };
  if (!resolved) {
    const own = findLeadForm(scan, { ...config, recipe: undefined }, part);
    const { leadForm } = own;
    return leadForm ? { ...own, leadForm: { ...leadForm, drift: [changed] } } : own;
  }
  const judged = judgeForm(resolved.form, scan, config, resolved);
  const [leadForm] = pressable(judged);
  if (leadForm) return { leadForm, withoutButton: false };
  const label = config.recipe.button?.text ?? '';
  return { withoutButton: true, drift: [...resolved.drift, { kind: 'button_changed', label }] };
}

type Judged = ReturnType<typeof judgeForm>;

export function pressable({ submit, lead }: Judged): LeadForm[] {
  if (!submit) return [];
  return [{ ...lead, submit, hasNext: mayLeadOn(submit) || asksOne(lead.fields, submit) }];
}

/**
 * Whether the form asks one question per page, so that its `OK` button leads to the next question.
 */
const asksOne = (fields: readonly PageField[], { text }: PageButton) =>
  fields.length === 1 && /^\W*ok(ay)?\W*$/i.test(text);

export function judgeForm(
  form: number,
  scan: PageScan,
  config: FormConfig,
  resolved?: ResolvedForm,
) {
  // Without a recipe, `wide` means that the form's owner wants to see the fields of the whole page.
  const forms = resolved?.forms ?? (config.request.wide ? new Set([form]) : undefined);
  const fields = forms
    ? fieldsAcross(scan.fields, forms, config.proposes === true)
    : scan.fields.filter((field) => field.form === form && field.visible);
  const own = forms ? fields.filter((field) => forms.has(field.form)) : fields;
  const choices = resolved?.choices ?? choicesOfStage(fields, config.overrides);
  const byRecipe = resolved !== undefined && config.proposes !== true;
  const drift = resolved?.drift ?? [];
  const { found, repeated } = recogniseFields(own, choices, byRecipe);
  const kinds = Object.keys(found).length;
  const reaches = reachesLead(found);
  const isLogin = own.some(({ type }) => type === 'password');
  const known = resolved ? fields.filter(({ index }) => choices.has(index)) : Object.values(found);
  const start = Math.min(...known.map(({ index }) => index));
  const recipe = resolved && config.recipe;
  const search = { start, recipe, known };
  const submit = forms
    ? findAcross({ form, forms }, scan.buttons, own, search)
    : findSubmit(form, scan.buttons, fields, search);
  // If a form has only one field, its `OK` button counts as leading to a next part only if the
  // field asks for a name. A single field for an e-mail address, city or amount may belong to a
  // newsletter or a search.
  const asksName = (found.fullName ?? found.firstName) !== undefined;
  const leadsOn = submit && (isNext(submit) || (asksName && asksOne(own, submit)));
  const isPart = kinds > 0 && leadsOn === true;
  const chosen = submit?.chosen === true;
  const ours = chosen || ((reaches || isPart) && !isLogin);
  const worth = ours
    ? kinds + (found.loanAmount ? scores.loanAmount : 0) + (chosen ? scores.chosenButton : 0)
    : 0;
  const unheld = unheldLabels(form, scan.labels, fields);
  const lead = { form, forms, found, repeated, fields, unheld, choices, byRecipe, drift };
  return { lead, form, found, fields, kinds, reaches, isLogin, worth, submit };
}

/**
 * Labels of questions whose fields the bot did not find, because a script has drawn them in an
 * unknown way.
 */
function unheldLabels(form: number, labels: PageScan['labels'], fields: readonly PageField[]) {
  const said = fields.flatMap(({ label, nearby, group, behind }) => [label, nearby, group, behind]);
  const own = labels.filter((label) => label.form === form);
  return own.map(({ text }) => text).filter((text) => !said.some((one) => one.includes(text)));
}

/**
 * Whether the form asks for an e-mail address or a phone number, and for at least one other value.
 */
export function reachesLead(found: FoundFields): boolean {
  return (found.email ?? found.phone) !== undefined && Object.keys(found).length >= 2;
}

/**
 * Recognises the fields: `found` has the best field of each kind, `repeated` the others.
 * @param onlyChosen leaves out fields that only the bot itself recognises.
 */
export function recogniseFields(
  fields: readonly PageField[],
  choices: Choices = new Map(),
  onlyChosen: boolean = false,
): { found: FoundFields; repeated: Classified[] } {
  const chosen = fields.flatMap((field) => {
    const fill = choices.get(field.index)?.fill;
    return fill?.kind === 'lead' ? [{ field, kind: fill.part, score: CHOSEN_FIELD }] : [];
  });
  const open = onlyChosen ? [] : fields.filter(({ index }) => !choices.has(index));
  const matches = [...chosen, ...classifyFields(open)].sort(
    (one, other) => other.score - one.score,
  );
  const found: FoundFields = {};
  const repeated: Classified[] = [];
  for (const match of matches) {
    if (found[match.kind]) repeated.push(match);
    else found[match.kind] = match.field;
  }
  return { found, repeated };
}

/**
 * The texts of all buttons that could be the form's submit button: in the form or beside its
 * fields.
 */
export function buttonsOf(
  { form, fields }: PlannableForm,
  buttons: readonly PageButton[],
): string[] {
  const own = new Set(fields.map(({ index }) => index));
  const near = buttons.filter(
    (button) =>
      button.visible &&
      !button.opens &&
      (button.form === form || button.beside.some((index) => own.has(index))),
  );
  return [...new Set(near.map(({ text }) => text.trim()).filter(Boolean))];
}
