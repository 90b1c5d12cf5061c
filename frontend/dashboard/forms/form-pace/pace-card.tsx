import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import { paceLimits, type FormPace } from '../../../../contract/form-pace.ts';
import { dayNames, limitTexts } from '../../../content/form-pace.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { SectionCard } from '../../components/section-card.tsx';
import type { OwnForm } from '../target-forms/own-form.ts';
import { useSetFormPace } from '../target-forms/use-form-pace.ts';
import { waitOfForm, waitSentence } from './form-wait.ts';
import { readPace, zoneChoices, type PaceComplaints } from './pace-values.ts';
import './form-pace.css';

/**
 * How fast and when leads are sent to a form. Saved separately from the recipe and not part of a
 * version.
 */
export function PaceCard({ form }: { form: OwnForm }) {
  const { pace } = form;
  const [hasHours, setHasHours] = useState(pace.hours !== undefined);
  const [complaints, setComplaints] = useState<PaceComplaints>({});
  const save = useSetFormPace();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = readPace(new FormData(event.currentTarget), hasHours);
    setComplaints(read.complaints);
    if (read.pace) save.mutate({ id: form.id, pace: read.pace });
    else focusFirstWrong(event.currentTarget, read.complaints);
  };
  return (
    <SectionCard
      title="Pace"
      intro="How many leads go out, and when. The others wait: none is lost, and none uses up an attempt."
    >
      <form className="form-pace" noValidate onSubmit={onSubmit}>
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
          className="form-pace__wide"
          name="zone"
          label="Time zone"
          descriptiveText="A day and a month end at its midnight, and working hours go by its clock"
          defaultValue={pace.zone}
        >
          {zoneChoices(pace.zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        <div className="form-pace__wide">
          <CheckLine label="During working hours only" checked={hasHours} onChange={setHasHours} />
        </div>
        {hasHours && (
          <Hours
            hours={pace.hours}
            complaint={complaints.days ?? complaints.from ?? complaints.to}
          />
        )}
        {save.error && (
          <p role="alert" className="field-complaint form-pace__wide">
            {messageOf(save.error)}
          </p>
        )}
        <div className="form-pace__wide form-actions">
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save pace'}
          </Button>
        </div>
      </form>
    </SectionCard>
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
    <div className="form-pace__wide form-pace__used">
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
    <fieldset className="form-pace__wide form-pace__hours">
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
