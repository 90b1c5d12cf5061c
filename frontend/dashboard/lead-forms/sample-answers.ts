/** Valid answers to a form's own questions, for the test lead and every example. */
import type { CustomField } from '../../../contract/custom-field.ts';
import type { LeadForm } from './lead-form.ts';

const samples: Record<CustomField['type'], (field: CustomField) => string> = {
  text: ({ label }) => `Sample of ${label}`.slice(0, 100),
  number: () => '25000',
  date: () => '1990-05-31',
  choice: ({ choices = [] }) => choices[0] ?? '',
  yes_no: () => 'yes',
};

export function sampleAnswer(field: CustomField): string {
  return field.default ?? samples[field.type](field);
}

export function sampleAnswers({ customFields }: LeadForm): Record<string, string> {
  return Object.fromEntries(customFields.map((field) => [field.name, sampleAnswer(field)]));
}
