import { Button, TextField } from '@aws-amplify/ui-react';
import { mostSigns } from '../../../../contract/recipe.ts';
import { SignKindField } from '../../own-forms/signs/sign-kind-field.tsx';
import {
  kindOf,
  signExamples,
  type Sign,
  type SignKind,
} from '../../own-forms/signs/sign-kinds.ts';

interface SignsEditorProps {
  /** The name of one sign: `Success sign` or `Refusal sign`. */
  name: string;
  signs: readonly Sign[];
  onSigns: (signs: Sign[]) => void;
}

/**
 * Edits the texts or addresses that the page shows after it has accepted or refused a lead. One
 * matching sign is enough.
 */
export function SignsEditor({ name, signs, onSigns }: SignsEditorProps) {
  const set = (place: number, kind: SignKind, value: string) =>
    onSigns(signs.map((sign, index) => (index === place ? { [kind]: value } : sign)));
  return (
    <div className="signs">
      {signs.map((sign, place) => {
        const kind = kindOf(sign);
        const title = `${name} ${place + 1}`;
        return (
          <div key={place} className="signs__row" role="group" aria-label={title}>
            <SignKindField
              label={`Kind of ${title.toLowerCase()}`}
              labelHidden
              kind={kind}
              onKind={(chosen) => set(place, chosen, sign[kind] ?? '')}
            />
            <TextField
              size="small"
              label={title}
              labelHidden
              autoComplete="off"
              placeholder={signExamples[kind]}
              maxLength={500}
              value={sign[kind] ?? ''}
              // The input gets the focus on its first render if it is empty, because only the input
              // of a new sign is empty.
              autoFocus={sign[kind] === ''}
              onChange={({ target }) => set(place, kind, target.value)}
            />
            <Button
              size="small"
              aria-label={`Remove ${title.toLowerCase()}`}
              onClick={() => onSigns(signs.filter((_, index) => index !== place))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {signs.length < mostSigns && (
        <Button size="small" onClick={() => onSigns([...signs, { text: '' }])}>
          Add a {name.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
