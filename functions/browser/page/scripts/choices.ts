/** Finds choices that a page draws without roles, and whether a box or a choice is ticked. */
import { attributeOf, formOf, isSeen, shownField, textOf } from './elements.ts';
import { around, within } from './places.ts';

/** A selector for elements that may be one of several choices that a page draws without roles. */
export const choice =
  ':is(button[type=button], [tabindex="0"], form :is(div, span, li):not(:has(div, p))):is(:not([role]), [role=button]):not([aria-expanded], [aria-haspopup], :has(a, input))';

const isPointed = (element: Element | null) =>
  element !== null && getComputedStyle(element).cursor === 'pointer';

/** The choices in a place. Without an attribute, only the pointer tells a choice from a text. */
const choicesIn = (place: Element | undefined) =>
  within(place, choice).filter(
    (one) =>
      isSeen(one) &&
      (one.matches('button, [tabindex]') || (isPointed(one) && !isPointed(one.parentElement))),
  );

/**
 * The place that holds nothing but three or more short choices, of which the element is one:
 * buttons for cities, chips for amounts.
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

/** What a page changes at a choice to show that it is chosen. */
const lookOf = (element: Element) =>
  [element.className, attributeOf(element, 'style'), attributeOf(element, 'data-state')].join();

/**
 * Whether a box is ticked, or a button of a group is pressed. A choice without a role counts as
 * chosen if it alone looks different from the others beside it.
 */
export function isTicked(box: Element): boolean {
  if ('checked' in box) return Boolean(box.checked);
  const said = box.ariaChecked ?? box.ariaPressed;
  if (said !== null) return said === 'true';
  const others = choicesIn(placeOfChoices(box)).filter((one) => one !== box);
  const looks = new Set(others.map(lookOf));
  return looks.size === 1 && !looks.has(lookOf(box));
}
