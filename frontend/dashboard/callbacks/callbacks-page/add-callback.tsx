import { Button } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import { AddressField } from '../../components/address-field.tsx';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { messageOf } from '../../../shared/service/service-error.ts';
import { useCreateCallback } from '../endpoints/use-callbacks.ts';
import { EventChoice } from './event-choice.tsx';
import { FormsChoice } from './forms-choice.tsx';
import {
  callbackOf,
  complaintsAbout,
  firstEntry,
  type CallbackComplaints,
  type CallbackEntry,
} from './new-callback.ts';
import { SecretText } from './secret-dialog.tsx';
import '../../components/check-line.css';

/** Lets the user enter a new callback and, after it is added, shows the callback's secret. */
export function AddCallback({ onClose }: { onClose: () => void }) {
  const [entry, setEntry] = useState(firstEntry);
  const [complaints, setComplaints] = useState<CallbackComplaints>({});
  const create = useCreateCallback();
  const formId = useId();
  const made = create.data;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    const found = complaintsAbout(entry);
    setComplaints(found);
    if (Object.keys(found).length > 0) return focusFirstWrong(event.currentTarget, found);
    create.mutate(callbackOf(entry));
  };
  return (
    <TaskDialog
      title={made ? 'Callback added' : 'Add a callback'}
      running={false}
      onStop={onClose}
      onClose={onClose}
      actions={
        !made && (
          <Button type="submit" form={formId} variation="primary" aria-disabled={create.isPending}>
            {create.isPending ? 'Adding...' : 'Add callback'}
          </Button>
        )
      }
    >
      {made ? (
        <Added secret={made.secret} host={made.callback.host} />
      ) : (
        <form id={formId} className="stacked-form" onSubmit={onSubmit} noValidate>
          <CallbackFields entry={entry} complaints={complaints} onChange={setEntry} />
          {create.error && (
            <p role="alert" className="field-complaint">
              {messageOf(create.error)}
            </p>
          )}
        </form>
      )}
    </TaskDialog>
  );
}

function Added({ secret, host }: { secret: string | null; host: string }) {
  if (secret === null) {
    return (
      <p role="status">
        You have this callback to {host} already, with the same events and forms. Its secret was
        shown when it was added; if it is lost, rotate it.
      </p>
    );
  }
  return (
    <>
      <SecretText secret={secret} />
      <p>Then send a test: its answer appears under Deliveries.</p>
    </>
  );
}

interface CallbackFieldsProps {
  entry: CallbackEntry;
  complaints: CallbackComplaints;
  onChange: (entry: CallbackEntry) => void;
}

function CallbackFields({ entry, complaints, onChange }: CallbackFieldsProps) {
  const change = (part: Partial<CallbackEntry>) => onChange({ ...entry, ...part });
  return (
    <>
      <AddressField
        label="Address that we call"
        descriptiveText="Lists show its host only, so it may hold a token."
        name="address"
        placeholder="https://crm.example/hooks/leads"
        value={entry.address}
        complaint={complaints.address}
        onChange={(address) => change({ address })}
      />
      <EventChoice
        chosen={entry.events}
        complaint={complaints.events}
        onChange={(events) => change({ events })}
      />
      <FormsChoice
        chosen={entry.formIds}
        complaint={complaints.forms}
        onChange={(formIds) => change({ formIds })}
      />
      <CheckLine
        label="Send the lead’s values too"
        name="withValues"
        checked={entry.withValues}
        onChange={(withValues) => change({ withValues })}
      />
      <p className="note">
        Without them a call holds ids, states and your own reference, and no personal data besides.
      </p>
    </>
  );
}
