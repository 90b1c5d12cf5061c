/** Presses the form's button, once. */
import type { Frame, Page } from 'playwright-core';
import { pageScript } from './page-script.ts';

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
    disabled: button.disabled || button.getAttribute('aria-disabled') === 'true',
  };
}

/** Function of the page: for a button that something lies over. */
export function pressDirectly(index: number): void {
  const found = (globalThis as unknown as { __formBotFound: Element[] }).__formBotFound;
  const button = found[index] as HTMLElement;
  setTimeout(() => button.click(), 0);
}

export async function isPressable(frame: Frame, index: number): Promise<boolean> {
  return !(await aim(frame, index)).disabled;
}

export async function pressSubmit(page: Page, frame: Frame, index: number): Promise<void> {
  const { x, y, free } = await aim(frame, index);
  // A frame's coordinates are not the page's.
  if (free && frame === page.mainFrame()) await page.mouse.click(x, y);
  else await frame.evaluate(pageScript(pressDirectly, [], index));
}

function aim(frame: Frame, index: number): Promise<Aim> {
  return frame.evaluate<Aim>(pageScript(aimAt, [], index));
}
