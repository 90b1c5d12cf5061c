/**
 * Finds elements that a script turned into buttons: by an attribute, by their class or id, or only
 * by the pointer cursor.
 */
import { anyField, classed, isSeen, textOf } from './elements.ts';
import { allMatching, isBefore, within } from './places.ts';

/** A selector for native buttons, links and fields. */
const own = `button, ${anyField}, a, summary, label, [role=button]`;
/** Attributes of elements that people are meant to press. */
const pressed = `:is([onclick], [tabindex="0"]:not([role])):not(button, ${anyField}, label, form, body, iframe)`;
const called = `:is(div, span, p, li, center):is(${classed('btn button')}, [class~=submit i], [id=submit i])`;

/** Whether the element only wraps buttons or fields, or other elements that look like buttons. */
function wrapsButtons(element: Element): boolean {
  if (element.querySelector(own) !== null) return true;
  const inside = within(element, `${pressed}, ${called}`);
  const others = inside.filter((one) => textOf(one, 1) !== '' && isSeen(one));
  if (!element.matches(pressed)) return others.length > 0;
  return inside.filter((one) => one.matches(pressed)).length > 1;
}

/** Whether the element itself is the button: no button or field is inside it or contains it. */
function isButtonItself(element: Element): boolean {
  // A text of more than 60 characters is an explanation and not a button.
  if (textOf(element, 61).length > 60 || wrapsButtons(element)) return false;
  const around = element.parentElement?.closest(`${own}, ${pressed}, ${called}`);
  return !around || (!around.matches(own) && wrapsButtons(around));
}

/**
 * Whether a custom element counts as a button: `isButtonItself` accepts it, its name or `tabindex`
 * marks it, and its shadow root has no native button.
 */
function isElementButton(element: Element): boolean {
  if (!element.localName.includes('-') || !isButtonItself(element)) return false;
  if (element.shadowRoot?.querySelector(own)) return false;
  return /btn|button|cta|submit/.test(element.localName) || element.matches('[tabindex="0"]');
}

/**
 * Whether the form of every visible field has a submit button. If so, elements that scripts turned
 * into buttons are not searched.
 */
function haveButtons(fields: Element[]): boolean {
  const submits = ':is(button:not([type]), [type=submit], [type=image])';
  const forms = new Set(fields.map((field) => ('form' in field ? field.form : null)));
  return [...forms].every(
    (form) =>
      form instanceof HTMLFormElement &&
      [...form.elements, ...within(form, '[type=image]')].some(
        (one) => one.matches(submits) && isSeen(one),
      ),
  );
}

/**
 * Finds elements after the first field that only the pointer cursor distinguishes from text.
 * @param wide whether to search the whole page, and to include icons without any name.
 */
function pointedAt(fields: Element[], wide?: boolean): Element[] {
  const first = fields.find(isSeen);
  if (!wide && (!first || haveButtons(fields.filter(isSeen)))) return [];
  const behind = allMatching('*').filter((one) => wide || (first && isBefore(first, one)));
  const known = `${own}, ${pressed}, ${called}, [role]`;
  const isPointed = (one: Element | null) => one && getComputedStyle(one).cursor === 'pointer';
  return behind
    .slice(0, 1500)
    .filter((one) => one.childElementCount <= 3 && !one.closest(known))
    .filter((one) => wide || textOf(one, 1) !== '' || one.matches('[aria-label], [title]'))
    .filter((one) => isPointed(one) && !isPointed(one.parentElement) && isButtonItself(one));
}

/** Finds elements that a script turned into buttons, with the most reliable first. */
export function findDrawnButtons(fields: Element[], known: Element[], wide?: boolean): Element[] {
  const before = new Set(known);
  const drawn = allMatching(`${pressed}, ${called}`).filter(isButtonItself);
  const elements = allMatching(':not(:is(div, span, p, a))').filter(isElementButton);
  return [...new Set([...drawn, ...elements, ...pointedAt(fields, wide)])].filter(
    (one) => !before.has(one),
  );
}
