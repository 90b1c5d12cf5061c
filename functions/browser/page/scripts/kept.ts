/**
 * State that the page's script keeps between calls, for as long as the document lives. The state is
 * in the script's closure, so the page's own scripts can neither read nor replace it.
 */
import type { FieldElement } from './elements.ts';

/**
 * The form before the submit. Its elements are kept here because later scans give the elements new
 * numbers.
 */
interface Before {
  fields: FieldElement[];
  button: Element | undefined;
  buttonText: string;
  /**
   * Visible carousels and similar elements that contain no field of the form. Text that they show
   * after the submit is ignored, because it is no answer.
   */
  shows: Element[];
  lines: Set<string>;
}

interface Kept {
  /**
   * The fields, then the buttons, of the last scan. Every `index` elsewhere is a position in this
   * list.
   */
  found?: Element[];
  /** The entries of the list that was read most recently. */
  entries?: Element[];
  /** Elements with `option` in their class that were already visible before a list was opened. */
  standing?: WeakSet<Element>;
  /** Elements that were added or shown since `drawn-list.ts` began to record them. */
  changed?: Set<Element>;
  /** Buttons of collapsed sections that the bot has pressed. */
  openedHeads: WeakSet<Element>;
  /** Fields that were visible while the bot opened the sections around them one after the other. */
  seenFields: WeakSet<Element>;
  /** The text of each button when the bot pressed it. */
  pressedTexts: WeakMap<Element, string>;
  /** The element that contains the numbers drawn beside the fields. */
  numbers?: Element;
  /** Removes the listener that prevents the form's submit. */
  submitStop?: AbortController;
  /**
   * What the page showed before the submit; undefined in a document that was loaded after the
   * submit.
   */
  before?: Before;
}

export const kept: Kept = {
  openedHeads: new WeakSet(),
  seenFields: new WeakSet(),
  pressedTexts: new WeakMap(),
};

/**
 * The element with this index in the last scan. The caller chooses `Kind` by what it knows from the
 * scan.
 * @throws {Error} if this document was not scanned, because it has replaced the scanned document.
 */
export function foundAt<Kind extends Element | undefined = Element | undefined>(
  index: number,
): Kind {
  return inThisDocument(kept.found)[index] as Kind;
}

/** @throws {Error} if the value is undefined: it was stored in an earlier document. */
export function inThisDocument<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The document has been replaced');
  return value;
}
