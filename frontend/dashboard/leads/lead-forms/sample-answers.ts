/** Valid sample answers to a form's own questions, for the test lead and the guide's examples. */
import { sampleAnswers as answersTo } from '../../../../contract/custom-values.ts';
import type { LeadForm } from './lead-form.ts';

export function sampleAnswers({ customFields }: LeadForm): Readonly<Record<string, string>> {
  return answersTo(customFields);
}
