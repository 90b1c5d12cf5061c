/**
 * Finds the fields and the button of a recipe in the whole page, because the recipe's owner chose
 * them in the whole page (`anywhere`). The fields may be in several `<form>`s or in none, and the
 * button may be outside of all of them.
 */
import type { RecipeButton } from '../../../../contract/recipe.ts';
import type { PageButton, PageField } from '../../page/scripts/page-scan.ts';

/**
 * The visible fields of the forms that get the lead. In a rehearsal also the visible fields of the
 * page's other forms, so that the owner sees all fields; these fields then count as not required.
 */
export function fieldsAcross(
  fields: readonly PageField[],
  forms: ReadonlySet<number>,
  showsAll: boolean,
): PageField[] {
  return fields
    .filter(({ visible, form }) => visible && (showsAll || forms.has(form)))
    .map((field) => (forms.has(field.form) ? field : { ...field, required: false }));
}

export const plain = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

interface Near {
  /** The indexes of the fields that get the lead's values. */
  fields: ReadonlySet<number>;
  forms: ReadonlySet<number>;
}

/**
 * The button that the owner chose: the button that matches the recipe's selector or, without a
 * selector, the button with the recipe's text. If several buttons have this text, the beginning of
 * their HTML decides, then whether they are near the filled fields. Icons without text are compared
 * only by their HTML.
 * @returns undefined if no button is clearly the chosen one.
 */
export function chosenButton(
  { selector, text, look }: RecipeButton,
  buttons: readonly PageButton[],
  near: Near = { fields: new Set(), forms: new Set() },
): PageButton | undefined {
  const visible = buttons.filter((button) => button.visible);
  if (selector !== undefined) return loneOf(visible.filter(({ chosen }) => chosen));
  const named = visible.filter((button) => plain(button.text) === plain(text));
  const alike = named.filter((button) => button.look === look);
  if (text === '') return loneOf(alike);
  const beside = named.filter(
    ({ form, beside: fields }) =>
      (form !== -1 && near.forms.has(form)) || fields.some((index) => near.fields.has(index)),
  );
  return loneOf(named) ?? loneOf(alike) ?? loneOf(beside);
}

const loneOf = (buttons: readonly PageButton[]) => (buttons.length === 1 ? buttons[0] : undefined);
