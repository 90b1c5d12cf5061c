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

import type { BuilderSighting, PageBuilder } from './builders/form-builder.ts';
import { builderParts, readBuilders } from './builders/read-builders.ts';

export interface PageProblem {
  label: string;
  message: string;
}

export interface PageReading {
  url: string;
  /** Lines of visible text, each once, without those that stood there when `before` was read. */
  lines: string[];
  formGone: boolean;
  /** The filled fields are empty again, as a script leaves them that has sent them. */
  formEmptied: boolean;
  /** The browser's own refusal of a field of the form. */
  invalid: PageProblem[];
  /** What the page marks as an error. */
  problems: PageProblem[];
  /** The configured selector is there. */
  selectorSeen: boolean;
  /** The configured text is there. */
  textSeen: boolean;
  captcha: string;
  /** A field for a code that was sent to the person. */
  codeAsked: boolean;
  passwordAsked: boolean;
  /** Spinners and the like that turn, and regions that say they are busy. */
  busy: number;
  /** The button that was pressed can't be pressed now and says something else. */
  buttonBusy: boolean;
  builders: BuilderSighting[];
}

export interface ReadingRequest {
  /** Fields of the lead form, by place and by what they are called after a reload. */
  fields: { index: number; name: string; id: string }[];
  /** The button that is pressed, by place. */
  button: number;
  /** Before the submit: the page notes its lines, and later tells only those that are new. */
  notes: boolean;
  builders: readonly PageBuilder[];
  selector?: string | undefined;
  text?: string | undefined;
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the page keeps from the reading before the submit; later scans of it find other places. */
interface Noted {
  fields: FieldElement[];
  button: Element | undefined;
  buttonText: string;
  lines: Set<string>;
}

/** @returns undefined in another document. */
export function notedBefore(): Noted | undefined {
  return (globalThis as unknown as { __formBotNoted?: Noted }).__formBotNoted;
}

export function buttonText(button: Element | undefined): string {
  return textOf(button, 80) || ((button as HTMLInputElement | undefined)?.value ?? '');
}

export function noteBefore({ fields, button }: ReadingRequest, lines: string[]): void {
  const { __formBotFound: found = [] } = globalThis as unknown as { __formBotFound?: Element[] };
  const noted: Noted = {
    fields: fields.flatMap(({ index }) => (found[index] ? [found[index] as FieldElement] : [])),
    button: found[button],
    buttonText: buttonText(found[button]),
    lines: new Set(lines),
  };
  Object.defineProperty(globalThis, '__formBotNoted', { value: noted, configurable: true });
}

/** Those that were filled in, as far as they still stand in the page. */
export function filledFields(): FieldElement[] {
  return (notedBefore()?.fields ?? []).filter((field) => field.isConnected);
}

export function formFields(request: ReadingRequest): FieldElement[] {
  const filled = filledFields();
  if (filled.length > 0) return filled;
  // Another document, or drawn anew by a script: is it the same form again?
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
    .filter((element) => !/success/i.test(element.className))
    .filter((element) => !element.querySelector('input, select, textarea') && isSeen(element))
    .map((element) => ({ label: fieldBeside(element), message: textOf(element, 200) }));
  return [...marked, ...shown].filter(({ message }) => message !== '').slice(0, 10);
}

/** Visible text, line by line, each line once. */
export function visibleLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim().slice(0, 300));
  return [...new Set(lines)].filter(Boolean);
}

/** Of a document that was there before, what is new; of another one, all. */
export function unknownLines(lines: string[]): string[] {
  const known = notedBefore()?.lines;
  return lines.filter((line) => !known?.has(line)).slice(0, 600);
}

/** A field that waits for what was sent to a telephone or an e-mail address. */
export function asksForCode(): boolean {
  const words =
    /(?<![a-z])otp(?![a-z])|one.?time|verification.?code|code.?verification|pass.?code|sms.?code/i;
  return allMatching('input:not([type=hidden])').some((element) => {
    const field = element as HTMLInputElement;
    const texts = [field.name, field.id, field.placeholder, labelOf(field), field.autocomplete];
    return words.test(texts.join(' ')) && isFieldSeen(field);
  });
}

/** What turns, and what says that it is busy. */
export function countBusy(): number {
  const turning = (element: Element) =>
    [element, ...element.children].some((one) => getComputedStyle(one).animationName !== 'none');
  const named = allMatching(
    ':is([class*=spinner i], [class*=loader i], [class*=loading i], [class*=progress i])',
  ).filter((element) => isSeen(element) && turning(element));
  const said = allMatching(
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])',
  ).filter((element) => isSeen(element));
  return named.length + said.length;
}

/** Many forms disable their button and write `Sending…` on it until they know more. */
export function isButtonBusy(): boolean {
  const { button, buttonText: text } = notedBefore() ?? {};
  if (!button?.isConnected) return false;
  const disabled = button.matches(':disabled, [aria-disabled=true]');
  return disabled && buttonText(button) !== text && isSeen(button);
}

export function readPage(request: ReadingRequest): PageReading {
  const shadowTexts = allMatching('*')
    .flatMap((element) => (element.shadowRoot ? [...element.shadowRoot.children] : []))
    .map((element) => (element as HTMLElement).innerText ?? '');
  // A frame that nobody sees, a tracker's for one, says nothing.
  const shown = innerWidth > 20 && innerHeight > 20 ? (document.body?.innerText ?? '') : '';
  const text = [shown, ...shadowTexts].join('\n');
  const lines = visibleLines(text);
  const unknown = request.notes ? lines.slice(0, 3000) : unknownLines(lines);
  if (request.notes) noteBefore(request, lines);
  const filled = filledFields();
  const fields = formFields(request);
  const invalid = fields.filter((field) => field.matches(':user-invalid') && isFieldSeen(field));
  return {
    url: location.href,
    lines: unknown,
    formGone: !fields.some((field) => isFieldSeen(field)),
    formEmptied: filled.length > 0 && filled.every(({ value }) => !value),
    invalid: invalid.map((field) => ({
      label: labelOf(field) || field.name,
      message: messageBeside(field),
    })),
    problems: pageProblems(fields),
    selectorSeen: Boolean(request.selector && allMatching(request.selector).some(isSeen)),
    textSeen: Boolean(request.text && text.includes(request.text)),
    captcha: captchaVendor(),
    codeAsked: asksForCode(),
    passwordAsked: allMatching('input[type=password]').some((field) => isSeen(field)),
    busy: countBusy(),
    buttonBusy: isButtonBusy(),
    builders: readBuilders(request.builders, fields),
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
  notedBefore,
  buttonText,
  noteBefore,
  filledFields,
  formFields,
  messageBeside,
  fieldBeside,
  pageProblems,
  visibleLines,
  unknownLines,
  asksForCode,
  countBusy,
  isButtonBusy,
  ...builderParts,
  readBuilders,
];
