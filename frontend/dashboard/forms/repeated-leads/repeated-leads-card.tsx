import '../../../shared/service/parser-settings.ts';
import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import {
  dedupeBy,
  dedupeDays,
  dedupeWords,
  formDedupeSchema,
  type FormDedupe,
} from '../../../../contract/form-dedupe.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { SectionCard } from '../../components/section-card.tsx';
import type { OwnForm } from '../target-forms/own-form.ts';
import { useSetDedupe } from './use-set-dedupe.ts';
import { readAwsJson } from '../../../shared/service/aws-json.ts';

const everyLead = 'every lead';
const usualDays = 30;
const complaintOfDays = `Please enter a whole number from ${dedupeDays.least} to ${dedupeDays.most}`;

/**
 * Sets whether the form accepts a second lead of the same person. Like the settings, it is saved
 * separately from the recipe.
 */
export function RepeatedLeadsCard({ form }: { form: OwnForm }) {
  const saved = form.dedupe ? readAwsJson<FormDedupe>(form.dedupe) : undefined;
  const [by, setBy] = useState<string>(saved?.by ?? everyLead);
  const [complaint, setComplaint] = useState<string>();
  const change = useSetDedupe(form.id);
  const isOff = by === everyLead;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const days = trimmedText(new FormData(event.currentTarget), 'days');
    const wanted = formDedupeSchema.safeParse({ by, days: /^\d+$/.test(days) ? Number(days) : -1 });
    setComplaint(isOff || wanted.success ? undefined : complaintOfDays);
    if (isOff) change.mutate(null);
    else if (wanted.success) change.mutate(wanted.data);
  };
  return (
    <SectionCard
      title="Repeated leads"
      intro="Whether the form takes a second lead of the same person. Where it does not, the sender is told which lead was the first."
    >
      <form className="form-settings" noValidate onSubmit={onSubmit}>
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
        {change.error && (
          <p role="alert" className="field-complaint">
            {messageOf(change.error)}
          </p>
        )}
        <div className="form-settings__wide rehearse__actions">
          <Button type="submit" aria-disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save repeated leads'}
          </Button>
          <p className="note">
            {isOff
              ? 'No lead is compared with earlier ones.'
              : 'Counted from the first lead, with leads that come from now on. A lead that failed before anything was sent does not count.'}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}
