/** What a key asks of the table of submissions. */
export type TableAction = 'next' | 'previous' | 'retry' | 'list' | 'search';

/** Enter opens the row by itself: the focus is on its link. */
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
  /** With Ctrl, Alt or the system's key: the browser's own. */
  modified: boolean;
  /** Somebody writes: in a field, or into something editable. */
  writing: boolean;
  /** Behind a dialog the page is out of reach. */
  behindDialog: boolean;
  /** Whether the focus is in the table. */
  inTable: boolean;
}

export function actionOf(pressed: PressedKey): TableAction | undefined {
  if (pressed.modified || pressed.writing || pressed.behindDialog) return undefined;
  if (pressed.key === '/') return 'search';
  return pressed.inTable ? inTable[pressed.key] : undefined;
}
