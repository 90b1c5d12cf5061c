import { SelectField } from '@aws-amplify/ui-react';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { Pressable } from '../../../../contract/rehearsal.ts';
import { chosenAmong } from './pressable-choice.tsx';

interface OpenerChoiceProps {
  recipe: Recipe;
  pressables: readonly Pressable[];
  onRecipe: (recipe: Recipe) => void;
}

/**
 * The choice of the element that is pressed first, if the form is in a dialog or behind a button.
 */
export function OpenerChoice({ recipe, pressables, onRecipe }: OpenerChoiceProps) {
  const { opener, ...rest } = recipe;
  const chosen = opener && chosenAmong(pressables, opener);
  const choose = (number: string) => {
    const one = pressables.find((pressable) => String(pressable.number) === number);
    const { text, look } = one ?? {};
    onRecipe(
      text === undefined
        ? rest
        : { ...rest, anywhere: true, opener: { text, ...(look && { look }) } },
    );
  };
  return (
    <SelectField
      label="Pressed first, to open the form"
      descriptiveText="Rehearse again to see the form that opens"
      value={opener ? String(chosen?.number ?? 'gone') : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Nothing</option>
      {opener && !chosen && (
        <option value="gone">{opener.text || 'A button without words'} (gone once pressed)</option>
      )}
      {pressables.map(({ number, text }) => (
        <option key={number} value={number}>
          {number}: {text || 'A button without words'}
        </option>
      ))}
    </SelectField>
  );
}
