import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import {
  alertChannels,
  alertKinds,
  alertScopes,
  boundsOf,
  kindsWithHours,
  usualWorkingTime,
  type AlertKind,
} from '../../../../contract/alerts.ts';
import type { AlertView } from '../../../../contract/graphql-operations.ts';
import { keysOf } from '../../../../contract/keys-of.ts';
import { stageForm } from '../../../../contract/submission.ts';
import type { WorkingTime } from '../../../../contract/working-hours.ts';
import { alertTexts, channelTexts, settingTexts } from '../../../content/alerts.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { WorkingHoursFields, ZoneField } from '../../components/working-hours-fields.tsx';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { useSetAlert } from '../rules/use-alerts.ts';
import {
  choiceOf,
  complaintsAbout,
  entryOf,
  entryOfKind,
  firstEntry,
  type AlertComplaints,
  type AlertEntry,
} from './alert-entry.ts';
import '../../components/check-line.css';

interface AlertDialogProps {
  /** The alert to change; undefined when the dialog adds a new alert. */
  alert?: AlertView;
  onClose: () => void;
}

export function AlertDialog({ alert, onClose }: AlertDialogProps) {
  const [entry, setEntry] = useState(() => (alert ? entryOf(alert) : firstEntry));
  const [complaints, setComplaints] = useState<AlertComplaints>({});
  const save = useSetAlert();
  const formId = useId();
  const label = alert ? 'Save alert' : 'Add alert';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const fields = new FormData(event.currentTarget);
    const found = complaintsAbout(entry, fields);
    setComplaints(found);
    if (Object.keys(found).length > 0) return focusFirstWrong(event.currentTarget, found);
    save.mutate({ ...choiceOf(entry, fields), on: alert?.isOn ?? true }, { onSuccess: onClose });
  };
  return (
    <TaskDialog
      title={alert ? 'Change the alert' : 'Add an alert'}
      running={false}
      onStop={onClose}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variation="primary" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : label}
        </Button>
      }
    >
      <form id={formId} className="stacked-form" onSubmit={onSubmit} noValidate>
        {alert ? (
          <p>{alertTexts[alert.kind].name}</p>
        ) : (
          <WatchedFields {...{ entry, complaints }} onChange={setEntry} />
        )}
        <NumberFields {...{ entry, complaints }} onChange={setEntry} />
        {kindsWithHours.includes(entry.kind) && (
          <WorkingFields working={alert?.working ?? usualWorkingTime} complaints={complaints} />
        )}
        <ChannelFields {...{ entry, complaints }} onChange={setEntry} />
        {save.error && (
          <p role="alert" className="field-complaint">
            {messageOf(save.error)}
          </p>
        )}
      </form>
    </TaskDialog>
  );
}

interface FieldsProps {
  entry: AlertEntry;
  complaints: AlertComplaints;
  onChange: (entry: AlertEntry) => void;
}

function WatchedFields({ entry, complaints, onChange }: FieldsProps) {
  const { kind, formId } = entry;
  const forms = useLeadForms();
  const scopes = alertScopes[kind];
  const isOfAccount = scopes.includes('account');
  return (
    <>
      <SelectField
        label="When it rings"
        name="kind"
        value={kind}
        onChange={({ target }) => onChange(entryOfKind(target.value as AlertKind, entry))}
      >
        {alertKinds.map((one) => (
          <option key={one} value={one}>
            {alertTexts[one].name}
          </option>
        ))}
      </SelectField>
      {scopes.includes('form') && (
        <SelectField
          label="What it watches"
          name="formId"
          value={formId}
          hasError={complaints.formId !== undefined}
          errorMessage={complaints.formId}
          onChange={({ target }) => onChange({ ...entry, formId: target.value })}
        >
          <option value="">{isOfAccount ? 'All forms' : 'Choose a form'}</option>
          {forms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isOfAccount && <option value={stageForm}>The service’s own form</option>}
        </SelectField>
      )}
    </>
  );
}

function NumberFields({ entry, complaints, onChange }: FieldsProps) {
  const { kind, numbers } = entry;
  return keysOf(boundsOf(kind)).map((name) => (
    <TextField
      key={name}
      label={settingTexts[name]}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={numbers[name] ?? ''}
      hasError={complaints[name] !== undefined}
      errorMessage={complaints[name]}
      onChange={({ target }) =>
        onChange({ ...entry, numbers: { ...numbers, [name]: target.value } })
      }
    />
  ));
}

interface WorkingFieldsProps {
  working: WorkingTime;
  complaints: AlertComplaints;
}

function WorkingFields({ working, complaints }: WorkingFieldsProps) {
  return (
    <>
      <WorkingHoursFields hours={working} complaints={complaints} />
      <ZoneField zone={working.zone} hint="Only working hours count: nights and days off do not." />
    </>
  );
}

function ChannelFields({ entry, complaints, onChange }: FieldsProps) {
  const { channels } = entry;
  const complaintId = useId();
  const complaint = complaints.channels;
  return (
    <fieldset className="check-group" {...(complaint && { 'aria-describedby': complaintId })}>
      <legend>How you are told</legend>
      {alertChannels.map((channel) => (
        <CheckLine
          key={channel}
          label={channelTexts[channel].choice}
          name="channels"
          checked={channels.includes(channel)}
          onChange={(isChosen) =>
            onChange({
              ...entry,
              channels: alertChannels.filter((one) =>
                one === channel ? isChosen : channels.includes(one),
              ),
            })
          }
        />
      ))}
      {complaint && (
        <p id={complaintId} className="field-complaint">
          {complaint}
        </p>
      )}
    </fieldset>
  );
}
