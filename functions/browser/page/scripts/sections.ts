/** The sections of a page that open and close: `<details>`, or a button in a heading. */
import { attributeOf, isFieldSeen, shownField, type FieldElement } from './elements.ts';
import { within } from './places.ts';

const headings = 'h2, h3, h4, h5, h6';

/** What opens and closes when a section's head is pressed. */
export const partOf = (head: Element): Element | null | undefined =>
  head.tagName === 'DETAILS'
    ? head
    : (document.getElementById(attributeOf(head, 'aria-controls')) ??
      head.closest(headings)?.nextElementSibling);

/**
 * Whether the button opens the section after an open one with fields. Its own fields are drawn only
 * then, and those of the other section may vanish.
 */
export function opensNextSection(button: Element): boolean {
  const heading = button.matches('[aria-expanded=false]') && button.closest(headings);
  if (!heading || partOf(button)?.firstElementChild) return false;
  const before = heading.previousElementSibling ?? heading.parentElement?.previousElementSibling;
  return within<FieldElement>(before, shownField).some(isFieldSeen);
}
