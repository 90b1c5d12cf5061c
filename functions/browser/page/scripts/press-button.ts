/** Finds a point at which a button can be clicked, and clicks it. */
import { attributeOf, formOf, rootOf, textOf, disabled } from './elements.ts';
import { foundAt, kept } from './kept.ts';
import { rectOf } from './places.ts';

export interface Aim {
  x: number;
  y: number;
  /** Whether a click at this point reaches the button, because no other element covers it. */
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
   * Whether the button belongs to a form and neither of them names a method or an address. The
   * browser itself would then put the form's values into the page's address.
   */
  bare: boolean;
}

/**
 * Remembers that the button was pressed, so that later scans recognise it, and returns the point to
 * click.
 */
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

/** Sends all events of a mouse press, because some libraries listen only to its first events. */
export function pressByMouse(element: Element): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    element.dispatchEvent(
      new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/**
 * Presses a button by events instead of the pointer, so that an element that covers the button does
 * not matter.
 */
export function pressDirectly(index: number): void {
  const button = foundAt<HTMLElement>(index);
  setTimeout(() => pressByMouse(button), 0);
}
