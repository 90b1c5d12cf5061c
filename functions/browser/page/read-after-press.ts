/** What the page says after a press, before it is scanned again. */
import { kept } from './kept.ts';

export interface AfterPress {
  text: string;
  /** The document was scanned before: it is the one in which the button was pressed. */
  isSame: boolean;
}

export function readAfterPress(): AfterPress {
  return {
    text: (document.body?.innerText ?? '').slice(0, 20_000),
    isSame: kept.found !== undefined,
  };
}
