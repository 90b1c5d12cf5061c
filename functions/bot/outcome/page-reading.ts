/** What the page shows after the submit; functions of the page (see form/page-script.ts). */
import {
  allMatching,
  captchaVendor,
  drawnListOf,
  isFieldSeen,
  isSeen,
  labelOf,
  textOf,
} from '../form/page-elements.ts';

export interface PageProblem {
  label: string;
  message: string;
}

export interface PageReading {
  url: string;
  /** Lines of visible text that could be a confirmation. */
  lines: string[];
  formGone: boolean;
  /** The browser's own refusal of a field of the form. */
  invalid: PageProblem[];
  /** What the page marks as an error. */
  problems: PageProblem[];
  /** The configured selector is there. */
  selectorSeen: boolean;
  /** The configured text is there. */
  textSeen: boolean;
  captcha: string;
}

export interface ReadingRequest {
  /** Fields of the lead form, by place and by what they are called after a reload. */
  fields: { index: number; name: string; id: string }[];
  confirmation: string;
  selector?: string | undefined;
  text?: string | undefined;
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function formFields(request: ReadingRequest): FieldElement[] {
  const found = (globalThis as unknown as { __formBotFound?: Element[] }).__formBotFound;
  if (found) {
    return request.fields.flatMap(({ index }) => {
      const field = found[index];
      return field?.isConnected ? [field as FieldElement] : [];
    });
  }
  // Another document: is it the same form again?
  const all = allMatching('input:not([type=hidden]), select, textarea') as FieldElement[];
  return all.filter((field) =>
    request.fields.some(
      ({ name, id }) => (name !== '' && name === field.name) || (id !== '' && id === field.id),
    ),
  );
}

export function messageBeside(field: FieldElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`;
  const named = ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(root.getElementById(id), 200));
  return named.filter(Boolean).join(' ') || (field.validationMessage ?? '');
}

/** The field that a message stands beside: the only one within two levels. */
export function fieldBeside(message: Element): string {
  let around = message.parentElement;
  for (let level = 0; around && level < 2; level += 1) {
    const fields = around.querySelectorAll<FieldElement>(
      'input:not([type=hidden]), select, textarea',
    );
    if (fields.length === 1 && fields[0]) return labelOf(fields[0]) || fields[0].name;
    if (fields.length > 1) return '';
    around = around.parentElement;
  }
  return '';
}

export function pageProblems(fields: FieldElement[]): PageProblem[] {
  const marked = fields
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => ({ label: labelOf(field) || field.name, message: messageBeside(field) }));
  const selector =
    '[role=alert], [class*=error i], [class*=invalid i], [class*=danger i], [id*=error i], [aria-live=assertive]';
  const shown = allMatching(selector)
    .filter((element) => !element.matches('input, select, textarea, form, body, html'))
    .filter((element) => !element.querySelector('input, select, textarea') && isSeen(element))
    .map((element) => ({ label: fieldBeside(element), message: textOf(element, 200) }));
  return [...marked, ...shown].filter(({ message }) => message !== '').slice(0, 10);
}

export function readPage(request: ReadingRequest): PageReading {
  const confirmation = new RegExp(request.confirmation, 'i');
  const shadowTexts = allMatching('*')
    .flatMap((element) => (element.shadowRoot ? [...element.shadowRoot.children] : []))
    .map((element) => (element as HTMLElement).innerText ?? '');
  const text = [document.body?.innerText ?? '', ...shadowTexts].join('\n');
  const fields = formFields(request);
  const invalid = fields.filter((field) => field.matches(':user-invalid') && isFieldSeen(field));
  return {
    url: location.href,
    lines: text
      .split('\n')
      .map((line) => line.trim().slice(0, 300))
      .filter((line) => confirmation.test(line))
      .slice(0, 20),
    formGone: !fields.some((field) => isFieldSeen(field)),
    invalid: invalid.map((field) => ({
      label: labelOf(field) || field.name,
      message: messageBeside(field),
    })),
    problems: pageProblems(fields),
    selectorSeen: Boolean(request.selector && allMatching(request.selector).some(isSeen)),
    textSeen: Boolean(request.text && text.includes(request.text)),
    captcha: captchaVendor(),
  };
}

export const readingParts = [
  allMatching,
  isSeen,
  textOf,
  labelOf,
  drawnListOf,
  isFieldSeen,
  captchaVendor,
  formFields,
  messageBeside,
  fieldBeside,
  pageProblems,
];
