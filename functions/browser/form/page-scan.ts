/** What the scan of a page finds: plain data, judged outside the page. */
import { buttonParts, describeButton, fieldsBeside, findButtons } from './page-buttons.ts';
import { describeField, fieldParts } from './describe-field.ts';
import { describeDrawn, drawnParts, isDrawnField } from './drawn-fields.ts';
import { captionParts } from './page-captions.ts';
import { allMatching, captchaVendor, elementParts, isSeen } from './page-elements.ts';

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
  /** The heading in its form that it stands under. */
  section: string;
  /** How its makers call the picture beside it. */
  icon: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  maxLength: number;
  /** Takes only what its own list offers, once it is opened or typed in. */
  suggests: boolean;
  /** May offer a list of any markup for what is typed in it. */
  offers: boolean;
  options: PageOption[];
  /** Which of the stage's own selectors names it, or -1. */
  override: number;
}

export interface PageButton {
  index: number;
  form: number;
  /** How many fields of the page come before it. */
  behind: number;
  /** Visible fields of the page that have no button nearer than this one. */
  beside: number[];
  text: string;
  submits: boolean;
  visible: boolean;
  /** A link within the page, unless a form may be sent by it, or the head of something folded. */
  opens: boolean;
  /** The stage's own selector names it. */
  chosen: boolean;
  /** The bot has pressed it, and it still says the same. */
  wasPressed: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** For each form the addresses that it may be sent to. */
  actions: string[][];
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

/** What of the page its fields are described by. */
export interface PageContext {
  forms: Element[];
  headings: Element[];
}

/** Where the page keeps what the scan found, for the filling that follows. */
export const foundElements = '__formBotFound';

/* Below: functions of the page (see page-script.ts). */

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whatever one types in it is searched for: a widget of a lead form may have a search of its own. */
export function isSearchForm(form: Element): boolean {
  if (form.matches('[role=search]')) return true;
  const typed = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (field) =>
      !/^(hidden|submit|button|image|reset|checkbox|radio)$/.test(field.type) && isSeen(field),
  );
  return typed.length > 0 && typed.every(({ type }) => type === 'search');
}

/** As attributes: a field named `action` hides the property. */
export function actionsOf(form: Element): string[] {
  const senders = [...form.querySelectorAll('[formaction]')];
  const written = [
    form.getAttribute('action'),
    ...senders.map((one) => one.getAttribute('formaction')),
  ];
  return written.flatMap((action) => {
    const url = URL.parse(action ?? '', document.baseURI);
    return url ? [url.href] : [];
  });
}

export function scanPage(request: ScanRequest): PageScan {
  const forms = allMatching('form');
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
  const context = { forms, headings };
  const ownFields =
    'input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea';
  const drawnFields =
    ':is([role=combobox], [aria-haspopup=listbox], [role=slider], [role=checkbox], [role=switch], [role=radio]):not(input, select, textarea)';
  const fields = allMatching(`${ownFields}, ${drawnFields}`).filter(
    (field) => field.matches(ownFields) || isDrawnField(field),
  );
  const buttons = findButtons(request.submit, fields);
  const beside = fieldsBeside(fields, buttons);
  Object.defineProperty(globalThis, '__formBotFound', {
    value: [...fields, ...buttons],
    configurable: true,
  });
  return {
    fields: fields.map((field, index) =>
      field.matches(ownFields)
        ? describeField(field as FieldElement, index, context, request)
        : describeDrawn(field as HTMLElement, index, context, request),
    ),
    buttons: buttons.map((button, index) =>
      describeButton(
        button,
        fields.length + index,
        { forms, fields, beside: beside[index] ?? [] },
        request,
      ),
    ),
    actions: forms.map((form) => actionsOf(form)),
    searchForms: forms.flatMap((form, index) => (isSearchForm(form) ? [index] : [])),
    captcha: captchaVendor(),
  };
}

export const noOverrides: ScanRequest = { fields: [], submit: '' };

export const scanParts = [
  ...elementParts,
  ...captionParts,
  ...drawnParts,
  ...fieldParts,
  ...buttonParts,
  isSearchForm,
  actionsOf,
];
