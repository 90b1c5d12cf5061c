import { Badge } from '@aws-amplify/ui-react';
import type { OwnForm } from '../one-form/own-form.ts';
import { waitOfForm, waitSentence } from './form-wait.ts';

/**
 * The badge beside a live form's state, shown while leads wait because of the form's daily or
 * monthly cap or its working hours.
 */
export function WaitBadge({ form }: { form: OwnForm }) {
  const wait = waitOfForm(form, new Date());
  if (!wait) return null;
  return (
    <Badge className="badge-outline">
      {wait.why === 'hours' ? 'Outside its hours' : 'Over cap'}
    </Badge>
  );
}

/**
 * If a daily cap, a monthly cap or the working hours make the leads of a live form wait now,
 * returns a sentence with the reason and the end of the wait.
 * @param otherwise the text for a form whose leads do not wait.
 */
export function waitWords(form: OwnForm, otherwise: string): string {
  const now = new Date();
  const wait = waitOfForm(form, now);
  return wait ? waitSentence(wait, now) : otherwise;
}
