import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { waitTexts } from '../../../content/form-pace.ts';
import { useTargetForms } from '../one-form/use-target-forms.ts';
import { waitOf, waitsUntil } from './waits-until.ts';

type Waiting = Pick<SubmissionRowView, 'waitingFor' | 'nextAttemptAt' | 'formId'>;

/** Says until when a lead waits for its form, in the form's time zone, and why the lead waits. */
export function WaitNote({
  submission: { waitingFor, nextAttemptAt, formId },
}: {
  submission: Waiting;
}) {
  const { data: forms } = useTargetForms();
  if (!waitingFor) return null;
  const form = forms?.find(({ id }) => id === formId);
  const { why, ...until } = waitOf({ waitingFor, nextAttemptAt }, form);
  return (
    <>
      Waits{waitsUntil(why, until, new Date())}: {waitTexts[why]}
    </>
  );
}
