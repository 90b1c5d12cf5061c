/**
 * Fields that scripts draw, recognised by their ARIA roles.
 * Roles: https://www.w3.org/TR/wai-aria-1.2/#widget_roles
 */
import {
  attributeOf,
  anyField,
  isFieldSeen,
  isSeen,
  labelOf,
  shownField,
  textOf,
  type FieldElement,
} from './elements.ts';
import { describeAny, type PageContext } from './describe-field.ts';
import type { PageField, ScanRequest } from './page-scan.ts';

function drawnType(element: Element): string {
  const role = attributeOf(element, 'role');
  if (role === 'switch') return 'checkbox';
  return /^(slider|radio|spinbutton|checkbox)$/.test(role) ? role : 'listbox';
}

/**
 * If people see a native field inside, the role describes that field, so the wrapper itself is not a
 * field.
 */
export function isDrawnField(element: Element): boolean {
  const inside = [...element.querySelectorAll<FieldElement>(shownField)];
  return !inside.some((field) => isFieldSeen(field));
}

/** The native field, itself not seen, that the drawn one stands for: inside it or before it. */
function nativeOf(element: Element): Element | null {
  const before = element.closest('select + *')?.previousElementSibling as FieldElement | undefined;
  return element.querySelector(anyField) ?? (before && !isFieldSeen(before) ? before : null);
}

/** The parts of a date may be transparent until one of them is focused, as MUI X draws them. */
function isUsable(element: HTMLElement): boolean {
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  if (element.matches('[aria-disabled="true"], :disabled')) return false;
  return isSeen(element) || (element.isContentEditable && element.checkVisibility());
}

/** A drawn list is answered if it shows a choice and not its placeholder or its label. */
function isAnswered(element: HTMLElement, type: string, label: string): boolean {
  if (type === 'slider') return true;
  if (type !== 'listbox') return attributeOf(element, 'aria-checked') === 'true';
  const text = textOf(element, 120);
  return (
    !element.hasAttribute('data-placeholder') &&
    /[\p{L}\p{N}]/u.test(text) &&
    !label.startsWith(text)
  );
}

export function describeDrawn(
  element: HTMLElement,
  index: number,
  context: PageContext,
  request: ScanRequest,
): PageField {
  const type = drawnType(element);
  const isList = type === 'listbox';
  const label = labelOf(element) || (isList || type === 'slider' ? '' : textOf(element, 120));
  const required = [element, element.closest('[role=radiogroup]'), nativeOf(element)];
  return {
    ...describeAny({ element, type, label, required }, index, context, request),
    name: attributeOf(element, 'name'),
    visible: isUsable(element),
    filled: isAnswered(element, type, label),
    shows: isList ? textOf(element, 120) : attributeOf(element, 'aria-valuenow'),
    maxLength: -1,
    dial: '',
    suggests: isList,
    offers: false,
    options: [],
  };
}
