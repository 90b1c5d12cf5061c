import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import { OpenerChoice } from './opener-choice.tsx';
import { PressableChoice } from './pressable-choice.tsx';

interface ButtonChoiceProps {
  recipe: Recipe;
  report: RehearsalReport | undefined;
  /**
   * The number of the button that is highlighted both in the list of buttons and in the page's
   * picture.
   */
  marked: number | undefined;
  onMark: (number: number | undefined) => void;
  onRecipe: (recipe: Recipe) => void;
}

/** The choice of the button that submits the form, and of how the bot finds this button. */
export function ButtonChoice({ recipe, report, marked, onMark, onRecipe }: ButtonChoiceProps) {
  const { button, ...rest } = recipe;
  const setSelector = (selector: string) => {
    if (!button) return;
    const { text, look } = button;
    const known = { text, ...(look !== undefined && { look }) };
    onRecipe({ ...rest, button: selector === '' ? known : { ...known, selector } });
  };
  const proposed = report?.button ?? '';
  // If the recipe already names the button, the owner has chosen the button in the report; the bot
  // did not propose it.
  const own = report?.unfound || !button ? proposed : '';
  return (
    <div className="button-choice">
      {report?.pressables && (
        <OpenerChoice recipe={recipe} pressables={report.pressables} onRecipe={onRecipe} />
      )}
      {report?.pressables && recipe.fields.length > 0 && (
        <PressableChoice
          recipe={recipe}
          proposed={own}
          pressables={report.pressables}
          marked={marked}
          onMark={onMark}
          onRecipe={onRecipe}
        />
      )}
      {!report?.pressables && (
        <ListedButtons
          recipe={recipe}
          proposed={proposed}
          buttons={report?.buttons ?? []}
          onRecipe={onRecipe}
        />
      )}
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

interface ListedButtonsProps {
  recipe: Recipe;
  /** The text of the button that the bot would press if the owner chooses none. */
  proposed: string;
  buttons: readonly string[];
  onRecipe: (recipe: Recipe) => void;
}

function ListedButtons({ recipe, proposed, buttons, onRecipe }: ListedButtonsProps) {
  const { button, ...rest } = recipe;
  const all = [...new Set([proposed, ...buttons, button?.text ?? ''])].filter(
    (text) => text !== '',
  );
  const choose = (text: string) =>
    onRecipe(text === '' ? rest : { ...rest, button: { ...button, text } });
  return (
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
  );
}
