/**
 * Converts the choices of the list "what fills this field" to fills and back. A fill is the part of
 * the recipe that says which value a field gets.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import { customFieldNamePattern } from '../../../../contract/custom-field.ts';
import { leadFacts, leadFields, type ValueKind } from '../../../../contract/lead.ts';
import {
  leadParts,
  type Fill,
  type RecipeField,
  type Transformation,
} from '../../../../contract/recipe.ts';

/**
 * Returns the choice of the list for a fill (what fills a field), for example `lead:phone`,
 * `custom:pincode`, `fixed` or `empty`.
 */
export function choiceOf(fill: Fill): string {
  if (fill.kind === 'lead') return `lead:${fill.part}`;
  return fill.kind === 'custom' ? `custom:${fill.name}` : fill.kind;
}

/**
 * Returns the fill (what fills a field) for a choice of the list. A newly chosen fill has no
 * transformation yet. If the field offers several answers, the fixed value is empty and the owner
 * chooses one.
 */
export function fillOf(choice: string, field: RecipeField): Fill {
  const [kind, name = ''] = choice.split(':');
  const part = leadParts.find((known) => known === name);
  if (kind === 'lead' && part) return { kind, part };
  if (kind === 'custom') return { kind, name };
  if (kind !== 'fixed') return { kind: 'empty' };
  const [answer = '', ...others] = fixedAnswers(field);
  return { kind, value: others.length === 0 ? answer : '' };
}

/**
 * The answers that a field of the form offers to choose from; empty if the field accepts any text.
 */
export function fixedAnswers({ options, signs }: RecipeField): readonly string[] {
  if (options && options.length > 0) return options;
  return signs.type === 'checkbox' ? ['on'] : [];
}

export type TransformationChoice = Exclude<Transformation['kind'], 'divided'> | DividedBy | 'none';
type DividedBy = Extract<Transformation, { kind: 'divided' }>['by'];

type SourceKind = ValueKind | CustomField['type'];
const offered: Record<SourceKind, readonly TransformationChoice[]> = {
  text: ['none', 'first_word', 'last_word', 'digits', 'table'],
  phone: ['none', 'national_number', 'digits', 'table'],
  email: ['none', 'table'],
  rupees: ['none', 'thousand', 'lakh', 'crore', 'digits', 'table'],
  number: ['none', 'thousand', 'lakh', 'crore', 'digits', 'table'],
  date: ['none', 'date', 'table'],
  choice: ['none', 'table'],
  yes_no: ['none', 'table'],
};

function sourceKind(fill: Fill, customFields: readonly CustomField[]): SourceKind {
  if (fill.kind === 'custom') {
    return customFields.find(({ name }) => name === fill.name)?.type ?? 'text';
  }
  const field = leadFields.find(
    (name) => fill.kind === 'lead' && leadFacts[name].formKinds.includes(fill.part),
  );
  return field ? leadFacts[field].kind : 'text';
}

export function transformationChoice(transformation?: Transformation): TransformationChoice {
  if (!transformation) return 'none';
  return transformation.kind === 'divided' ? transformation.by : transformation.kind;
}

/**
 * The transformations that suit what fills a field, and the transformation that is already chosen.
 */
export function transformationChoices(
  fill: Fill,
  customFields: readonly CustomField[],
): readonly TransformationChoice[] {
  if (fill.kind !== 'lead' && fill.kind !== 'custom') return [];
  const choices = offered[sourceKind(fill, customFields)];
  const chosen = transformationChoice(fill.transformation);
  return choices.includes(chosen) ? choices : [...choices, chosen];
}

function transformationOf(choice: TransformationChoice, froms: readonly string[]) {
  if (choice === 'none') return undefined;
  if (choice === 'thousand' || choice === 'lakh' || choice === 'crore') {
    return { kind: 'divided', by: choice } as const;
  }
  if (choice === 'date') return { kind: 'date', pattern: 'DD/MM/YYYY' } as const;
  if (choice !== 'table') return { kind: choice } as const;
  const rows = (froms.length > 0 ? froms : ['']).map((from) => ({ from, to: '' }));
  return { kind: 'table', rows } as const;
}

/**
 * Returns what fills a field, with the chosen transformation. If the transformation is a new table,
 * the table starts with the custom field's choices.
 */
export function transformed(
  fill: Fill,
  choice: TransformationChoice,
  customFields: readonly CustomField[],
): Fill {
  if (fill.kind !== 'lead' && fill.kind !== 'custom') return fill;
  const custom = customFields.find(({ name }) => fill.kind === 'custom' && name === fill.name);
  const froms = custom?.type === 'yes_no' ? ['yes', 'no'] : (custom?.choices ?? []);
  return withTransformation(fill, transformationOf(choice, froms));
}

export function withTransformation(fill: Fill, transformation: Transformation | undefined): Fill {
  if (fill.kind !== 'lead' && fill.kind !== 'custom') return fill;
  const { transformation: before, ...bare } = fill;
  return transformation ? { ...bare, transformation } : before ? bare : fill;
}

/**
 * Converts a question to a name: `Date of birth *` → `dateOfBirth`. A name that is already taken
 * gets a number.
 */
export function customFieldName(label: string, taken: readonly string[]): string {
  const words =
    label
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word, place) =>
      place === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 36);
  const base = customFieldNamePattern.test(joined) ? joined : 'question';
  const numbered = [base, ...Array.from({ length: 99 }, (_, count) => `${base}${count + 2}`)];
  return numbered.find((name) => !taken.includes(name)) ?? base;
}

const typeOfInput: Readonly<Record<string, CustomField['type']>> = {
  number: 'number',
  slider: 'number',
  range: 'number',
  date: 'date',
  /** A part (day, month or year) of a date field that a script renders. */
  spinbutton: 'date',
  checkbox: 'yes_no',
};

/**
 * Whether a custom field was created for the given question and is unchanged since, except for
 * rules that the page offers.
 */
export function isMadeFor(field: RecipeField, custom: CustomField): boolean {
  const { name, rules } = custom;
  const fresh = { ...customFieldFor(field, []), name, ...(rules && { rules }) };
  return JSON.stringify(fresh) === JSON.stringify(custom);
}

/**
 * Returns a custom field for a question of the form, with the type and choices of the form's field.
 */
export function customFieldFor(field: RecipeField, taken: readonly string[]): CustomField {
  const { signs, options = [], required } = field;
  const choices = [...new Set(options)].filter((option) => option.trim() !== '');
  const label = (signs.label || signs.name || 'Question').slice(0, 100).trim();
  const base = { name: customFieldName(label, taken), label, required };
  if (choices.length > 0 && choices.length <= 200) return { ...base, type: 'choice', choices };
  return { ...base, type: typeOfInput[signs.type] ?? 'text' };
}
