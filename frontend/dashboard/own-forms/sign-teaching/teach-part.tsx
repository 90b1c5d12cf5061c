import { useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import { useTargetForm } from '../one-form/use-target-forms.ts';
import { signProblem, type TypedSign } from './add-sign.ts';
import { guessSigns, type AnsweredAttempt } from './guess-sign.ts';
import { firstGuess, SignFields } from './sign-fields.tsx';
import { mayTeach, useTeachSign } from './use-teach-sign.ts';
import './sign-teaching.css';

/**
 * Saves the chosen sign of success or refusal, if there is one.
 * @returns false if the user must first correct the sign.
 */
export type Teach = (wentIn: boolean, send: boolean) => boolean;

interface TeachPartProps {
  submission: SubmissionRowView;
  attempt: AnsweredAttempt;
  onTeach: (teach: Teach | undefined) => void;
}

/**
 * The optional part of the decision dialog that saves the form's answer as a sign of success or
 * refusal.
 */
export function TeachPart(props: TeachPartProps) {
  const { formId, recipeVersion } = props.submission;
  const { data: form } = useTargetForm(formId ?? '');
  if (!form || recipeVersion === null || !mayTeach(form, recipeVersion)) return null;
  return <TeachForm {...props} formUrl={form.url} formName={form.name} version={recipeVersion} />;
}

interface TeachFormProps extends TeachPartProps {
  formUrl: string;
  formName: string;
  version: number;
}

function TeachForm({ submission, attempt, onTeach, formUrl, formName, version }: TeachFormProps) {
  const guesses = guessSigns(attempt, submission, formUrl);
  const [chosen, setChosen] = useState(false);
  const [checked, setChecked] = useState(false);
  const [sign, setSign] = useState<TypedSign>(() => firstGuess(guesses));
  const { mutate } = useTeachSign();
  const formId = submission.formId ?? '';
  const latest = useRef({ chosen, sign });
  useEffect(() => {
    latest.current = { chosen, sign };
  });
  useEffect(() => {
    onTeach((wentIn, send) => {
      const now = latest.current;
      if (!now.chosen) return true;
      const isSound = signProblem(now.sign) === undefined;
      if (!isSound) setChecked(true);
      const side = wentIn ? 'success' : 'refusal';
      if (isSound && send) mutate({ formId, recipeVersion: version, side, sign: now.sign });
      return isSound;
    });
    return () => onTeach(undefined);
  }, [onTeach, mutate, formId, version]);
  return (
    <div className="teach-part">
      <CheckLine
        label={`Teach ${formName} this answer, so that the next lead is known by itself`}
        checked={chosen}
        onChange={setChosen}
      />
      {chosen && <SignFields sign={sign} guesses={guesses} checked={checked} onSign={setSign} />}
    </div>
  );
}
