/**
 * Finds and describes fields that scripts make from other elements, mostly by their ARIA roles.
 * Roles: https://www.w3.org/TR/wai-aria-1.2/#widget_roles
 */
import { isTicked, placeOfChoices } from './choices.ts';
import {
  attributeOf,
  anyField,
  formOf,
  hasOther,
  hostOf,
  isFieldSeen,
  isSeen,
  labelOf,
  pressedIn,
  seenPartOf,
  shownField,
  textOf,
  unread,
  type FieldElement,
  disabled,
} from './elements.ts';
import { looseLabel } from './captions.ts';
import { describeAny, isEmptied, type PageContext } from './describe-field.ts';
import { liesOver } from './drawn-list.ts';
import type { PageField, ScanRequest } from './page-scan.ts';
import { around, within } from './places.ts';

/** A selector for elements that people type into, but that are no native fields. */
export const textBoxes =
  '[contenteditable]:not([contenteditable=false], [contenteditable] *):is([role=textbox], :not([role]))';

function drawnType(element: Element): string {
  const role = attributeOf(element, 'role');
  if (element.matches(textBoxes)) return 'textbox';
  if (role === 'switch') return 'checkbox';
  if (boxOf(element)) return 'slider';
  if (element.ariaPressed || placeOfChoices(element)) return 'radio';
  return /slider|radio|spinbutton|checkbox/.test(role) ? role : 'listbox';
}

const isBeside = (box: Element, handle: Element) => box.previousElementSibling?.contains(handle);

/**
 * The read-only input that shows the value of a slider's handle; the handle may have no ARIA role.
 */
export function boxOf(handle: Element): HTMLInputElement | undefined {
  if (!handle.matches('[role=slider], [tabindex="0"]:empty:not([role], input)')) return undefined;
  for (const place of around(handle, 4)) {
    const boxes = within<HTMLInputElement>(place, 'input[readonly]');
    const box = boxes[1] ? boxes.find((one) => isBeside(one, handle)) : boxes[0];
    if (boxes[0]) return box && /\d/.test(box.value) ? box : undefined;
  }
  return undefined;
}

/**
 * A selector for a box directly above an element with several similar entries, such as the box
 * above a list that is drawn without ARIA roles.
 */
export const beforeList = 'div:not([role]):has(+ :is(div, ul) :is(div + div, li + li))';

/**
 * Whether a press on the element opens a hidden list of short entries that lies over the form.
 * Excludes a frequently asked question, whose answer opens below it, and a list outside a form,
 * which may belong to the rest of the page.
 */
function opensList(element: Element): boolean {
  const list = element.matches(beforeList) && element.nextElementSibling;
  if (!list || isSeen(list) || getComputedStyle(element).cursor !== 'pointer') return false;
  if (!liesOver(list) || !formOf(element)) return false;
  const others = 'a, button, label, [tabindex], [aria-expanded]';
  if (element.closest(others) || within(element.parentElement, `${anyField}, a`)[0]) return false;
  return !within(list, ':not(:has(*))').some((one) => textOf(one, 61).length > 60);
}

/**
 * Whether the element is a field. If people see a native field inside the element, the role
 * describes that native field, and the element is only its wrapper. Without a role, the element is
 * a list if it surrounds a placeholder or a text input that the keyboard can't reach.
 */
export function isDrawnField(element: Element): boolean {
  const inside = within<FieldElement>(element, shownField);
  if (inside.some((field) => isFieldSeen(field))) return false;
  const byRole = `[role]:not([role=button]), [aria-haspopup=listbox], ${pressedIn}, ${textBoxes}`;
  if (element.matches(byRole)) return true;
  if (opensList(element) || placeOfChoices(element)) return true;
  // A button without a label is no field, because it may open a menu or a section of the page.
  if (element.matches('[aria-expanded]')) {
    const label = labelOf(element as HTMLElement) || looseLabel(element);
    return formOf(element) !== null && label !== '' && !isBesideOther(element);
  }
  const first =
    ':scope > :is([class*=placeholder], input[tabindex="-1"]:is([type=text], :not([type])))';
  return !!(boxOf(element) ?? element.querySelector(first));
}

const isBesideOther = (element: Element) =>
  around(element, 1).some((place) => hasOther(place, element));

/** The number that a slider shows. */
export const sliderShows = (slider: Element): string =>
  slider.ariaValueNow ?? boxOf(slider)?.value ?? '';

/**
 * The native field that this element, drawn by a script, replaces: a field inside the element, or
 * an emptied or invisible `<select>` before it.
 */
function nativeOf(element: Element): FieldElement | null {
  const before = element.closest('select + *')?.previousElementSibling as FieldElement | undefined;
  return (
    element.querySelector<FieldElement>(anyField) ??
    (before && (isEmptied(before) || !isFieldSeen(before)) ? before : null)
  );
}

/**
 * Whether a person can use the element. The parts of a date may be transparent until one of them
 * has the focus, as in MUI X.
 */
function isUsable(element: HTMLElement): boolean {
  const isOff = element.closest(unread) ?? element.matches(disabled);
  if (isOff) return false;
  return (
    seenPartOf(element as FieldElement) !== undefined ||
    (element.isContentEditable && element.checkVisibility())
  );
}

/**
 * Whether the field has an answer. A list that a script makes has one if it shows a choice instead
 * of its placeholder or its label.
 */
function isAnswered(element: HTMLElement, type: string, label: string): boolean {
  if (type === 'slider') return true;
  const text = textOf(element, 120);
  if (type === 'textbox') return text !== '';
  if (type !== 'listbox') return isTicked(element);
  return (
    !element.hasAttribute('data-placeholder') &&
    /[\p{L}\p{N}]/u.test(text) &&
    !label.startsWith(text)
  );
}

/**
 * The list's own name. Some lists contain their caption and their value, and `aria-labelledby`
 * refers to both. A list in a shadow root may have its name in the text of its host.
 */
function ownNameOf(list: Element): string {
  const [first = '', second] = attributeOf(list, 'aria-labelledby').split(/\s+/);
  const host = hostOf(list);
  if (second) return textOf(list.querySelector(`#${CSS.escape(first)}`), 120);
  return host?.firstElementChild ? '' : textOf(host, 120);
}

export function describeDrawn(
  element: HTMLElement,
  index: number,
  context: PageContext,
  request: ScanRequest,
): PageField {
  const type = drawnType(element);
  const isList = type === 'listbox';
  const named = (!element.role && boxOf(element)) || element;
  const holds = type === 'slider' || type === 'textbox';
  const own = isList
    ? ownNameOf(element)
    : holds
      ? ''
      : textOf(element, 120) || textOf(hostOf(element), 120);
  const native = nativeOf(element);
  const emptied = native && isEmptied(native) ? native : undefined;
  // Libraries also connect the question's label with each choice, but a choice is named by its own
  // text.
  const label =
    (type === 'radio' && own) || labelOf(named) || own || (emptied ? labelOf(emptied) : '');
  const required = [element, element.closest('[role=radiogroup]'), native];
  return {
    ...describeAny({ element, type, label, required }, index, context, request),
    name: attributeOf(element, 'name') || (emptied?.name ?? ''),
    visible: isUsable(element),
    filled: isAnswered(element, type, label),
    shows: isList ? textOf(element, 120) : sliderShows(element),
    dial: '',
    suggests: isList || element.matches('[aria-autocomplete]:not([aria-autocomplete=none])'),
    options: [],
  };
}
