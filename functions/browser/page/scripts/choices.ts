/**
 * Finds choices that a page draws without ARIA roles, and whether a checkbox or a choice is ticked.
 */
import { attributeOf, formOf, isSeen, shownField, textOf } from './elements.ts';
import { around, within } from './places.ts';

/**
 * A selector for elements that may be one of several choices that a page draws without ARIA roles.
 */
export const choice =
  ':is(button[type=button], [tabindex="0"], form :is(div, span, li):not(:has(div, p))):is(:not([role]), [role=button]):not([aria-expanded], [aria-haspopup], :has(a, input))';

const isPointed = (element: Element | null) =>
  element !== null && getComputedStyle(element).cursor === 'pointer';

/**
 * The choices inside the given element. An element that is no button and has no `tabindex` counts
 * as a choice only if it has the pointer cursor.
 */
const choicesIn = (place: Element | undefined) =>
  within(place, choice).filter(
    (one) =>
      isSeen(one) &&
      (one.matches('button, [tabindex]') || (isPointed(one) && !isPointed(one.parentElement))),
  );

/**
 * The nearby element around the given element that contains at least three different short choices,
 * such as buttons for cities or amounts, but no field and no submit button.
 */
export const placeOfChoices = (element: Element): Element | undefined =>
  element.matches(choice) && formOf(element)
    ? around(element, 2).find((place) => {
        const all = choicesIn(place);
        const texts = all.map((one) => textOf(one, 31));
        const isFull = new Set(texts).size > 2 && texts.every((text) => text && text.length < 31);
        return isFull && all.includes(element) && !within(place, `${shownField}, [type=submit]`)[0];
      })
    : undefined;

/** The attributes that a page changes on a choice to show that it is chosen. */
const lookOf = (element: Element) =>
  [element.className, attributeOf(element, 'style'), attributeOf(element, 'data-state')].join();

/**
 * Whether a checkbox is ticked, or a button of a group is pressed. A choice without an ARIA role
 * counts as chosen if it alone looks different from the other choices beside it.
 */
export function isTicked(box: Element): boolean {
  if ('checked' in box) return Boolean(box.checked);
  const said = box.ariaChecked ?? box.ariaPressed;
  if (said !== null) return said === 'true';
  const others = choicesIn(placeOfChoices(box)).filter((one) => one !== box);
  const looks = new Set(others.map(lookOf));
  return looks.size === 1 && !looks.has(lookOf(box));
}
