import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import { unfoundTexts } from '../../../content/target-forms.ts';

/**
 * Says what the bot did not find on the page during a rehearsal (a trial run without a submit), and
 * what the user can do.
 */
export function UnfoundNote({ unfound }: { unfound: NonNullable<RehearsalReport['unfound']> }) {
  const { what, whatToDo } = unfoundTexts[unfound];
  return (
    <div className="recipe__notice" role="note">
      <p>
        <strong>{what}</strong> Nothing was submitted.
      </p>
      <p>{whatToDo}</p>
    </div>
  );
}
