/**
 * Matches the fields of a recipe with the fields of a page. Each recipe field gets the only field
 * that is clearly similar, or no field.
 */
import type { FieldSigns, RecipeField } from '../../../../contract/recipe.ts';
import { classifyFields } from '../classify-fields.ts';
import type { FieldKind } from '../field-rules.ts';
import type { PageField } from '../../page/scripts/page-scan.ts';
import type { FormQuestion } from './form-questions.ts';
import { compareLabels, isTelling, likeness, type Described } from './compare-signs.ts';

export interface FieldMatch {
  recipeField: RecipeField;
  /** The matching field; undefined if no field matches, or if several fields match equally well. */
  pageField: FormQuestion | undefined;
  ambiguous: boolean;
}

/** The minimum difference between the scores of the best and the second-best match. */
const CLEAR = 0.75;

/**
 * @param selected the fields of the page that the recipe field's selector matches, if the recipe
 * field has a selector.
 */
export function matchFields(
  recipe: readonly RecipeField[],
  pageFields: readonly FormQuestion[],
  selected: (field: RecipeField) => readonly FormQuestion[],
): FieldMatch[] {
  const matches = new Map<RecipeField, FieldMatch>();
  for (const recipeField of recipe.filter(({ selector }) => selector !== undefined)) {
    const found = selected(recipeField);
    const one = found.length === 1 ? found[0] : undefined;
    matches.set(recipeField, {
      recipeField,
      pageField: one,
      ambiguous: found.length > 1,
    });
  }
  const taken = new Set([...matches.values()].map((match) => match.pageField));
  const bySigns = recipe.filter(({ selector }) => selector === undefined);
  const open = pageFields.filter((one) => !taken.has(one));
  for (const match of pairUp(bySigns, open)) matches.set(match.recipeField, match);
  return recipe.flatMap((recipeField) => matches.get(recipeField) ?? []);
}

interface Row {
  recipeField: RecipeField;
  likeness: Map<FormQuestion, number>;
}

/**
 * Pairs a field of the recipe with a field of the page only if each of them is clearly the best
 * match of the other.
 */
function pairUp(recipe: readonly RecipeField[], pageFields: readonly FormQuestion[]): FieldMatch[] {
  const rows = compareAll(recipe, pageFields);
  const pairs: FieldMatch[] = [];
  const open = new Set(rows);
  const free = new Set(pageFields);
  for (let found = true; found;) {
    found = false;
    for (const row of open) {
      const best = clearFirst([...free], (one) => row.likeness.get(one) ?? 0);
      if (!best || clearFirst([...open], ({ likeness }) => likeness.get(best) ?? 0) !== row)
        continue;
      pairs.push({ recipeField: row.recipeField, pageField: best, ambiguous: false });
      open.delete(row);
      free.delete(best);
      found = true;
    }
  }
  const left = [...open].map(({ recipeField, likeness }) => ({
    recipeField,
    pageField: undefined,
    ambiguous: [...free].some((one) => (likeness.get(one) ?? 0) > 0),
  }));
  return [...pairs, ...left];
}

function clearFirst<One>(ones: readonly One[], worth: (one: One) => number): One | undefined {
  const [first, second] = ones.toSorted((one, other) => worth(other) - worth(one));
  if (first === undefined || worth(first) <= 0) return undefined;
  return second === undefined || worth(first) - worth(second) >= CLEAR ? first : undefined;
}

function compareAll(recipe: readonly RecipeField[], pageFields: readonly FormQuestion[]): Row[] {
  const kinds = kindsOf(pageFields.map(({ signs }) => signs));
  const found = pageFields.map((one, place) => ({
    one,
    described: {
      signs: one.signs,
      kind: kinds[place],
      options: one.options.map(({ text }) => text),
    },
  }));
  const labels = new Set(pageFields.map(({ signs }) => signs.label));
  const inOrder = recipe.toSorted((one, other) => one.signs.position - other.signs.position);
  const known = kindsOf(inOrder.map(({ signs }) => signs));
  const sameShape = hasShape(inOrder, pageFields);
  const names = new Set(recipe.map(({ signs }) => signs.name).filter(isTelling));
  return inOrder.map((recipeField, place) => {
    const described = describe(recipeField, known[place]);
    const rated = found.map(({ one, described: other }) => {
      // If the label matches one field and the name matches another field, it is unclear which
      // field is meant.
      const { name } = one.signs;
      if (name !== recipeField.signs.name && names.has(name)) return [one, 0] as const;
      const inPlace = sameShape && one.signs.position === recipeField.signs.position;
      // A field that shows a value hides its placeholder, so another of its texts may count as its
      // label now. So if no field of the page has the recipe's label, that label may match any text
      // of this field.
      const { label } = recipeField.signs;
      const isNamed = !labels.has(label) && one.names.includes(label);
      const named = isNamed ? { ...other, signs: { ...other.signs, label } } : other;
      return [one, likeness(described, named, inPlace)] as const;
    });
    return { recipeField, likeness: new Map(rated) };
  });
}

function describe(
  { signs, options = [], fill }: RecipeField,
  kind: FieldKind | undefined,
): Described {
  // A fixed, custom or transformed value is right only in the unit of the recipe's field. The bot
  // itself converts any other value to the unit of the page's field.
  const countsUnits =
    fill.kind === 'fixed' ||
    fill.kind === 'custom' ||
    (fill.kind === 'lead' && fill.transformation !== undefined);
  return { signs, kind, options, countsUnits };
}

/**
 * Whether the form has the recipe's questions in the same order. At most one question may be
 * reworded, and more than half of the questions must match by label or name.
 */
function hasShape(recipe: readonly RecipeField[], pageFields: readonly FormQuestion[]): boolean {
  if (recipe.length !== pageFields.length) return false;
  const pairs = recipe.map(({ signs }, place) => [signs, pageFields[place]?.signs] as const);
  let reworded = 0;
  let known = 0;
  for (const [recipeField, found] of pairs) {
    if (!found || recipeField.position !== found.position || recipeField.type !== found.type)
      return false;
    const label = compareLabels(recipeField, found);
    if (label === 'alike' || label === 'other') reworded += 1;
    if (label === 'same' || (recipeField.name !== '' && recipeField.name === found.name))
      known += 1;
  }
  return reworded <= 1 && known > pairs.length / 2;
}

/**
 * The kind of each field, as far as the bot can recognise it by the field's signs (such as label
 * and name) alone.
 */
function kindsOf(all: readonly FieldSigns[]): (FieldKind | undefined)[] {
  const fields = all.map((signs, index): PageField => {
    const question = signs.type === 'radio' ? { label: '', group: signs.label } : {};
    return { ...blank, ...signs, ...question, index };
  });
  const kinds = new Map(classifyFields(fields).map(({ field, kind }) => [field.index, kind]));
  return fields.map(({ index }) => kinds.get(index));
}

/**
 * A template: a page field without texts and attributes. A copy of it gets the known signs of one
 * field, so that the kind is recognised by these signs alone.
 */
export const blank = {
  form: 0,
  autocomplete: '',
  placeholder: '',
  nearby: '',
  behind: '',
  group: '',
  section: '',
  icon: '',
  required: false,
  visible: true,
  filled: false,
  shows: '',
  dial: '',
  suggests: false,
  offers: false,
  options: [],
  override: -1,
};
