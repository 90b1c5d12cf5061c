/** Presses the form's button, once. */
import type { Frame } from 'playwright-core';
import { pressedTexts } from './page-buttons.ts';
import { textOf } from './page-elements.ts';
import { pageScript, runInPage } from './page-script.ts';

interface Aim {
  x: number;
  y: number;
  /** Whether a press at this point reaches the button. */
  free: boolean;
  disabled: boolean;
}

/** Function of the page (see page-script.ts). */
export function aimAt(index: number): Aim {
  const found = (globalThis as unknown as { __formBotFound: Element[] }).__formBotFound;
  const button = found[index] as HTMLButtonElement;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = button.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const hit = (button.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return {
    x,
    y,
    free: hit !== null && (button === hit || button.contains(hit)),
    disabled: button.hasAttribute('disabled') || button.matches(':disabled, [aria-disabled=true]'),
  };
}

/** Function of the page: notes the press, so that the button is known when it is seen again. */
export function aimToPress(index: number): Aim {
  const found = (globalThis as unknown as { __formBotFound: Element[] }).__formBotFound;
  const button = found[index];
  if (button) pressedTexts().set(button, textOf(button, 80));
  return aimAt(index);
}

/** Function of the page: for a button that something lies over. */
export function pressDirectly(index: number): void {
  const found = (globalThis as unknown as { __formBotFound: Element[] }).__formBotFound;
  const button = found[index] as HTMLElement;
  setTimeout(() => button.click(), 0);
}

export async function isPressable(frame: Frame, index: number): Promise<boolean> {
  return !(await runInPage<Aim>(frame, pageScript(aimAt, [], index))).disabled;
}

export async function pressSubmit(frame: Frame, index: number): Promise<void> {
  const page = frame.page();
  const { x, y, free } = await runInPage<Aim>(
    frame,
    pageScript(aimToPress, [aimAt, pressedTexts, textOf], index),
  );
  // A frame's coordinates are not the page's.
  if (free && frame === page.mainFrame()) await page.mouse.click(x, y);
  else await runInPage(frame, pageScript(pressDirectly, [], index));
}
