import { Badge } from '@aws-amplify/ui-react';
import type { OwnForm } from '../target-forms/own-form.ts';
import { waitOfForm, waitSentence } from './form-wait.ts';

interface FormWaitsProps {
  form: OwnForm;
  /** The text for a form whose leads do not wait. */
  otherwise: string;
}

/** Says whether a live form's leads wait now for its caps or its working hours, and until when. */
export function FormWaits({ form, otherwise }: FormWaitsProps) {
  const now = new Date();
  const wait = waitOfForm(form, now);
  if (!wait) return <p className="form-list__facts">{otherwise}</p>;
  return (
    <p className="form-list__facts">
      <Badge className="badge-outline">
        {wait.why === 'hours' ? 'Outside its hours' : 'Over cap'}
      </Badge>{' '}
      {waitSentence(wait, now)}
    </p>
  );
}
