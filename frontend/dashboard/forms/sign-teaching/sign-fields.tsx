import { SelectField, TextField } from '@aws-amplify/ui-react';
import { signExamples, signKinds, signKindWords, type SignKind } from '../recipes/sign-kinds.ts';
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

/** Inputs for one sign: its kind, and what the page shows. */
export function SignFields({ sign, guesses, checked, onSign }: SignFieldsProps) {
  const problem = checked ? signProblem(sign) : undefined;
  return (
    <>
      <div className="sign-fields">
        <SelectField
          size="small"
          label="The answer is known by"
          value={sign.kind}
          onChange={({ target }) => {
            const kind = signKinds.find((known) => known === target.value) ?? 'text';
            onSign({ kind, value: guesses[kind] ?? '' });
          }}
        >
          {signKinds.map((known) => (
            <option key={known} value={known}>
              {signKindWords[known]}
            </option>
          ))}
        </SelectField>
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
