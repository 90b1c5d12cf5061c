/** The actions of keys in the table of submissions. */
export type TableAction = 'next' | 'previous' | 'retry' | 'list' | 'search';

/** Enter needs no shortcut: the focus is on the row's link, which opens it. */
export const shortcuts = [
  { keys: 'j / k', does: 'To the next row, to the one before' },
  { keys: 'Enter', does: 'Opens the story of the row' },
  { keys: 'r', does: 'Asks whether to retry the row' },
  { keys: '/', does: 'To the search' },
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
  /** With Ctrl, Alt or the system key, which are shortcuts of the browser. */
  modified: boolean;
  /** The user is typing in a field or an editable element. */
  writing: boolean;
  /** A dialog is open, so the page behind it cannot be used. */
  behindDialog: boolean;
  /** Whether the focus is in the table. */
  inTable: boolean;
}

export function actionOf(pressed: PressedKey): TableAction | undefined {
  if (pressed.modified || pressed.writing || pressed.behindDialog) return undefined;
  if (pressed.key === '/') return 'search';
  return pressed.inTable ? inTable[pressed.key] : undefined;
}
