import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readForm, type FormView, type OwnForm } from './own-form.ts';
import { showForm } from './target-form-queries.ts';

interface FormChange<Wanted> {
  /** Asks the service for the change. Its answer is the changed form. */
  request: (wanted: Wanted) => Promise<FormView>;
  /** The title of the notice about an error. */
  failure?: string;
  onChanged?: (form: OwnForm) => void;
}

/** Changes a form, and shows the changed form wherever the page shows it. */
export function useChangeForm<Wanted>(change: FormChange<Wanted>) {
  const { request, failure = 'Error changing form', onChanged } = change;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => readForm(await request(wanted)),
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      onChanged?.(form);
    },
    meta: { failure },
  });
}
