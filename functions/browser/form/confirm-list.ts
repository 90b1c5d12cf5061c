/** Confirms the choice in a list that is a dialog with its own button, such as a list of Ionic. */
import type { ElementHandle, Frame } from 'playwright-core';
import { elementInPage } from '../page/call-page.ts';
import { succeeds } from '../page/pause.ts';
import { isAmong } from '../page/shown-now.ts';
import type { Entry } from './find-entry.ts';

export const dialogs = ':is([role=dialog], [role=alertdialog])';

/**
 * Presses the button of the dialog that holds the entry. Ignores a dialog that was visible before
 * the list opened, or that has an input: it may be the form itself.
 * @returns whether the button was pressed.
 */
export async function confirmList(
  frame: Frame,
  entry: Entry,
  { standing, limitMs }: { standing: readonly ElementHandle[]; limitMs: number },
): Promise<boolean> {
  const element = await elementInPage(frame, 'listEntry', entry.place);
  const around = 'xpath=ancestor::*[@role="dialog" or @role="alertdialog"][1]';
  const dialog = await element?.$(around);
  if (!dialog || (await isAmong(dialog, standing))) return false;
  if (await dialog.$('input, textarea, select, [contenteditable]')) return false;
  for (const button of await dialog.$$('button')) {
    if (!/^\s*(ok|done|confirm)\s*$/i.test((await button.textContent()) ?? '')) continue;
    return succeeds(button.click({ timeout: limitMs }));
  }
  return false;
}
