import { stageForm } from '../../../../contract/submission.ts';
import { useApiKeys } from '../../account/api-keys/use-api-keys.ts';
import { formName } from '../../leads/lead-forms/lead-form.ts';
import { useStageForm } from '../../leads/lead-forms/use-place-of.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { keyLabel } from './filter-bar.tsx';
import { describeFilter, type SubmissionFilter } from './submission-filter.ts';

/**
 * Describes the filter in words, with the names of its key and its form; `all` for an empty filter.
 */
export function useFilterWords(filter: SubmissionFilter): string {
  const { data: keys = [] } = useApiKeys();
  const forms = useLeadForms();
  const stage = useStageForm();
  const { formId } = filter;
  const form = formId === stageForm ? stage?.form : formId && formName(forms, formId);
  const key = keys.find(({ id }) => id === filter.keyId);
  return describeFilter(filter, { key: key && keyLabel(key), form }) || 'all';
}
