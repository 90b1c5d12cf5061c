import { rehearsalFailureTexts } from '../../../content/target-forms.ts';
import { SupportLink } from '../../components/support-link.tsx';
import type { Rehearsal } from './rehearsal-queries.ts';

/** Says why a rehearsal (a trial run without a submit) has no result, and what the user can do. */
export function RehearsalFailure({ rehearsal }: { rehearsal: Rehearsal }) {
  const { id, formId, failureReason, failureMessage, trigger } = rehearsal;
  const which = trigger === 'daily' ? 'daily rehearsal' : 'rehearsal';
  const texts: Readonly<Record<string, { why: string; whatToDo: string }>> = rehearsalFailureTexts;
  const { why, whatToDo } = texts[failureReason ?? 'internal'] ?? rehearsalFailureTexts.internal;
  return (
    <div className="load-failure" role="alert">
      <p>
        <strong>The {which} has no result.</strong> {why} Nothing was submitted.
      </p>
      {failureMessage && <p className="breakable">{failureMessage}</p>}
      <p>{whatToDo}</p>
      {failureReason === 'internal' && (
        <p>
          <SupportLink
            subject={`Rehearsal ${id}`}
            ids={[
              ['Rehearsal', id],
              ['Form', formId],
            ]}
          />
        </p>
      )}
    </div>
  );
}
