/** Aims at the form's button and presses it once. */
import type { Frame } from 'playwright-core';
import { callPage } from '../page/call-page.ts';
import type { Aim, PressAim } from '../page/scripts/press-button.ts';

export async function isPressable(frame: Frame, index: number): Promise<boolean> {
  return !(await callPage(frame, 'aimAt', index)).disabled;
}

/** Aims at the button and marks it as pressed, so that later scans recognise the button. */
export function aimToPress(frame: Frame, index: number): Promise<PressAim> {
  return callPage(frame, 'aimToPress', index);
}

export async function pressAt(frame: Frame, index: number, { x, y, free }: Aim): Promise<void> {
  const page = frame.page();
  // The coordinates within a frame differ from the page's, so inside a frame a script clicks the
  // button.
  if (free && frame === page.mainFrame()) await page.mouse.click(x, y);
  else await callPage(frame, 'pressDirectly', index);
}
