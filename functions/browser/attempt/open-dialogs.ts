/** Finds the dialogs that a page shows, by their roles. */
import type { Frame, Locator } from 'playwright-core';
import type { ShownDialog } from '../form/dialog-question.ts';
import { callPage } from '../page/call-page.ts';

const anyDialog = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';

export function openDialogs(frame: Frame): Locator {
  return frame.locator(anyDialog).filter({ visible: true });
}

/** The last dialog without fields, in the document's order; undefined if there is none. */
export async function dialogWithoutFields(frame: Frame): Promise<ShownDialog | undefined> {
  // Most pages have no dialog, so dialogs are counted first without a locator. A locator would load
  // Playwright's own script into the page, which takes more time than all other calls before the
  // button is pressed.
  if ((await callPage(frame, 'countMatching', anyDialog)) === 0) return undefined;
  const fields = frame.locator('input, select, textarea').filter({ visible: true });
  const dialogs = openDialogs(frame).filter({ hasNot: fields });
  if ((await dialogs.count()) === 0) return undefined;
  const dialog = dialogs.last();
  const texts = await dialog.getByRole('button').allInnerTexts();
  const buttons = texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  return { text: await dialog.innerText(), buttons };
}
