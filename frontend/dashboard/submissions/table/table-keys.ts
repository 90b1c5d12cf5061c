/** Assigns actions to the keys in the table of submissions. */
export type TableAction = 'next' | 'previous' | 'retry' | 'list' | 'search';

/**
 * Enter needs no code here: the row's link has the focus, and the browser follows the link on
 * Enter.
 */
export const shortcuts = [
  { keys: 'j / k', does: 'Moves to the next or the previous row' },
  { keys: 'Enter', does: 'Opens the story of the row' },
  { keys: 'r', does: 'Asks whether to retry the row' },
  { keys: '/', does: 'Moves to the search' },
  { keys: '?', does: 'Shows this list' },
] as const;

const inTable: Readonly<Record<string, TableAction>> = {
  j: 'next',
  k: 'previous',
  r: 'retry',
  '?': 'list',
};

export interface PressedKey {
  key: string;
  /**
   * Whether Ctrl, Alt or the system key is pressed too. If so, the key is one of the browser's own
   * shortcuts.
   */
  modified: boolean;
  /** Whether the user is typing in a field or an editable element. */
  writing: boolean;
  /** Whether a dialog is open, which makes the page behind it unusable. */
  behindDialog: boolean;
  /** Whether the focus is in the table. */
  inTable: boolean;
}

export function actionOf(pressed: PressedKey): TableAction | undefined {
  if (pressed.modified || pressed.writing || pressed.behindDialog) return undefined;
  if (pressed.key === '/') return 'search';
  return pressed.inTable ? inTable[pressed.key] : undefined;
}
