import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { Recipe } from '../../../contract/recipe.ts';

interface ButtonChoiceProps {
  recipe: Recipe;
  /** The button that the bot would press. */
  proposed: string;
  buttons: readonly string[];
  onRecipe: (recipe: Recipe) => void;
}

/** The choice of the button that submits the form. */
export function ButtonChoice({ recipe, proposed, buttons, onRecipe }: ButtonChoiceProps) {
  const { button, ...rest } = recipe;
  const all = [...new Set([proposed, ...buttons, button?.text ?? ''])].filter(
    (text) => text !== '',
  );
  const choose = (text: string) =>
    onRecipe(text === '' ? rest : { ...rest, button: { ...button, text } });
  const setSelector = (selector: string) => {
    if (!button) return;
    const { text } = button;
    onRecipe({ ...rest, button: selector === '' ? { text } : { text, selector } });
  };
  return (
    <div className="button-choice">
      <SelectField
        label="Button that sends the form"
        value={button?.text ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">
          {proposed === '' ? 'The bot chooses' : `The bot chooses: ${proposed}`}
        </option>
        {all.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </SelectField>
      {button && (
        <details className="mapping-row__advanced" open={button.selector ? true : undefined}>
          <summary>
            Advanced<span className="visually-hidden"> for the button</span>
          </summary>
          <TextField
            size="small"
            label="CSS selector of the button"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={button.selector ?? ''}
            onChange={({ target }) => setSelector(target.value)}
          />
        </details>
      )}
    </div>
  );
}
