/**
 * State that the page's script keeps between calls, for as long as the document lives. The script's
 * closure holds it: the page's own scripts can neither read nor replace it.
 */
import type { FieldElement } from './elements.ts';

/** The elements as they were before the submit, kept because later scans give them new numbers. */
interface Before {
  fields: FieldElement[];
  button: Element | undefined;
  buttonText: string;
  /**
   * Visible carousels and similar elements that contain none of these fields: a text that they show
   * next is no answer.
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
  /** The entries of the list that was read last. */
  entries?: Element[];
  /** Elements with `option` in their class that were visible before the list opened. */
  standing?: WeakSet<Element>;
  /** Elements that were added or shown since the page was first watched. */
  changed?: Set<Element>;
  /** Controls of collapsed sections that were pressed. */
  openedHeads: WeakSet<Element>;
  /** Fields that were visible while the sections around them were opened in turn. */
  seenFields: WeakSet<Element>;
  /** The text of each button when the bot pressed it. */
  pressedTexts: WeakMap<Element, string>;
  /** The element with the numbers that are drawn beside the fields. */
  numbers?: Element;
  /** Removes the listener that prevents the form's submit. */
  submitStop?: AbortController;
  /** The state before the submit; undefined in a document that was loaded after it. */
  before?: Before;
}

export const kept: Kept = {
  openedHeads: new WeakSet(),
  seenFields: new WeakSet(),
  pressedTexts: new WeakMap(),
};

/**
 * The kind of element is what the scan has said of this index.
 * @throws in a document that was not scanned, because the scanned one has been replaced.
 */
export function foundAt<Kind extends Element | undefined = Element | undefined>(
  index: number,
): Kind {
  return inThisDocument(kept.found)[index] as Kind;
}

/** @throws if the value was kept for another document. */
export function inThisDocument<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The document has been replaced');
  return value;
}
