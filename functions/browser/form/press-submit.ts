/** Presses the form's button once. */
import type { Frame } from 'playwright-core';
import { callPage } from '../call-page.ts';

export async function isPressable(frame: Frame, index: number): Promise<boolean> {
  return !(await callPage(frame, 'aimAt', index)).disabled;
}

export async function pressSubmit(frame: Frame, index: number): Promise<void> {
  const page = frame.page();
  const { x, y, free } = await callPage(frame, 'aimToPress', index);
  // A frame's coordinates differ from the page's, so inside a frame a script clicks the button.
  if (free && frame === page.mainFrame()) await page.mouse.click(x, y);
  else await callPage(frame, 'pressDirectly', index);
}
