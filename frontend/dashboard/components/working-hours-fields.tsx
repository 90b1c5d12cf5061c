import { SelectField, TextField } from '@aws-amplify/ui-react';
import { useId } from 'react';
import type { WorkingHours } from '../../../contract/working-hours.ts';
import { dayNames } from '../../content/working-hours.ts';
import { zoneChoices, type HoursComplaints } from './read-working-hours.ts';
import './check-line.css';
import './working-hours-fields.css';

interface WorkingHoursFieldsProps {
  hours: WorkingHours;
  complaints: HoursComplaints;
}

/** Fields for working days and hours; `readWorkingHours` reads them from their form. */
export function WorkingHoursFields({
  hours: { days, from, to },
  complaints,
}: WorkingHoursFieldsProps) {
  const hintId = useId();
  const complaint = complaints.days ?? complaints.from ?? complaints.to;
  return (
    <fieldset className="working-hours">
      <legend>Working hours</legend>
      <div className="working-hours__days">
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
      <div className="working-hours__times">
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

interface ZoneFieldProps {
  zone: string;
  hint: string;
  className?: string;
}

export function ZoneField({ zone, hint, className }: ZoneFieldProps) {
  return (
    <SelectField
      {...(className !== undefined && { className })}
      name="zone"
      label="Time zone"
      descriptiveText={hint}
      defaultValue={zone}
    >
      {zoneChoices(zone).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
}
