import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readForm, type FormView, type OwnForm } from './own-form.ts';
import { showForm } from './target-form-queries.ts';

interface FormChange<Wanted> {
  /** Sends the change to the service, which answers with the changed form. */
  request: (wanted: Wanted) => Promise<FormView>;
  /** The title of the message that is shown if the change fails. */
  failure?: string;
  onChanged?: (form: OwnForm) => void;
}

/** Changes a form, and shows the changed form wherever the page shows this form. */
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
