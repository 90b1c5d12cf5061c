/**
 * Fields that scripts draw, recognised by their ARIA roles.
 * Roles: https://www.w3.org/TR/wai-aria-1.2/#widget_roles
 */
import { groupOf, isPrompt, sectionOf, textNear } from './captions.ts';
import { formOf, isSeen, labelOf, shownField, textOf } from './elements.ts';
import type { PageContext } from './describe-field.ts';
import type { PageField, ScanRequest } from './page-scan.ts';

function drawnType(element: Element): string {
  const role = element.getAttribute('role') ?? '';
  if (role === 'slider' || role === 'radio') return role;
  return role === 'checkbox' || role === 'switch' ? 'checkbox' : 'listbox';
}

/**
 * If a native field is inside, the role describes that field, so the wrapper itself is not a field.
 */
export function isDrawnField(element: Element): boolean {
  return element.querySelector(shownField) === null;
}

function isUsable(element: HTMLElement): boolean {
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  return !element.matches('[aria-disabled="true"], :disabled') && isSeen(element);
}

/** A drawn list is answered if it shows a choice and not its prompt or its label. */
function isAnswered(element: HTMLElement, type: string, label: string): boolean {
  if (type === 'slider') return true;
  if (type !== 'listbox') return element.getAttribute('aria-checked') === 'true';
  const text = textOf(element, 120);
  const asks = element.hasAttribute('data-placeholder') || isPrompt(text);
  return !asks && /[\p{L}\p{N}]/u.test(text) && !label.startsWith(text);
}

export function describeDrawn(
  element: HTMLElement,
  index: number,
  { forms, headings }: PageContext,
  { fields: selectors }: ScanRequest,
): PageField {
  const type = drawnType(element);
  const isBox = type === 'checkbox' || type === 'radio';
  const label = labelOf(element) || (isBox ? textOf(element, 120) : '');
  const group = element.closest('[role=radiogroup]');
  const form = formOf(element);
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    type,
    name: element.getAttribute('name') ?? '',
    id: element.id,
    autocomplete: '',
    label,
    placeholder: '',
    nearby: textNear(element as HTMLInputElement),
    behind: '',
    group: groupOf(element),
    section: sectionOf(element, headings),
    icon: '',
    required: [element, group].some((one) => one?.getAttribute('aria-required') === 'true'),
    visible: isUsable(element),
    filled: isAnswered(element, type, label),
    maxLength: -1,
    suggests: type === 'listbox',
    offers: false,
    options: [],
    override: selectors.findIndex((selector) => element.matches(selector)),
  };
}
