/** A valid answer to each of a form's own questions, derived from their declarations. */
import type { CustomField, CustomValues } from './custom-field.ts';

export function sampleAnswers(customFields: readonly CustomField[]): CustomValues {
  return Object.fromEntries(customFields.map((field) => [field.name, sampleAnswer(field)]));
}

export function sampleAnswer(field: CustomField): string {
  return field.default ?? samples[field.type](field);
}

const samples: Record<CustomField['type'], (field: CustomField) => string> = {
  text: ({ label }) => `Sample of ${label}`.slice(0, 100),
  number: () => '25000',
  date: () => '1990-05-31',
  choice: ({ choices = [] }) => choices[0] ?? '',
  yes_no: () => 'yes',
};
