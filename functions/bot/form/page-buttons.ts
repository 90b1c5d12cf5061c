/** Functions of the page (see page-script.ts): what a person would press. */
import { allMatching, formOf, isSeen, textOf } from './page-elements.ts';
import type { PageButton, ScanRequest } from './page-scan.ts';

/** What a script makes a button is one unless a button or a field is in it or around it. */
export function isButtonItself(element: Element, drawn: string): boolean {
  const own = 'button, input, select, textarea, a, summary, label, [role=button]';
  const wraps = (one: Element) =>
    one.querySelector(own) !== null || one.querySelectorAll(drawn).length > 1;
  const around = element.parentElement?.closest(`${own}, ${drawn}`);
  return !wraps(element) && (!around || (!around.matches(own) && wraps(around)));
}

/** Old forms are sent by one that leads nowhere. */
export function isLinkInForm(element: Element): boolean {
  return element.matches('a:is([href="#"], [href^="javascript:"])') && formOf(element) !== null;
}

/** The surest first: the page's own, links of forms from the last one up, what is drawn. */
export function findButtons(chosen: string): Element[] {
  const own =
    'button, input[type=submit], input[type=button], input[type=image], [role=button], a[href^="#"], summary, ' +
    `a:not([href]), a[href^="javascript:"]${chosen === '' ? '' : `, ${chosen}`}`;
  const drawn =
    ':is([onclick]:not(input, select, textarea, label, form, body), :is(div, span)[class*=btn i])';
  const isDrawn = (element: Element) => isButtonItself(element, drawn);
  const found = allMatching(own);
  return [
    ...found.filter((element) => !isLinkInForm(element)),
    ...found.filter((element) => isLinkInForm(element)).reverse(),
    ...allMatching(`${drawn}:not(${own})`).filter(isDrawn),
  ];
}

export function describeButton(
  button: Element,
  index: number,
  { forms, fields }: { forms: Element[]; fields: Element[] },
  { submit }: ScanRequest,
): PageButton {
  const form = formOf(button);
  const type = 'type' in button ? String(button.type) : 'button';
  const image = type === 'image' || type === 'submit' || type === 'button';
  const value = image && 'value' in button ? String(button.value) : '';
  const texts = [textOf(button, 80), value, button.getAttribute('aria-label') ?? ''];
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    behind: fields.filter(
      (field) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).length,
    text: [...texts, button.getAttribute('alt') ?? ''].join(' ').trim(),
    submits: type === 'submit' || type === 'image',
    visible: isSeen(button),
    opens:
      button.matches('summary, [aria-expanded], [aria-haspopup]') ||
      (button.matches('a[href]') && !isLinkInForm(button)),
    chosen: submit !== '' && button.matches(submit),
  };
}

export const buttonParts = [isButtonItself, isLinkInForm, findButtons, describeButton];
