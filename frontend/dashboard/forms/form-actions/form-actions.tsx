import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import type { OwnForm } from '../target-forms/own-form.ts';
import { useSetDefaultForm } from '../target-forms/use-set-default-form.ts';
import { useDeleteForm, useSetFormState } from '../target-forms/use-target-forms.ts';

interface FormActionsProps {
  form: OwnForm;
  onDeleted?: () => void;
}

/**
 * Pause or resume, make default, delete. Buttons stay enabled while they wait, because that keeps
 * the focus.
 */
export function FormActions({ form, onDeleted }: FormActionsProps) {
  const { id, name, isDefault } = form;
  const [asked, setAsked] = useState(false);
  const setDefault = useSetDefaultForm();
  const remove = useDeleteForm();
  const chooseDefault = () => {
    if (!setDefault.isPending) setDefault.mutate(isDefault ? null : id);
  };
  return (
    <div className="form-actions">
      <PauseButton form={form} />
      {form.state !== 'draft' && (
        <Button
          size="small"
          aria-label={isDefault ? `Remove default: ${name}` : `Make default: ${name}`}
          aria-disabled={setDefault.isPending}
          onClick={chooseDefault}
        >
          {isDefault ? 'Remove default' : 'Make default'}
        </Button>
      )}
      <Button
        size="small"
        className="button-danger"
        aria-label={`Delete form ${name}`}
        isDisabled={remove.isPending}
        onClick={() => setAsked(true)}
      >
        Delete
      </Button>
      {asked && (
        <DeleteFormDialog
          form={form}
          onConfirm={() => remove.mutate(id, { ...(onDeleted && { onSuccess: onDeleted }) })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function PauseButton({ form: { id, name, state } }: { form: OwnForm }) {
  const change = useSetFormState();
  if (state === 'draft' || state === 'needs_attention') return null;
  const paused = state === 'paused';
  const press = () => {
    if (!change.isPending) change.mutate({ id, state: paused ? 'live' : 'paused' });
  };
  return (
    <Button
      size="small"
      aria-label={paused ? `Resume ${name}` : `Pause ${name}`}
      aria-disabled={change.isPending}
      onClick={press}
    >
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}
