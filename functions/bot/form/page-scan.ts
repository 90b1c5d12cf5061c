/** What the scan of a page finds: plain data, judged outside the page. */
import { buttonParts, describeButton, findButtons } from './page-buttons.ts';
import { describeDrawn, drawnParts, isDrawnField } from './drawn-fields.ts';
import {
  allMatching,
  captchaVendor,
  elementParts,
  formOf,
  groupOf,
  isFieldSeen,
  isSeen,
  labelOf,
  textBehind,
  textNear,
  textOf,
} from './page-elements.ts';

export interface PageOption {
  value: string;
  text: string;
}

export interface PageField {
  /** Its place in the page's list of found elements. */
  index: number;
  /** Fields of one `<form>` share a number; those outside any share -1. */
  form: number;
  /** The input's type, `select`, `textarea`, or for a drawn field `listbox` or `slider`. */
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  label: string;
  placeholder: string;
  nearby: string;
  behind: string;
  /** What the boxes around it are asked about together. */
  group: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  maxLength: number;
  /** Takes only what its own list offers, once it is opened or typed in. */
  suggests: boolean;
  options: PageOption[];
  /** Which of the stage's own selectors names it, or -1. */
  override: number;
}

export interface PageButton {
  index: number;
  form: number;
  /** How many fields of the page come before it. */
  behind: number;
  text: string;
  submits: boolean;
  visible: boolean;
  /** A link within the page, unless a form may be sent by it, or the head of something folded. */
  opens: boolean;
  /** The stage's own selector names it. */
  chosen: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** Numbers of the forms that say they are for searching. */
  searchForms: number[];
  /** The captcha vendor whose widget is on the page, or ''. */
  captcha: string;
}

/** The stage's own selectors, where the bot's own eyes fail. */
export interface ScanRequest {
  fields: string[];
  submit: string;
}

/** Where the page keeps what the scan found, for the filling that follows. */
export const foundElements = '__formBotFound';

/* Below: functions of the page (see page-script.ts). */

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isRequired(field: FieldElement, label: string): boolean {
  const marked = field.getAttribute('aria-required') === 'true' || /\*\s*$/.test(label);
  return field.required || marked;
}

export function suggests(field: FieldElement): boolean {
  const list = field.getAttribute('aria-autocomplete') ?? '';
  return (
    field.tagName === 'INPUT' &&
    (field.getAttribute('role') === 'combobox' || list === 'list' || list === 'both')
  );
}

/** Forms that scripts send need no `name`: then what binds the field to them says it. */
export function makersName(field: FieldElement): string {
  const bindings = ['formcontrolname', 'ng-model', 'v-model', 'data-name', 'data-field'];
  const names = [...bindings, 'data-testid'].map((name) => field.getAttribute(name) ?? '');
  return field.name || (names.find(Boolean) ?? '');
}

/** While the folds around it were opened one after another (see expand-folded.ts). */
export function wasSeen(field: Element): boolean {
  const place = globalThis as unknown as { __formBotSeen?: WeakSet<Element> };
  return place.__formBotSeen?.has(field) ?? false;
}

export function optionsOf(field: FieldElement): PageOption[] {
  if (!('options' in field)) return [];
  return [...field.options]
    .filter((option) => !option.disabled)
    .slice(0, 500)
    .map((option) => ({ value: option.value, text: textOf(option, 120) }));
}

export function describeField(
  field: FieldElement,
  index: number,
  forms: Element[],
  { fields: selectors }: ScanRequest,
): PageField {
  const label = labelOf(field);
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  const form = formOf(field);
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    type: field.tagName === 'SELECT' ? 'select' : field.type,
    name: makersName(field),
    id: field.id,
    autocomplete: field.getAttribute('autocomplete') ?? '',
    label,
    placeholder: field.getAttribute('placeholder') ?? '',
    nearby: textNear(field),
    behind: isBox ? '' : textBehind(field),
    group: groupOf(field),
    required: isRequired(field, label),
    visible: !field.disabled && (isFieldSeen(field) || wasSeen(field)),
    filled: isBox ? (field as HTMLInputElement).checked : field.value !== '',
    maxLength: 'maxLength' in field ? field.maxLength : -1,
    suggests: suggests(field),
    options: optionsOf(field),
    override: selectors.findIndex((selector) => field.matches(selector)),
  };
}

/** Whatever one types in it is searched for: a widget of a lead form may have a search of its own. */
export function isSearchForm(form: Element): boolean {
  if (form.matches('[role=search]')) return true;
  const typed = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (field) =>
      !/^(hidden|submit|button|image|reset|checkbox|radio)$/.test(field.type) && isSeen(field),
  );
  return typed.length > 0 && typed.every(({ type }) => type === 'search');
}

export function scanPage(request: ScanRequest): PageScan {
  const forms = allMatching('form');
  const ownFields =
    'input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea';
  const drawnFields =
    ':is([role=combobox], [aria-haspopup=listbox], [role=slider], [role=checkbox], [role=switch], [role=radio]):not(input, select, textarea)';
  const fields = allMatching(`${ownFields}, ${drawnFields}`).filter(
    (field) => field.matches(ownFields) || isDrawnField(field),
  );
  const buttons = findButtons(request.submit);
  Object.defineProperty(globalThis, '__formBotFound', {
    value: [...fields, ...buttons],
    configurable: true,
  });
  return {
    fields: fields.map((field, index) =>
      field.matches(ownFields)
        ? describeField(field as FieldElement, index, forms, request)
        : describeDrawn(field as HTMLElement, index, forms, request),
    ),
    buttons: buttons.map((button, index) =>
      describeButton(button, fields.length + index, { forms, fields }, request),
    ),
    searchForms: forms.flatMap((form, index) => (isSearchForm(form) ? [index] : [])),
    captcha: captchaVendor(),
  };
}

export const noOverrides: ScanRequest = { fields: [], submit: '' };

export const scanParts = [
  ...elementParts,
  ...drawnParts,
  isRequired,
  makersName,
  wasSeen,
  suggests,
  optionsOf,
  describeField,
  ...buttonParts,
  isSearchForm,
];
