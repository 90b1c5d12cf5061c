import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import type { OwnForm } from '../one-form/own-form.ts';
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
 * The part of the page that is shown if the bot could judge the form's answer without the owner.
 * The owner confirms or corrects the verdict, and may save a sign by which later answers are
 * judged.
 */
export function TeachKnown({ form, submission, attempt }: TeachKnownProps) {
  const guesses = guessSigns(attempt, submission, form.url);
  const [side, setSide] = useState<Side>();
  const [isBack, setBack] = useState(false);
  const [teaching, setTeaching] = useState(false);
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
  const goBack = () => {
    setSide(undefined);
    setBack(true);
  };
  return (
    <div className="teach-known">
      {!side && (
        <div className="button-row">
          {(['success', 'refusal'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              autoFocus={isBack && one === 'success'}
              onClick={() => setSide(one)}
            >
              {labels[one]}
            </Button>
          ))}
        </div>
      )}
      {side && !teaching && (
        <>
          <FocusedLine key="answered">{acknowledgement(side, submission)}</FocusedLine>
          <div className="button-row">
            <Button size="small" onClick={() => setTeaching(true)}>
              Teach the form this answer
            </Button>
            <Button size="small" onClick={goBack}>
              Change my answer
            </Button>
          </div>
        </>
      )}
      {side && teaching && (
        <>
          <FocusedLine key="teaching">
            {side === 'success'
              ? 'What is a success known by? Once a form has a sign of success, only its signs count.'
              : 'What is a refusal known by? The submission stays as it is.'}
          </FocusedLine>
          <SignFields sign={sign} guesses={guesses} checked={checked} onSign={setSign} />
          <div className="button-row">
            <Button size="small" variation="primary" aria-disabled={teach.isPending} onClick={save}>
              {teach.isPending ? 'Saving...' : `Save this sign of ${side}`}
            </Button>
            <Button size="small" onClick={() => setTeaching(false)}>
              Not now
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * The message after the owner has confirmed or corrected the bot's verdict. This choice alone
 * stores nothing, so the message does not say that the submission has changed.
 */
export function acknowledgement(side: Side, { status }: Pick<SubmissionRowView, 'status'>): string {
  const isSuccess = status === 'success';
  const what = isSuccess ? 'a success' : 'an error';
  return isSuccess === (side === 'success')
    ? `Recorded as ${what}; nothing needs to change.`
    : `This submission stays ${what}. Teach the form this answer, and later leads are judged as you say.`;
}

/** The message takes the focus from the button that it replaces. */
function FocusedLine({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1}>
      {children}
    </p>
  );
}
