/**
 * The rules that a control of the page has for its value and that the custom field does not declare
 * yet.
 */
import { mostChoices, ruleKinds, type CustomField } from '../../../../contract/custom-field.ts';
import { ruleWords } from '../../../../contract/custom-rules.ts';
import { ruleProblems } from '../../../../contract/sound-rules.ts';
import { sameJson, type MappingRow } from './take-report.ts';

export interface OfferedRules {
  words: readonly string[];
  /** The custom field with the offered rules added. */
  field: CustomField;
}

/**
 * @returns undefined if the page has no further rules. Controls that receive a transformed answer
 * are ignored, because their rules do not apply to the answer before the transformation.
 */
export function offeredRules(
  custom: CustomField,
  rows: readonly MappingRow[],
): OfferedRules | undefined {
  const controls = rows.flatMap(({ field: { fill }, seen }) => {
    const isOwn = fill.kind === 'custom' && fill.name === custom.name && !fill.transformation;
    return isOwn && seen ? [seen] : [];
  });
  const field = controls.reduce((ruled, seen) => withRules(withChoices(ruled, seen), seen), custom);
  return sameJson(field, custom) ? undefined : { words: newWords(field, custom), field };
}

type Control = NonNullable<MappingRow['seen']>;

function withChoices(custom: CustomField, { options = [] }: Control): CustomField {
  const choices = [...new Set(options)].filter((option) => option.trim() !== '');
  const takesChoices = custom.type === 'choice' || custom.type === 'text';
  if (!takesChoices || choices.length === 0 || choices.length > mostChoices) return custom;
  const folded = (texts: readonly string[]) =>
    texts.map((text) => text.trim().toLowerCase()).sort();
  if (sameJson(folded(custom.choices ?? []), folded(choices))) return custom;
  const field = { ...custom, type: 'choice' as const, choices };
  // A custom field of the type "choice" can't have rules.
  delete field.rules;
  return field;
}

/** Rules that can't be used, or that contradict the custom field's own rules, are not offered. */
function withRules(custom: CustomField, { rules: controlRules = {} }: Control): CustomField {
  const usable = ruleKinds.flatMap((kind) => {
    const { [kind]: limit } = controlRules;
    if (limit === undefined) return [];
    const alone = { ...custom, rules: { [kind]: limit } };
    return isSound(alone) ? [[kind, limit] as const] : [];
  });
  if (usable.length === 0) return custom;
  const field = { ...custom, rules: { ...custom.rules, ...Object.fromEntries(usable) } };
  return isSound(field) ? field : custom;
}

const isSound = (field: CustomField) => Object.keys(ruleProblems(field)).length === 0;

function newWords(field: CustomField, before: CustomField): string[] {
  const isListed = field.choices && !sameJson(field.choices, before.choices ?? []);
  const known = new Set(ruleWords(before));
  return [
    ...(isListed ? [`one of its ${field.choices?.length} choices`] : []),
    ...ruleWords(field).filter((words) => !known.has(words)),
  ];
}
