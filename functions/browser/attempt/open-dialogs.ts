/** The dialogs that a page shows, by their roles. */
import type { Frame, Locator } from 'playwright-core';

export function openDialogs(frame: Frame): Locator {
  return frame
    .locator('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]')
    .filter({ visible: true });
}

/**
 * The texts of the buttons of the innermost dialog without fields: a question about what was filled
 * in before. Empty without such a dialog.
 */
export async function askingButtons(frame: Frame): Promise<string[]> {
  const fields = frame.locator('input, select, textarea').filter({ visible: true });
  const asking = openDialogs(frame).filter({ hasNot: fields });
  if ((await asking.count()) === 0) return [];
  const buttons = asking.last().getByRole('button');
  const texts = await buttons.allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}
