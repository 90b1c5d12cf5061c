/** Which key has which effect in the table of submissions. */
export type TableAction = 'next' | 'previous' | 'retry' | 'list' | 'search';

/** Enter needs no shortcut: the row's link has the focus, and Enter follows it. */
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
  /** Keys with Ctrl, Alt or the system key are the browser's own shortcuts. */
  modified: boolean;
  /** The user is typing in a field or an editable element. */
  writing: boolean;
  /** An open dialog makes the page behind it unusable. */
  behindDialog: boolean;
  /** Whether the focus is in the table. */
  inTable: boolean;
}

export function actionOf(pressed: PressedKey): TableAction | undefined {
  if (pressed.modified || pressed.writing || pressed.behindDialog) return undefined;
  if (pressed.key === '/') return 'search';
  return pressed.inTable ? inTable[pressed.key] : undefined;
}
