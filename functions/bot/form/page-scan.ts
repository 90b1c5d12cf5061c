/** What the scan of a page finds: plain data, judged outside the page. */
export interface PageOption {
  value: string;
  text: string;
}

export interface PageField {
  /** Its place in the page's list of found elements. */
  index: number;
  /** Fields of one `<form>` share a number; those outside any share -1. */
  form: number;
  /** The input's type, or `select` or `textarea`. */
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  label: string;
  placeholder: string;
  nearby: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  maxLength: number;
  options: PageOption[];
}

export interface PageButton {
  index: number;
  form: number;
  text: string;
  submits: boolean;
  visible: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** Numbers of the forms that say they are for searching. */
  searchForms: number[];
  /** The captcha vendor whose widget is on the page, or ''. */
  captcha: string;
}

/** Where the page keeps what the scan found, for the filling that follows. */
export const foundElements = '__formBotFound';

/* Below: functions of the page (see page-script.ts). */

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Elements of the page and of every open shadow root in it. */
export function allMatching(selector: string): Element[] {
  const found: Element[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector)) found.push(element);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return found;
}

/** Seen by a person: neither hidden, nor transparent, nor moved off the page, nor a dot. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  if (width < 3 || height < 3) return false;
  return right + window.scrollX > 0 && bottom + window.scrollY > 0;
}

export function textOf(node: Element | null | undefined, limit: number): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, limit);
}

export function labelOf(field: FieldElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(root.getElementById(id), 200));
  const labels = [...(field.labels ?? [])].map((label) => textOf(label, 300));
  return [...labels, ...named, field.getAttribute('aria-label') ?? '', field.title]
    .join(' ')
    .trim();
}

/** Text just before the field, up to three levels out, while no other field is in between. */
export function textNear(field: FieldElement): string {
  let node: Element | null = field;
  for (let level = 0; node && level < 3; level += 1) {
    let before: Element | null = node.previousElementSibling;
    while (before && !textOf(before, 1)) before = before.previousElementSibling;
    if (before && !before.querySelector('input, select, textarea')) return textOf(before, 120);
    const parent: Element | null = node.parentElement;
    if (!parent || parent.querySelectorAll('input, select, textarea').length > 1) return '';
    node = parent;
  }
  return '';
}

export function isFieldSeen(field: FieldElement): boolean {
  if (field.closest('[aria-hidden="true"], [inert]')) return false;
  if (isSeen(field)) return true;
  // Drawn boxes hide the real one behind their label.
  const drawn = field.type === 'checkbox' || field.type === 'radio';
  return drawn && field.tabIndex >= 0 && [...(field.labels ?? [])].some((label) => isSeen(label));
}

export function describeField(field: FieldElement, index: number, forms: Element[]): PageField {
  const isSelect = field.tagName === 'SELECT';
  const label = labelOf(field);
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return {
    index,
    form: field.form ? forms.indexOf(field.form) : -1,
    type: isSelect ? 'select' : field.type,
    name: field.name,
    id: field.id,
    autocomplete: field.getAttribute('autocomplete') ?? '',
    label,
    placeholder: field.getAttribute('placeholder') ?? '',
    nearby: textNear(field),
    required:
      field.required || field.getAttribute('aria-required') === 'true' || /\*\s*$/.test(label),
    visible: !field.disabled && isFieldSeen(field),
    filled: isBox ? (field as HTMLInputElement).checked : field.value !== '',
    maxLength: 'maxLength' in field ? field.maxLength : -1,
    options: isSelect
      ? [...(field as HTMLSelectElement).options]
          .filter((option) => !option.disabled)
          .slice(0, 500)
          .map((option) => ({ value: option.value, text: textOf(option, 120) }))
      : [],
  };
}

export function describeButton(button: Element, index: number, forms: Element[]): PageButton {
  const form = 'form' in button ? (button.form as Element | null) : button.closest('form');
  const type = 'type' in button ? String(button.type) : 'button';
  const image = type === 'image' || type === 'submit' || type === 'button';
  const value = image && 'value' in button ? String(button.value) : '';
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    text: [textOf(button, 80), value, button.getAttribute('aria-label') ?? ''].join(' ').trim(),
    submits: type === 'submit' || type === 'image',
    visible: isSeen(button),
  };
}

/** The vendor of a widget that a person would have to solve; invisible ones don't stop a person. */
export function captchaVendor(): string {
  const vendors = {
    reCAPTCHA:
      '.g-recaptcha:not([data-size="invisible"]), iframe[src*="/recaptcha/"][src*="anchor"]:not([src*="size=invisible"]), iframe[src*="/recaptcha/"][src*="bframe"]',
    hCaptcha: '.h-captcha:not([data-size="invisible"]), iframe[src*="hcaptcha.com"]',
    'Cloudflare Turnstile':
      '.cf-turnstile:not([data-size="invisible"]), iframe[src*="challenges.cloudflare.com"], #challenge-form',
  };
  for (const [vendor, selector] of Object.entries(vendors)) {
    for (const widget of document.querySelectorAll(selector)) {
      // A widget whose script has not come yet is empty but there.
      if (isSeen(widget) || (widget.tagName !== 'IFRAME' && widget.checkVisibility()))
        return vendor;
    }
  }
  return '';
}

export function scanPage(): PageScan {
  const forms = allMatching('form');
  const fieldSelector =
    'input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea';
  const fields = allMatching(fieldSelector) as FieldElement[];
  const buttons = allMatching(
    'button, input[type=submit], input[type=button], input[type=image], [role=button]',
  );
  Object.defineProperty(globalThis, '__formBotFound', {
    value: [...fields, ...buttons],
    configurable: true,
  });
  const isSearch = (form: Element) =>
    form.matches('[role=search]') || form.querySelector('input[type=search]') !== null;
  return {
    fields: fields.map((field, index) => describeField(field, index, forms)),
    buttons: buttons.map((button, index) => describeButton(button, fields.length + index, forms)),
    searchForms: forms.flatMap((form, index) => (isSearch(form) ? [index] : [])),
    captcha: captchaVendor(),
  };
}

export const scanParts = [
  allMatching,
  isSeen,
  textOf,
  labelOf,
  textNear,
  isFieldSeen,
  describeField,
  describeButton,
  captchaVendor,
];
