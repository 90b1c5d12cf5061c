/** Reads the page's text after a button was pressed, before the page is scanned again. */
import { kept } from './kept.ts';

export interface AfterPress {
  text: string;
  /** Whether this document was scanned before; if so, the button was pressed in it. */
  isSame: boolean;
}

export function readAfterPress(): AfterPress {
  return {
    text: (document.body?.innerText ?? '').slice(0, 20_000),
    isSame: kept.found !== undefined,
  };
}
