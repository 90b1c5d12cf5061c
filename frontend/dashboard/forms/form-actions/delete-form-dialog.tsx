import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { MOST_COUNTED, openLeadQueries } from './open-lead-queries.ts';
import './form-actions.css';

interface DeleteFormDialogProps {
  form: OwnForm;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks the user to confirm the deletion of a form, and says what happens to the form's open leads
 * and to new leads for it.
 */
export function DeleteFormDialog({ form, ...answers }: DeleteFormDialogProps) {
  const { id, name, isDefault } = form;
  const { data: open } = useQuery(openLeadQueries.countOf(id));
  return (
    <ConfirmDialog title={`Delete “${name}”?`} confirmLabel="Delete form" destructive {...answers}>
      <span role="status" className="open-leads">
        {openLeadsText(open)}
      </span>
      New leads that name it or come by an API key bound to it are refused
      {isDefault && ', and those that name no form until you choose another default'}. The form’s
      versions and rehearsals are deleted too. This cannot be undone.
    </ConfirmDialog>
  );
}

/** @param open the number of the form's open leads; undefined until the leads are counted. */
export function openLeadsText(open: number | undefined): string {
  if (open === 0) return 'None of its leads is open.';
  if (open === 1) {
    return '1 of its leads is open: if it is not sent yet, it ends as an error and goes nowhere else.';
  }
  if (open === undefined) return 'Leads not sent to it yet end as errors and go nowhere else.';
  const count = open < MOST_COUNTED ? open : `${MOST_COUNTED} or more`;
  return `${count} of its leads are open: those not sent yet end as errors and go nowhere else.`;
}
