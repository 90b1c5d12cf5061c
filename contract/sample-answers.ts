/** A valid answer to each of a form's own questions, derived from their declarations. */
import { ruleKinds, type CustomField, type CustomValues } from './custom-field.ts';
import { ruleTable } from './custom-rules.ts';
import { readCustomValue } from './custom-values.ts';

export function sampleAnswers(customFields: readonly CustomField[]): CustomValues {
  return Object.fromEntries(customFields.map((field) => [field.name, sampleAnswer(field)]));
}

/** Rules that contradict each other have no valid answer. */
export function sampleAnswer(field: CustomField): string {
  if (field.default !== undefined) return field.default;
  const { rules = {}, type } = field;
  const usual = samples[type](field);
  const byRules = ruleKinds.flatMap((kind) => {
    const { [kind]: limit } = rules;
    return limit === undefined ? [] : [ruleTable[kind].sample(limit, usual)];
  });
  return [usual, ...byRules].find((one) => readCustomValue(field, one).value === one) ?? usual;
}

const samples: Record<CustomField['type'], (field: CustomField) => string> = {
  text: ({ label }) => `Sample of ${label}`.slice(0, 100),
  number: () => '25000',
  date: () => '1990-05-31',
  choice: ({ choices = [] }) => choices[0] ?? '',
  yes_no: () => 'yes',
};
