import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import type { OwnForm } from '../target-forms/own-form.ts';
import { signProblem, type Side, type TypedSign } from './add-sign.ts';
import { guessSigns, type AnsweredAttempt } from './guess-sign.ts';
import { firstGuess, SignFields } from './sign-fields.tsx';
import { mayTeach, useTeachSign } from './use-teach-sign.ts';
import './sign-teaching.css';

interface TeachKnownProps {
  form: OwnForm;
  submission: SubmissionRowView;
  attempt: AnsweredAttempt;
}

const labels: Record<Side, string> = { success: 'It took the lead', refusal: 'It did not' };

/**
 * Shown when the bot has judged the form's answer itself: the owner confirms or corrects the
 * verdict, which then applies to later leads.
 */
export function TeachKnown({ form, submission, attempt }: TeachKnownProps) {
  const guesses = guessSigns(attempt, submission, form.url);
  const [side, setSide] = useState<Side>();
  const [checked, setChecked] = useState(false);
  const [sign, setSign] = useState<TypedSign>(() => firstGuess(guesses));
  const teach = useTeachSign();
  const { recipeVersion } = submission;
  if (teach.isSuccess) return <p role="status">The form knows this answer now.</p>;
  if (recipeVersion === null || !mayTeach(form, recipeVersion)) return null;
  const save = () => {
    setChecked(true);
    if (!side || teach.isPending || signProblem(sign) !== undefined) return;
    teach.mutate({ formId: form.id, recipeVersion, side, sign });
  };
  return (
    <div className="teach-known">
      <div className="form-actions">
        {(['success', 'refusal'] as const).map((one) => (
          <Button key={one} size="small" aria-pressed={side === one} onClick={() => setSide(one)}>
            {labels[one]}
          </Button>
        ))}
      </div>
      {side && (
        <>
          <p>
            {side === 'success'
              ? 'What is a success known by? Once a form has a sign of success, only its signs count.'
              : 'What is a refusal known by? The submission stays as it is.'}
          </p>
          <SignFields sign={sign} guesses={guesses} checked={checked} onSign={setSign} />
          <div className="form-actions">
            <Button size="small" variation="primary" aria-disabled={teach.isPending} onClick={save}>
              {teach.isPending ? 'Saving...' : `Save this sign of ${side}`}
            </Button>
            <Button size="small" onClick={() => setSide(undefined)}>
              Not now
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
