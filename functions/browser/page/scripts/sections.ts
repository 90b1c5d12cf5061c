/**
 * Finds the sections of a page that open and close: `<details>`, or sections with a button in their
 * heading.
 */
import {
  attributeOf,
  isFieldSeen,
  isSeen,
  shownField,
  textOf,
  type FieldElement,
} from './elements.ts';
import { allMatching, within } from './places.ts';

export const headings = 'h2, h3, h4, h5, h6';
const closed = '[aria-expanded=false]';

/**
 * The section's `<details>` element, or the element that `aria-controls` of the section's heading
 * names; null if there is none.
 */
export const tiedPart = (head: Element): Element | null =>
  head.matches('details') ? head : document.getElementById(attributeOf(head, 'aria-controls'));

/**
 * The part of the page that opens and closes when a section's heading is pressed. Without
 * `aria-controls`, this is the element after the heading, if people see it exactly when the heading
 * says that the section is open.
 */
export function partOf(head: Element): Element | null {
  const next = head.closest(headings)?.nextElementSibling;
  const seen = next && [next, ...within(next, shownField)].some(isSeen);
  return tiedPart(head) ?? (next && seen !== head.matches(closed) ? next : null);
}

/**
 * Whether the button opens the section after an open section with fields. The page draws the next
 * section's fields only after the press, and may then remove those of the open section.
 */
export function opensNextSection(button: Element): boolean {
  const heading = button.matches(closed) && button.closest(headings);
  if (!heading) return false;
  const part = tiedPart(button) ?? heading.nextElementSibling;
  if (part?.firstElementChild || textOf(part, 1)) return false;
  const before = heading.previousElementSibling ?? heading.parentElement?.previousElementSibling;
  return allMatching('[aria-expanded=true]').some((head) => {
    const open = partOf(head);
    return before?.contains(open) && within<FieldElement>(open, shownField).some(isFieldSeen);
  });
}
