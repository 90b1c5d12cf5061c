/** Finds elements of the page, the name of a field, and whether an element is visible. */
import { allMatching, around, rectOf, within } from './places.ts';

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const anyField = 'input, select, textarea';
export const ownFields =
  'input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea';
export const shownField = 'input:not([type=hidden]), select, textarea';
export const drawnBox = '[role=checkbox], [role=radio], [role=switch]';
/**
 * A selector for checkboxes, radio buttons and similar elements that people tick or choose, both
 * native and made by scripts.
 */
export const anyBox = `[type=checkbox], [type=radio], ${drawnBox}`;
/** A selector for buttons of a group that stay pressed. */
export const pressedIn = '[role=group] [aria-pressed]';

/** A selector for elements that have one of the given words in their class. */
export const classed = (words: string): string =>
  `:is([class*=${words.replaceAll(' ', ' i], [class*=')} i])`;

/** Returns the selector, or '' if it is invalid CSS: people write selectors by hand. */
export function usableSelector(selector: string): string {
  try {
    document.createDocumentFragment().querySelector(selector);
    return selector;
  } catch {
    return '';
  }
}

/**
 * Whether a person can see the element: not hidden, not transparent, not moved off the page, at
 * least 3 × 3 pixels.
 */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, right, bottom } = rectOf(element);
  if (width < 3 || height < 3) return false;
  const isClipped = around(element).some(
    (place) =>
      (place.clientWidth < 3 || place.clientHeight < 3) &&
      getComputedStyle(place).overflow !== 'visible',
  );
  if (isClipped) return false;
  return right + window.scrollX > 0 && bottom + window.scrollY > 0;
}

/** The attribute's value, or '' if the element or the attribute is missing. */
export const attributeOf = (element: Element | null | undefined, name: string): string =>
  element?.getAttribute(name) ?? '';

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function textOf(node: Node | null | undefined, limit: number): string {
  return onOneLine(node?.textContent ?? '').slice(0, limit);
}

/**
 * The field's name as people read it. If the label surrounds the field, the name is the text before
 * the field; the text after the field is a hint. Controls inside a label, such as a list's options,
 * are left out.
 */
export function labelOf(field: FieldElement | HTMLElement): string {
  const controls = `${anyField}, button, datalist, script, style, [role=listbox], [hidden]`;
  const isBox = field.matches(anyBox);
  const captionIn = (label: Element): string => {
    const texts = { before: '', after: '' };
    let side: keyof typeof texts = 'before';
    const visit = (node: Node): void => {
      if (node === field) side = 'after';
      else if (node instanceof Text) texts[side] += node.data;
      else if (node instanceof Element && (!node.matches(controls) || node.contains(field))) {
        texts[side] += node.matches('img, br') ? ` ${attributeOf(node, 'alt')} ` : '';
        (node instanceof HTMLSlotElement
          ? node.assignedNodes({ flatten: true })
          : node.childNodes
        ).forEach(visit);
      }
    };
    if (label !== field) label.childNodes.forEach(visit);
    const [before, after] = [onOneLine(texts.before), onOneLine(texts.after)];
    if (isBox) return `${before} ${after}`.trim();
    const [name, rest] = /[\p{L}\p{N}]/u.test(before) ? [before, after] : [after, before];
    return /^\*+$/.test(rest) ? `${name} *` : name;
  };
  const root = rootOf(field);
  const named = attributeOf(field, 'aria-labelledby')
    .split(/\s+/)
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .filter((element) => element && (element.hidden || !field.contains(element))) as Element[];
  const labels = [...(('labels' in field && field.labels) || labelsOf(field, root)), ...named];
  const texts = labels.map((label) => captionIn(label).slice(0, 300));
  const said = [...new Set([...texts, attributeOf(field, 'aria-label')])].join(' ').trim();
  if (said || field.title || !isAlone(root)) return said || field.title;
  const inside = field.matches(shownField) ? within(root, 'label') : [];
  return inside.map(captionIn).find(Boolean) ?? labelOf(root.host as HTMLElement);
}

/**
 * Whether the field is the only one in a shadow root: then a custom element draws only this field.
 */
export const isAlone = (root: Document | ShadowRoot): root is ShadowRoot =>
  root instanceof ShadowRoot && within(root, shownField).length < 2;

/** The labels of an element to which the browser itself assigns no labels. */
const labelsOf = (field: Element, root: Document | ShadowRoot) =>
  within<HTMLLabelElement>(root, 'label').filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.contains(field),
  );

/**
 * The custom dropdown that hides a native `<select>`; the form submits the native `<select>`.
 * Undefined if an element with a list's ARIA role surrounds the `<select>`: that element is then
 * the field.
 */
