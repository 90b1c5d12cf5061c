import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { useSetDefaultForm } from '../../own-forms/one-form/use-set-default-form.ts';
import { useDeleteForm, useSetFormState } from '../../own-forms/one-form/use-target-forms.ts';

interface FormActionsProps {
  form: OwnForm;
  onDeleted?: () => void;
}

/** The actions for one form: pause or resume, make default, delete. */
export function FormActions({ form, onDeleted }: FormActionsProps) {
  const { id, name, isDefault } = form;
  const [isAsking, setAsking] = useState(false);
  const setDefault = useSetDefaultForm();
  const remove = useDeleteForm();
  return (
    <div className="button-row">
      <PauseButton form={form} />
      {form.state !== 'draft' && (
        <WaitingButton
          aria-label={isDefault ? `Remove default: ${name}` : `Make default: ${name}`}
          isPending={setDefault.isPending}
          onClick={() => setDefault.mutate(isDefault ? null : id)}
        >
          {isDefault ? 'Remove default' : 'Make default'}
        </WaitingButton>
      )}
      <Button
        size="small"
        className="button-danger"
        aria-label={`Delete form ${name}`}
        isDisabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <DeleteFormDialog
          form={form}
          onConfirm={() => remove.mutate(id, { ...(onDeleted && { onSuccess: onDeleted }) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function PauseButton({ form: { id, name, state } }: { form: OwnForm }) {
  const change = useSetFormState();
  if (state === 'draft' || state === 'needs_attention') return null;
  const paused = state === 'paused';
  return (
    <WaitingButton
      aria-label={paused ? `Resume ${name}` : `Pause ${name}`}
      isPending={change.isPending}
      onClick={() => change.mutate({ id, state: paused ? 'live' : 'paused' })}
    >
      {paused ? 'Resume' : 'Pause'}
    </WaitingButton>
  );
}
