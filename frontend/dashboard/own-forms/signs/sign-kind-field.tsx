import { SelectField } from '@aws-amplify/ui-react';
import { signKinds, signKindWords, type SignKind } from './sign-kinds.ts';

interface SignKindFieldProps {
  label: string;
  labelHidden?: boolean;
  kind: SignKind;
  onKind: (kind: SignKind) => void;
}

export function SignKindField({ label, labelHidden = false, kind, onKind }: SignKindFieldProps) {
  return (
    <SelectField
      size="small"
      label={label}
      labelHidden={labelHidden}
      value={kind}
      onChange={({ target }) => onKind(signKinds.find((known) => known === target.value) ?? 'text')}
    >
      {signKinds.map((known) => (
        <option key={known} value={known}>
          {signKindWords[known]}
        </option>
      ))}
    </SelectField>
  );
}
