import { TextField } from '@aws-amplify/ui-react';
import { SignKindField } from '../signs/sign-kind-field.tsx';
import { signExamples, type SignKind } from '../signs/sign-kinds.ts';
import { signProblem, type TypedSign } from './add-sign.ts';

interface SignFieldsProps {
  sign: TypedSign;
  guesses: Partial<Record<SignKind, string>>;
  /** Whether the fields' errors are shown. */
  checked: boolean;
  onSign: (sign: TypedSign) => void;
}

export const firstGuess = (guesses: SignFieldsProps['guesses']): TypedSign => {
  const kind =
    guesses.text === undefined && guesses.urlIncludes !== undefined ? 'urlIncludes' : 'text';
  return { kind, value: guesses[kind] ?? '' };
};

/**
 * Inputs for one sign of success or refusal: the kind of the sign, and the text or address that the
 * page shows.
 */
export function SignFields({ sign, guesses, checked, onSign }: SignFieldsProps) {
  const problem = checked ? signProblem(sign) : undefined;
  return (
    <>
      <div className="sign-fields">
        <SignKindField
          label="The answer is known by"
          kind={sign.kind}
          onKind={(kind) => onSign({ kind, value: guesses[kind] ?? '' })}
        />
        <TextField
          size="small"
          label="Which the page shows"
          autoComplete="off"
          placeholder={signExamples[sign.kind]}
          maxLength={500}
          value={sign.value}
          hasError={problem !== undefined}
          errorMessage={problem}
          onChange={({ target }) => onSign({ ...sign, value: target.value })}
        />
      </div>
      <p className="note">
        Leave out what is another lead’s: names, numbers, dates. What stands on the page before the
        submit never counts. It is saved as a new version; nothing is sent.
      </p>
    </>
  );
}