export function drawnListOf(list: Element): Element | undefined {
  if (list.closest('[role=combobox], [role=listbox]')) return undefined;
  return [list.nextElementSibling, list.parentElement].find(
    (place) =>
      place && /select|chosen|dropdown|form-custom/i.test(place.className) && isSeen(place),
  ) as Element | undefined;
}

/** Whether people see another field in the given element. */
export function hasOther(place: Element, field: Element): boolean {
  return within(place, shownField).some((one) => one !== field && isSeen(one));
}

/**
 * The nearest element around the field that people see; undefined if that element also contains
 * other fields.
 */
function drawnAround(field: Element): Element | undefined {
  const place = around(field, 4).find((one) => hasOther(one, field) || isSeen(one));
  return place && !hasOther(place, field) ? place : undefined;
}

/** The visible caption that lies over a field that is transparent until it has the focus. */
function captionOver(field: FieldElement): Element | undefined {
  const label = labelOf(field);
  const { left, right, top, bottom, width, height } = rectOf(field);
  if (width < 3 || height < 3) return undefined;
  return allMatching(':not(:has(*))').find((one) => {
    const text = textOf(one, 120).replace(/[\s*:]+$/, '');
    const isOthers = (one.closest('label')?.control ?? field) !== field;
    if (text === '' || !label.includes(text) || isOthers || !isSeen(one)) return false;
    const box = rectOf(one);
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

/**
 * The label that directly follows a checkbox or radio button and names no element by `for`, as
 * Semantic UI draws it.
 */
function besideBox({ nextElementSibling: next }: FieldElement): Element[] {
  return next?.matches('label:not([for])') ? [next] : [];
}

/** Whether a person ticks or chooses the field instead of typing into it. */
export const isBoxed = ({ type }: { type: string }) => type === 'checkbox' || type === 'radio';

/**
 * The element that people see: the field itself, or the element that a script has drawn in its
 * place.
 */
export function seenPartOf(field: FieldElement): Element | undefined {
  if (isSeen(field)) return field;
  if (field.tagName === 'SELECT') return drawnListOf(field);
  const isBox = isBoxed(field);
  // On some pages the keyboard reaches the label around a checkbox and not the checkbox.
  const byLabel = isBox ? field.closest<HTMLElement>('label[tabindex]') : null;
  if ((byLabel ?? field).tabIndex < 0) return undefined;
  const label = isBox && [...(field.labels ?? []), ...besideBox(field)].find(isSeen);
  if (label) return label;
  if (!field.checkVisibility({ visibilityProperty: true })) return undefined;
  if (!isBox && !field.matches('[type=range], [role=combobox], [aria-haspopup]'))
    return captionOver(field);
  const beside = field.type === 'range' ? field.nextElementSibling : null;
  return beside?.matches(classed('range slider')) && isSeen(beside) ? beside : drawnAround(field);
}

/** A selector for elements that neither a person nor the bot can use. */
export const disabled = '[aria-disabled=true], :disabled';

/** A selector for elements that are hidden from screen readers and the keyboard. */
export const unread = '[aria-hidden=true], [inert]';

export function isFieldSeen(field: FieldElement): boolean {
  if (field.parentElement?.closest(unread)) return false;
  // A custom dropdown hides its native list from screen readers too, so such a list may still be
  // used.
  if (field.tagName !== 'SELECT' && field.matches(unread)) return false;
  // A text field that the keyboard can't reach is a trap for robots, unless the keyboard reaches an
  // element around it that contains no other field.
  const box = field.parentElement?.parentElement?.closest('[tabindex="0"]:not([role])');
  const isReached = field.tabIndex >= 0 || (box && within(box, shownField).length < 2);
  if (!isReached && /^(text|email|tel|)$/.test(field.type)) return false;
  return seenPartOf(field) !== undefined;
}

/** The custom element in whose shadow root the element is. */
export const hostOf = (element: Element) => (rootOf(element) as Partial<ShadowRoot>).host;

/** The element and all its ancestors in the drawn page, across shadow roots. */
export function withAncestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let place: Element | null | undefined = element; place;) {
    found.push(place);
    place = place.assignedSlot ?? place.parentElement ?? hostOf(place);
  }
  return found;
}

/** The form around an element, searched across shadow roots. */
export function formOf(element: Element): Element | null {
  const own = 'form' in element ? element.form : null;
  if (own instanceof Element) return own;
  return withAncestors(element).find((one) => one.matches('form')) ?? null;
}

export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/**
 * The outermost form around the element. A script may put a form into another form, such as the
 * search box of a list into the lead form.
 */
export const outerFormOf = (element: Element): Element | null =>
  withAncestors(element).findLast((one) => one.matches('form')) ?? formOf(element);
