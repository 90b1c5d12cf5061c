/** Reads the page's text after a press, before the page is scanned again. */
import { kept } from './kept.ts';

export interface AfterPress {
  text: string;
  /**
   * Whether this document was scanned before; then it is the one in which the button was pressed.
   */
  isSame: boolean;
}

export function readAfterPress(): AfterPress {
  return {
    text: (document.body?.innerText ?? '').slice(0, 20_000),
    isSame: kept.found !== undefined,
  };
}
