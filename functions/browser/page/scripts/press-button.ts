/** Finds a point at which a button can be clicked, and clicks it. */
import { attributeOf, formOf, rootOf, textOf, disabled } from './elements.ts';
import { foundAt, kept } from './kept.ts';
import { rectOf } from './places.ts';

export interface Aim {
  x: number;
  y: number;
  /** Whether a press at this point reaches the button, that is, no other element covers it. */
  free: boolean;
  disabled: boolean;
}

export function aimAt(index: number): Aim {
  const button = foundAt<HTMLButtonElement>(index);
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = rectOf(button);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const hit = rootOf(button).elementFromPoint(x, y);
  return {
    x,
    y,
    free: button.contains(hit),
    disabled: button.matches(`[disabled], ${disabled}`),
  };
}

export interface PressAim extends Aim {
  /**
   * Whether the button sends a form by the browser's defaults: neither of them names a method or an
   * address.
   */
  bare: boolean;
}

/** Notes the press, so that the button is recognised when it is seen again. */
export function aimToPress(index: number): PressAim {
  const button = foundAt<Element>(index);
  kept.pressedTexts.set(button, textOf(button, 80));
  const form = formOf(button);
  const named = [form, button].some((one) =>
    ['method', 'action', 'formmethod', 'formaction'].some((name) =>
      /^[^#]/.test(attributeOf(one, name)),
    ),
  );
  return { ...aimAt(index), bare: !!form && !named };
}

/** All events of a mouse's press: some libraries listen to its beginning only. */
export function pressByMouse(element: Element): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    element.dispatchEvent(
      new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/** Presses a button that another element covers. */
export function pressDirectly(index: number): void {
  const button = foundAt<HTMLElement>(index);
  setTimeout(() => pressByMouse(button), 0);
}
