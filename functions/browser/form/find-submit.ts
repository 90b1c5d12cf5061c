/** Chooses the button that submits a form or leads to its next part. */
import type { Recipe } from '../../../contract/recipe.ts';
import type { PageButton, PageField } from '../page/scripts/page-scan.ts';
import { anotherWords, nextWords, notSubmitWords, submitWords } from './field-rules.ts';
import { asWords } from './read-words.ts';
import { chosenButton } from './recipe/across-forms.ts';
import { buttonByWords } from './recipe/resolve-recipe.ts';

export const isNext = ({ text, unfolds }: PageButton) =>
  unfolds === true || nextWords.test(text.toLowerCase());

/**
 * Whether another part may follow, because the button's words do not say that it sends the form.
 */
export const mayLeadOn = (button: PageButton): boolean =>
  isNext(button) || (!button.submits && !submitWords.test(button.text.toLowerCase()));

/**
 * Returns the bot's own choice if it leads to the next step: a recipe names only the button of the
 * last step.
 */
function leadsOn({ fields }: Recipe, own: PageButton | undefined): PageButton | undefined {
  return own && mayLeadOn(own) && fields.some(({ step }) => step > 1) ? own : undefined;
}

/**
 * The first button, if all given buttons have the same words; otherwise undefined. A page may
 * repeat its button above and below a text.
 */
export const onlyOne = ([first, ...others]: readonly PageButton[]): PageButton | undefined =>
  others.every(({ text }) => text === first?.text) ? first : undefined;

/** Words of buttons that neither submit the form nor lead to its next part. */
export const otherWords =
  /\bedit|change|modify|another|again|\bnew\b|print|download|share|resend|survey|feedback|rate us|review us|newsletter|subscri|e-?mail me|home/;
/** Words of buttons that refuse, check or remove something. */
const refusalWords = /decline|reject|refuse|deny|\bno\b|not now|skip|verify|delete|dismiss/;
/** Words of links beside a consent box, which open a legal text. */
const legalWords = /agreement|terms|conditions|privacy|policy/i;

/**
 * Whether the button's words name an action other than submitting. The bot does not press such a
 * button even if it finds no better button. A button with only an icon counts too.
 */
function isOtherAction({ text }: PageButton): boolean {
  const words = text.toLowerCase();
  return otherWords.test(words) || refusalWords.test(words) || !/[\p{L}\p{N}]/u.test(words);
}

/** How much each property adds to a button's score. */
const scores = {
  submits: 2,
  saysSubmit: 1,
  /** The score added for a button before the first field, if there is no form element. */
  beforeFields: -0.5,
  /**
   * The score added for a button beside a field. Small, so that it decides only between otherwise
   * equal buttons.
   */
  besideField: 0.25,
} as const;

interface ButtonSearch {
  /** The index of the first field that belongs to the lead's data. */
  start: number;
  recipe: Recipe | undefined;
  known: readonly PageField[];
}

/**
 * Returns the button that the owner chose in the whole page. Without the owner's choice, and before
 * the last of several steps, returns the bot's own choice.
 */
export function findAcross(
  { form, forms }: { form: number; forms: ReadonlySet<number> },
  buttons: readonly PageButton[],
  fields: readonly PageField[],
  search: ButtonSearch,
): PageButton | undefined {
  const inForm = fields.filter((field) => field.form === form);
  const own = () => findSubmit(form, buttons, inForm, { ...search, recipe: undefined });
  const { recipe, known } = search;
  if (!recipe?.button) return own();
  const near = { forms, fields: new Set(known.map(({ index }) => index)) };
  return chosenButton(recipe.button, buttons, near) ?? leadsOn(recipe, own());
}

/**
 * Chooses the button: first the form's own button, then a button outside all forms, then the hidden
 * submit button that Enter would press.
 */
export function findSubmit(
  form: number,
  buttons: readonly PageButton[],
  fields: readonly PageField[],
  { start, recipe }: Pick<ButtonSearch, 'start' | 'recipe'>,
): PageButton | undefined {
  const chosen = buttons.find((button) => button.chosen && button.visible);
  if (chosen) return chosen.form === form ? chosen : undefined;
  const unfolding = buttons.find(
    (one) =>
      one.unfolds &&
      one.visible &&
      one.form === form &&
      !one.wasPressed &&
      !anotherWords.test(asWords(one.text)),
  );
  if (unfolding && (!recipe || leadsOn(recipe, unfolding))) return unfolding;
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
    (button.submits && form !== -1 ? scores.submits : 0) +
    (submitWords.test(button.text.toLowerCase()) || isNext(button) ? scores.saysSubmit : 0) +
    (form === -1 && button.behind <= start ? scores.beforeFields : 0);
  const rank = (button: PageButton) => worth(button) + (isBeside(button) ? scores.besideField : 0);
  const end = Math.max(...indexes) + 1;
  const best = (found: PageButton[]) => {
    const [named] = found.filter((one) => worth(one) > 0).sort((a, b) => rank(b) - rank(a));
    // If no button has known words, the only button behind the fields is the submit button.
    const behind = found.filter(
      (one) => one.behind >= end && isBeside(one) && !legalWords.test(one.text),
    );
    const own = named ?? (behind.some(isOtherAction) ? undefined : onlyOne(behind));
    return recipe ? (buttonByWords(recipe, found, own) ?? leadsOn(recipe, own)) : own;
  };
  const own = best(usable.filter((button) => button.form === form));
  if (own || form === -1) return own;
  const outside = usable.filter((one) => one.form === -1 && (isBeside(one) || one.behind === end));
  const hidden = buttons.filter((one) => one.form === form && one.submits && !one.visible);
  const isEntered = !buttons.some((one) => one.visible && (one.form === form || isBeside(one)));
  return best(outside) ?? (isEntered && hidden.length === 1 ? hidden[0] : undefined);
}
