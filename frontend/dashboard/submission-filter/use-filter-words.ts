import { useApiKeys } from '../api-keys/use-api-keys.ts';
import { formName } from '../lead-forms/lead-form.ts';
import { useLeadForms } from '../lead-forms/use-lead-forms.ts';
import { keyLabel } from './filter-bar.tsx';
import { describeFilter, type SubmissionFilter } from './submission-filter.ts';

/** The filter in words, with the names of its key and its form; `all` without a condition. */
export function useFilterWords(filter: SubmissionFilter): string {
  const { data: keys = [] } = useApiKeys();
  const forms = useLeadForms();
  const form = filter.formId && formName(forms, filter.formId);
  const key = keys.find(({ id }) => id === filter.keyId);
  return describeFilter(filter, { key: key && keyLabel(key), form }) || 'all';
}
