import '../../shared/service/parser-settings.ts';
import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { leadFacts, leadFields, type LeadField } from '../../../contract/lead.ts';
import { leadSchema } from '../../../contract/lead-schema.ts';
import type { LeadInput } from '../../../contract/graphql-types.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { beginWork } from '../components/unfinished-work.ts';
import { messageOf } from '../../shared/service/service-error.ts';
import { useFocusHandover } from '../components/hand-over-focus.ts';
import { useAskedRetry } from '../submissions/use-asked-retry.tsx';

type Complaints = Partial<Record<LeadField, string>>;

/** The lead in the form's fields, or what is wrong with each. */
function readLead(form: FormData): { lead: LeadInput } | { complaints: Complaints } {
  const parsed = z.safeParse(leadSchema, Object.fromEntries(form));
  if (parsed.success) return { lead: parsed.data };
  const complaints: Complaints = {};
  for (const { path, message } of parsed.error.issues) {
    const field = leadFields.find((name) => name === path[0]);
    if (field) complaints[field] ??= message;
  }
  return { complaints };
}

interface EditLeadFormProps {
  submission: SubmissionRowView;
  onClose: () => void;
}

export function EditLeadForm({ submission, onClose }: EditLeadFormProps) {
  const [complaints, setComplaints] = useState<Complaints>({});
  const retry = useAskedRetry(submission, onClose);
  useEffect(beginWork, []);
  const form = useRef<HTMLFormElement>(null);
  useFocusHandover(form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (retry.isPending) return;
    const read = readLead(new FormData(event.currentTarget));
    setComplaints('complaints' in read ? read.complaints : {});
    if (!('lead' in read)) {
      const first = leadFields.find((field) => field in read.complaints);
      const control = first && event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    retry.start({ lead: read.lead });
  };
  return (
    <form ref={form} className="lead-form" aria-label="Edit values" noValidate onSubmit={onSubmit}>
      {leadFields.map((field, index) => (
        <TextField
          key={field}
          label={`Lead ${leadFacts[field].label}`}
          name={field}
          autoFocus={index === 0}
          autoComplete="off"
          defaultValue={String(submission[field])}
          hasError={complaints[field] !== undefined}
          errorMessage={complaints[field]}
        />
      ))}
      <div className="lead-form__submit">
        <Button type="submit" size="small" variation="primary" aria-disabled={retry.isPending}>
          Save and retry
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {retry.error && <p role="alert">{messageOf(retry.error)}</p>}
      {retry.question}
    </form>
  );
}
