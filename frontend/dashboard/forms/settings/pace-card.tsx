import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { paceLimits } from '../../../../contract/form-pace.ts';
import { limitTexts } from '../../../content/form-pace.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { WorkingHoursFields, ZoneField } from '../../components/working-hours-fields.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { waitOfForm, waitSentence } from '../../own-forms/form-pace/form-wait.ts';
import { readPace, type PaceComplaints } from './pace-values.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSetPace } from './use-settings.ts';
import './pace-card.css';

const usualHours = { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' };

/** The settings that limit how many leads the bot sends to a form, and at what times. */
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
      <ZoneField
        className="form-settings__wide"
        zone={pace.zone}
        hint="A day and a month end at its midnight, and working hours go by its clock"
      />
      <div className="form-settings__wide">
        <CheckLine label="During working hours only" checked={hasHours} onChange={setHasHours} />
      </div>
      {hasHours && (
        <div className="form-settings__wide">
          <WorkingHoursFields hours={pace.hours ?? usualHours} complaints={complaints} />
        </div>
      )}
    </SettingsCard>
  );
}

/**
 * Shows how many leads count for the form's daily and monthly caps, and until when leads wait
 * because of a cap or of the working hours.
 */
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
