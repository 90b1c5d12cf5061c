import { useId } from 'react';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { Pressable } from '../../../../contract/rehearsal.ts';

interface PressableChoiceProps {
  recipe: Recipe;
  /**
   * The text of the button that the bot would press if the owner chooses none; empty if the bot
   * knows no button.
   */
  proposed: string;
  pressables: readonly Pressable[];
  marked: number | undefined;
  onMark: (number: number | undefined) => void;
  onRecipe: (recipe: Recipe) => void;
}

/** The choice of the button that sends the form, among all pressable elements of the page. */
export function PressableChoice(props: PressableChoiceProps) {
  const { recipe, proposed, pressables, marked, onMark, onRecipe } = props;
  const name = useId();
  const { button, ...rest } = recipe;
  const chosen = button && chosenAmong(pressables, button);
  return (
    <fieldset className="pressables">
      <legend>Button that sends the form</legend>
      <div className="pressables__list">
        {proposed !== '' && (
          <label className="pressable">
            <input type="radio" name={name} checked={!button} onChange={() => onRecipe(rest)} />
            <span className="pressable__words">The bot chooses: {proposed}</span>
          </label>
        )}
        {pressables.map(({ number, text, look }) => (
          <label
            key={number}
            className={number === marked ? 'pressable pressable--marked' : 'pressable'}
            onPointerEnter={() => onMark(number)}
            onPointerLeave={() => onMark(undefined)}
            onFocus={() => onMark(number)}
            onBlur={() => onMark(undefined)}
          >
            <input
              type="radio"
              name={name}
              checked={chosen?.number === number}
              onChange={() => onRecipe({ ...rest, button: { text, look } })}
            />
            <span className="pressable__number">{number}</span>
            <span className="pressable__words">{text || 'A button without words'}</span>
          </label>
        ))}
        {button && !chosen && (
          <label className="pressable">
            <input type="radio" name={name} checked readOnly />
            <span className="pressable__words">
              {button.text || 'A button without words'} (not on the page as it is now)
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/**
 * Returns the button that the recipe names, among the pressable elements of the page: the element
 * with the same HTML as in the recipe, or else the only element with the same text.
 */
export function chosenAmong(
  pressables: readonly Pressable[],
  { text, look }: NonNullable<Recipe['button']>,
): Pressable | undefined {
  const named = pressables.filter((one) => one.text === text);
  const alike = named.find((one) => one.look === look);
  return alike ?? (text !== '' && named.length === 1 ? named[0] : undefined);
}
