import { SelectField, TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { paceLimits, type FormPace } from '../../../../contract/form-pace.ts';
import { dayNames, limitTexts } from '../../../content/form-pace.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import type { OwnForm } from '../target-forms/own-form.ts';
import { waitOfForm, waitSentence } from '../form-pace/form-wait.ts';
import { readPace, zoneChoices, type PaceComplaints } from './pace-values.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSetPace } from './use-settings.ts';
import './pace-card.css';

/** How fast and when leads are sent to a form. */
export function PaceCard({ form }: { form: OwnForm }) {
  const { pace } = form;
  const [hasHours, setHasHours] = useState(pace.hours !== undefined);
  const [complaints, setComplaints] = useState<PaceComplaints>({});
  const change = useSetPace(form.id);
  const onSave = (entries: FormData, fields: HTMLFormElement) => {
    const read = readPace(entries, hasHours);
    setComplaints(read.complaints);
    if (read.pace) change.mutate(read.pace);
    else focusFirstWrong(fields, read.complaints);
  };
  return (
    <SettingsCard
      title="Pace"
      intro="How many leads go out, and when. The others wait: none is lost, and none uses up an attempt."
      what="pace"
      change={change}
      dense
      onSave={onSave}
    >
      <Used form={form} />
      {paceLimits.map((limit) => (
        <TextField
          key={limit}
          name={limit}
          label={limitTexts[limit].label}
          descriptiveText={limitTexts[limit].hint}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Not limited"
          defaultValue={pace[limit]?.toString() ?? ''}
          hasError={complaints[limit] !== undefined}
          errorMessage={complaints[limit]}
        />
      ))}
      <SelectField
        className="form-settings__wide"
        name="zone"
        label="Time zone"
        descriptiveText="A day and a month end at its midnight, and working hours go by its clock"
        defaultValue={pace.zone}
      >
        {zoneChoices(pace.zone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <div className="form-settings__wide">
        <CheckLine label="During working hours only" checked={hasHours} onChange={setHasHours} />
      </div>
      {hasHours && (
        <Hours hours={pace.hours} complaint={complaints.days ?? complaints.from ?? complaints.to} />
      )}
    </SettingsCard>
  );
}

/** How much of the caps is used, and until when leads wait for caps or working hours. */
function Used({ form }: { form: OwnForm }) {
  const { pace, usedToday, usedThisMonth } = form;
  const now = new Date();
  const wait = waitOfForm(form, now);
  const of = (cap: number | undefined) =>
    cap === undefined ? '' : ` of ${cap.toLocaleString('en-US')}`;
  return (
    <div className="form-settings__wide form-pace__used">
      {usedToday !== null && usedToday !== undefined && (
        <p>
          Today: {usedToday.toLocaleString('en-US')}
          {of(pace.perDay)} · this month: {(usedThisMonth ?? 0).toLocaleString('en-US')}
          {of(pace.perMonth)}
        </p>
      )}
      {wait && <p>{waitSentence(wait, now)}</p>}
    </div>
  );
}

interface HoursProps {
  hours: FormPace['hours'];
  complaint: string | undefined;
}

function Hours({ hours, complaint }: HoursProps) {
  const hintId = useId();
  const { days = [1, 2, 3, 4, 5], from = '09:30', to = '18:00' } = hours ?? {};
  return (
    <fieldset className="form-settings__wide form-pace__hours">
      <legend>Working hours</legend>
      <div className="form-pace__days">
        {dayNames.map((name, index) => (
          <label key={name} className="check-line">
            <input
              type="checkbox"
              name="days"
              value={index + 1}
              defaultChecked={days.includes(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
      {complaint !== undefined && (
        <p role="alert" className="field-complaint">
          {complaint}
        </p>
      )}
      <div className="form-pace__times">
        <TextField name="from" type="time" label="From" defaultValue={from} />
        <TextField
          name="to"
          type="time"
          label="To"
          aria-describedby={hintId}
          defaultValue={to === '24:00' ? '00:00' : to}
        />
      </div>
      <p id={hintId} className="note">
        If “To” is earlier than “From”, working hours end on the next day.
      </p>
    </fieldset>
  );
}
