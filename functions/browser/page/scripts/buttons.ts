/**
 * Finds the buttons of the page, including links, labels and other elements that act as buttons.
 */
import { opensNextSection } from './sections.ts';
import { findDrawnButtons } from './drawn-buttons.ts';
import {
  attributeOf,
  classed,
  formOf,
  hostOf,
  isSeen,
  labelOf,
  pressedIn,
  textOf,
  withAncestors,
} from './elements.ts';
import { kept } from './kept.ts';
import type { PageButton, ScanRequest } from './page-scan.ts';
import { allMatching, isBefore, rectOf, within } from './places.ts';

/**
 * Whether a link acts as a button because it has no destination; some forms are submitted by such a
 * link.
 */
function leadsNowhere(element: Element): boolean {
  if (element.matches('a:is([href="#"], [href=""], [href^="javascript:"])')) return true;
  const place = element.matches('a[href^="#"]') ? attributeOf(element, 'href').slice(1) : '';
  return place !== '' && document.getElementById(place) === null;
}

function isLinkInForm(element: Element): boolean {
  return leadsNowhere(element) && formOf(element) !== null;
}

/** The hidden submit button that a shown label belongs to, or null. */
function submitOf(label: Element): Element | null {
  const control = label instanceof HTMLLabelElement ? label.control : null;
  return control?.matches('[type=submit], button') && !isSeen(control) ? control : null;
}

/**
 * The page's buttons, with the most reliable first: buttons anywhere and links outside forms, then
 * links inside forms (the last one first), then labels of hidden submit buttons, then elements that
 * a script turned into buttons.
 */
export function findButtons({ submit, wide }: ScanRequest, fields: Element[]): Element[] {
  const own =
    'button, input:is([type=submit], [type=button], [type=image]), [role=button], a[href^="#"], summary, ' +
    `a:not([href]), a[href=""], a[href^="javascript:"]${submit && `, ${submit}`}${wide ? `, a${classed('btn button')}` : ''}`;
  const found = allMatching(own);
  const known = [
    ...found.filter((element) => !isLinkInForm(element)),
    ...found.filter(isLinkInForm).reverse(),
    ...allMatching('label').filter((label) => submitOf(label) !== null),
  ];
  return [...known, ...findDrawnButtons(fields, known, wide)];
}

/**
 * Whether people see the button. Some pages lay a transparent submit button over a visible element;
 * the transparent button then counts as visible.
 */
function isButtonSeen(button: Element): boolean {
  if (isSeen(button)) return true;
  const around = button.parentElement;
  const { width, height } = rectOf(button);
  const isLaidOver = button.matches('[type=submit], [type=image]') && width >= 3 && height >= 3;
  return isLaidOver && around !== null && isSeen(around) && button.checkVisibility();
}

/**
 * The button's visible text and names, such as an icon's title. If the button has none, the text of
 * the element in whose shadow root it is.
 */
function buttonText(button: Element): string {
  const type = 'type' in button ? String(button.type) : '';
  const isInput = type === 'image' || type === 'submit' || type === 'button';
  const value = isInput && 'value' in button ? String(button.value) : '';
  const images = [button, ...within(button, 'img')];
  const alternatives = images.map((image) => attributeOf(image, 'alt'));
  const own = [textOf(button, 80), value, labelOf(button as HTMLElement), ...alternatives];
  return own.filter(Boolean).join(' ') || textOf(hostOf(button), 80);
}

/** A selector for controls that open something, such as a menu or a tab; they never send a form. */
const opening = '[aria-haspopup], [aria-expanded], [role=tab], summary';

/** For each button, the indexes of the fields to which it is the nearest button. */
export function fieldsBeside(fields: Element[], buttons: Element[]): number[][] {
  const around = buttons.map((button) => withAncestors(button));
  const ofFields = `[aria-checked], ${pressedIn}, [role=combobox], ${opening}`;
  const holding = new Set(
    around.filter(([button]) => button && isSeen(button) && !button.matches(ofFields)).flat(),
  );
  const fieldsOf = new Map<Element, number[]>();
  for (const [index, field] of fields.entries()) {
    const place = isSeen(field) && withAncestors(field).find((one) => holding.has(one));
    if (place) fieldsOf.set(place, [...(fieldsOf.get(place) ?? []), index]);
  }
  return around.map((places) => places.flatMap((place) => fieldsOf.get(place) ?? []));
}

interface Surroundings {
  forms: Element[];
  fields: Element[];
  beside: number[];
}

export function describeButton(
  button: Element,
  index: number,
  { forms, fields, beside }: Surroundings,
  { submit, wide }: ScanRequest,
): PageButton {
  const form = formOf(button);
  const sender = submitOf(button) ?? button;
  const type = 'type' in sender ? String(sender.type) : 'button';
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    behind: fields.filter((field) => isBefore(field, button)).length,
    beside,
    text: buttonText(button),
    submits: type === 'submit' || type === 'image',
    visible: isButtonSeen(button),
    isTab: button.matches('[role=tab][aria-selected=false]'),
    opens:
      button.matches(opening) ||
      (button.matches('a[href]') &&
        !isLinkInForm(button) &&
        !(leadsNowhere(button) && beside.length > 0)),
    unfolds: opensNextSection(button),
    chosen: submit !== '' && button.matches(submit),
    look: wide ? button.outerHTML.slice(0, 200) : '',
    wasPressed: kept.pressedTexts.get(button) === textOf(button, 80),
  };
}
