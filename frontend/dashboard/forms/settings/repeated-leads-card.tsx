import '../../../shared/service/parser-settings.ts';
import { SelectField, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import {
  dedupeBy,
  dedupeDays,
  dedupeWords,
  formDedupeSchema,
  type FormDedupe,
} from '../../../../contract/form-dedupe.ts';
import { readAwsJson } from '../../../shared/service/aws-json.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSetDedupe } from './use-settings.ts';

const everyLead = 'every lead';
const usualDays = 30;
const complaintOfDays = `Please enter a whole number from ${dedupeDays.least} to ${dedupeDays.most}`;

/** The setting that decides whether the form accepts a second lead of the same person. */
export function RepeatedLeadsCard({ form }: { form: OwnForm }) {
  const saved = form.dedupe ? readAwsJson<FormDedupe>(form.dedupe) : undefined;
  const [by, setBy] = useState<string>(saved?.by ?? everyLead);
  const [complaint, setComplaint] = useState<string>();
  const change = useSetDedupe(form.id);
  const isOff = by === everyLead;
  const onSave = (entries: FormData) => {
    const days = trimmedText(entries, 'days');
    const wanted = formDedupeSchema.safeParse({ by, days: /^\d+$/.test(days) ? Number(days) : -1 });
    setComplaint(isOff || wanted.success ? undefined : complaintOfDays);
    if (isOff) change.mutate(null);
    else if (wanted.success) change.mutate(wanted.data);
  };
  return (
    <SettingsCard
      title="Repeated leads"
      intro="Whether the form takes a second lead of the same person. Where it does not, the sender is told which lead was the first."
      what="repeated leads"
      change={change}
      note={
        isOff
          ? 'No lead is compared with earlier ones.'
          : 'Counted from the first lead, with leads that come from now on. A lead that failed before anything was sent does not count.'
      }
      onSave={onSave}
    >
      <SelectField
        label="The form takes"
        name="by"
        value={by}
        onChange={({ target }) => setBy(target.value)}
      >
        <option value={everyLead}>Every lead</option>
        {dedupeBy.map((one) => (
          <option key={one} value={one}>
            One lead of each {dedupeWords[one]}
          </option>
        ))}
      </SelectField>
      {!isOff && (
        <TextField
          label="Within how many days"
          name="days"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(saved?.days ?? usualDays)}
          hasError={complaint !== undefined}
          errorMessage={complaint}
        />
      )}
    </SettingsCard>
  );
}
