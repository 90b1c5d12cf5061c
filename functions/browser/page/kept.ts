/**
 * What the page's script keeps from one call to the next, for as long as the document lives. It is
 * closed over by the script: the page's own scripts can neither read nor replace it.
 */
import type { FieldElement } from './elements.ts';

/** What the reading before the submit noted; later scans find other places. */
interface Before {
  fields: FieldElement[];
  button: Element | undefined;
  buttonText: string;
  lines: Set<string>;
}

interface Kept {
  /** Fields, then buttons, as the last scan found them: `index` of all else is a place in it. */
  found?: Element[];
  /** The entries of the list that was read last. */
  entries?: Element[];
  /** What is only called an option and stood there before the list opened. */
  standing?: WeakSet<Element>;
  /** What was added or shown since the page was first watched. */
  changed?: Set<Element>;
  /** Heads of folded parts that were opened. */
  openedHeads: WeakSet<Element>;
  /** Fields that were seen while the folds around them were opened one after another. */
  seenFields: WeakSet<Element>;
  /** What each button that the bot has pressed said then. */
  pressedTexts: WeakMap<Element, string>;
  /** What holds the numbers that are drawn beside its fields. */
  numbers?: Element;
  /** Ends the watch that keeps the form from being submitted. */
  submitStop?: AbortController;
  /** Undefined in a document that came after the submit. */
  before?: Before;
}

export const kept: Kept = {
  openedHeads: new WeakSet(),
  seenFields: new WeakSet(),
  pressedTexts: new WeakMap(),
};

/** @throws in a document that was not scanned: the one that was has gone. */
export function foundAt(index: number): Element | undefined {
  return inThisDocument(kept.found)[index];
}

/** @throws where what an earlier call kept was of another document. */
export function inThisDocument<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The document has been replaced by another one');
  return value;
}
