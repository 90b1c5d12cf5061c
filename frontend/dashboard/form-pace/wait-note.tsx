import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { waitTexts } from '../../content/form-pace.ts';
import { useTargetForms } from '../target-forms/use-target-forms.ts';
import { waitsUntil } from './waits-until.ts';

type Waiting = Pick<SubmissionRowView, 'waitingFor' | 'nextAttemptAt' | 'formId'>;

/** Until when a lead waits for its form, by the form's clock, and why. */
export function WaitNote({
  submission: { waitingFor, nextAttemptAt, formId },
}: {
  submission: Waiting;
}) {
  const { data: forms } = useTargetForms();
  if (!waitingFor) return null;
  const zone = forms?.find(({ id }) => id === formId)?.pace.zone;
  return (
    <>
      Waits{waitsUntil(waitingFor, { nextAttemptAt, zone }, new Date())}: {waitTexts[waitingFor]}
    </>
  );
}
