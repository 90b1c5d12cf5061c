/** Reads the page before and after the submit. */
import { captchaVendor } from './captcha-vendor.ts';
import {
  anyField,
  attributeOf,
  classed,
  type FieldElement,
  isFieldSeen,
  isSeen,
  labelOf,
  onOneLine,
  rootOf,
  shownField,
  textOf,
  usableSelector,
  disabled,
} from './elements.ts';
import { kept } from './kept.ts';
import type { Leaving, PageProblem, PageReading, ReadingRequest } from './page-reading.ts';
import { allMatching, allRoots, around, within } from './places.ts';
import { innerTextOf, readBuilders } from './read-builders.ts';

/**
 * A page with a meta refresh counts as about to be replaced if the refresh comes within this many
 * seconds.
 */
const LONGEST_STAY_S = 5;

function buttonText(button: Element | undefined): string {
  return textOf(button, 80) || ((button as HTMLInputElement | undefined)?.value ?? '');
}

function noteBefore({ fields, button }: ReadingRequest, lines: string[]): void {
  const { found = [] } = kept;
  const filled = fields.flatMap(({ index }) => (found[index] ? [found[index]] : []));
  const shows = allMatching(classed('carousel slider swiper review'));
  kept.before = {
    fields: filled as FieldElement[],
    shows: shows.filter(
      (element) =>
        isSeen(element) && textOf(element, 1) && !filled.some((field) => element.contains(field)),
    ),
    button: found[button],
    buttonText: buttonText(found[button]),
    lines: new Set(lines),
  };
}

/** The filled fields that are still in the page. */
function filledFields(): FieldElement[] {
  return (kept.before?.fields ?? []).filter((field) => field.isConnected);
}

function formFields(request: ReadingRequest): FieldElement[] {
  const filled = filledFields();
  if (filled.length > 0) return filled;
  // The document is new or was drawn again: the fields are found by name or id.
  const all = allMatching<FieldElement>(shownField);
  return all.filter((field) =>
    request.fields.some(
      ({ name, id }) => (name !== '' && name === field.name) || (id !== '' && id === field.id),
    ),
  );
}

function messageBeside(field: FieldElement): string {
  const root = rootOf(field);
  const ids = `${attributeOf(field, 'aria-errormessage')} ${attributeOf(field, 'aria-describedby')}`;
  const named = ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(root.getElementById(id), 200));
  return [...new Set([field.validationMessage, ...named])].filter(Boolean).join(' ');
}

function problemOf(field: FieldElement): PageProblem {
  return { label: labelOf(field) || field.name, message: messageBeside(field) };
}

/**
 * The label of the only field near a message (within two ancestors); '' if there is none, or more
 * than one.
 */
function fieldBeside(message: Element): string {
  for (const place of around(message, 2)) {
    const [field, other] = within<FieldElement>(place, shownField);
    if (field) return other ? '' : labelOf(field) || field.name;
  }
  return '';
}

function pageProblems(fields: FieldElement[]): PageProblem[] {
  const marked = fields.filter((field) => field.ariaInvalid === 'true').map(problemOf);
  const selector = `[role=alert], ${classed('error invalid danger')}, [id*=error i], [aria-live=assertive]`;
  const others = `${anyField}, form, body, html, [class*=success i]`;
  const shown = allMatching(selector)
    .filter((element) => !element.matches(others) && !element.querySelector(anyField))
    .filter(isSeen)
    .map((element) => ({ label: fieldBeside(element), message: textOf(element, 200) }));
  // A counter such as `10 / 10` is no message.
  return [...marked, ...shown].filter(({ message }) => /\p{L}/u.test(message)).slice(0, 10);
}

/** The texts that stand for images: some pages thank by a picture or an icon alone. */
function imageTexts(): string[] {
  return allMatching('img[alt], svg > title')
    .filter((text) => isSeen(text.closest('img, svg') ?? text))
    .map((text) => attributeOf(text, 'alt') || (text.textContent ?? ''));
}

/** The text's lines, without repeated lines. */
function visibleLines(text: string): string[] {
  const lines = text.split('\n').map((line) => onOneLine(line).slice(0, 300));
  return [...new Set(lines)].filter(Boolean);
}

/**
 * The lines of quotations from customers. Carousels show quotations in turn, so new ones may appear
 * after the submit.
 */
function quotedLines(): string[] {
  return within(document, ':is(blockquote, [class*=testimonial i]):not(:has(form, main))')
    .concat(kept.before?.shows ?? [])
    .flatMap((element) => visibleLines(innerTextOf(element) ?? ''));
}

/**
 * Lines that are new since the submit. In a document that was loaded after the submit, all lines.
 */
function unknownLines(lines: string[]): string[] {
  const known = kept.before?.lines;
  return lines.filter((line) => !known?.has(line)).slice(0, 600);
}

/**
 * The questions of the visible fields. Each text contains the number of the field's `<form>` or -1,
 * whether the field can't be changed, its type and its names, separated by tabs.
 */
function visibleInputs(): string[] {
  const forms: (Element | null)[] = [...document.forms];
  return allMatching<HTMLInputElement>(shownField)
    .filter(isFieldSeen)
    .slice(0, 200)
    .map((field) => {
      const { form, disabled, readOnly, type, placeholder, name, id, autocomplete } = field;
      const names = [labelOf(field), placeholder, name, id, autocomplete];
      return [forms.indexOf(form), disabled || readOnly, type, ...names].join('\t');
    });
}

/** The number of visible spinners that turn and of visible elements marked as busy. */
function countBusy(): number {
  const turning = (element: Element) =>
    [element, ...element.children].some((one) => getComputedStyle(one).animationName !== 'none');
  const named = allMatching(classed('spinner loader loading progress')).filter(
    (element) => isSeen(element) && turning(element),
  );
  const said = allMatching(
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])',
  ).filter(isSeen);
  return named.length + said.length;
}

/**
 * Whether the form's button shows that the form is busy: many forms disable it and label it
 * `Sending…` until the answer arrives.
 */
function isButtonBusy(): boolean {
  const { button, buttonText: text } = kept.before ?? {};
  if (!button?.isConnected) return false;
  const isDisabled = button.matches(disabled);
  return isDisabled && buttonText(button) !== text && isSeen(button);
}

/**
 * Normalises text for comparison: white space, letter case and the encoding of accents don't count.
 */
function asRead(text: string): string {
  return onOneLine(text.normalize('NFC')).toLowerCase();
}

function isSelectedSeen(selector: string): boolean {
  const usable = usableSelector(selector);
  return usable !== '' && allMatching(usable).some(isSeen);
}

function leaving(): Leaving {
  const refreshes = within<HTMLMetaElement>(document, 'meta[http-equiv=refresh i]');
  if (refreshes.some(({ content }) => parseFloat(content) <= LONGEST_STAY_S)) return 'refresh';
  const handsOver = [...document.forms].some(({ elements }) => {
    const hidden: string[] = [];
    for (const field of elements as Iterable<FieldElement>) {
      if (field.type === 'hidden') hidden.push(field.value);
      else if (field.type !== 'submit' && field.matches(anyField)) return false;
    }
    return hidden.some((value) => /^\S+@\S+$|^\+?[\d -]{8,20}$/.test(value));
  });
  return handsOver ? 'handover' : '';
}

export function readPage(request: ReadingRequest): PageReading {
  const shadowTexts = allRoots()
    .slice(1)
    .flatMap(({ children }) => [...children])
    .map((element) => innerTextOf(element) ?? '');
  // A frame that is too small to see, such as a tracker's, counts as having no text.
  const isShown = innerWidth > 20 && innerHeight > 20;
  const shown = isShown ? [document.title, document.body?.innerText ?? '', ...imageTexts()] : [];
  const text = [...shown, ...shadowTexts].join('\n');
  const read = request.signs.length > 0 ? asRead(text) : '';
  const quoted = new Set(quotedLines());
  const lines = visibleLines(text).filter((line) => !quoted.has(line));
  const unknown = request.notes ? lines.slice(0, 3000) : unknownLines(lines);
  if (request.notes) noteBefore(request, lines);
  const filled = filledFields();
  const fields = formFields(request);
  const forms = fields.map(({ form }) => form);
  // Finds the fields that the browser complains about. `reportValidity()` moves the focus to one of
  // them, so an invalid field with the focus counts too.
  const invalid = allMatching<FieldElement>(':user-invalid, :focus:invalid').filter(
    (field) =>
      (fields.includes(field) || (field.form && forms.includes(field.form))) && isFieldSeen(field),
  );
  return {
    url: location.href,
    lines: unknown,
    formGone: !fields.some(isFieldSeen),
    formEmptied: filled.length > 0 && filled.every(({ value }) => !value),
    values: filled.length > 0 || request.notes ? [] : fields.map(({ value }) => value),
    invalid: invalid.map(problemOf),
    problems: pageProblems(fields),
    signs: request.signs.map((sign) => ({
      selector: isSelectedSeen(sign.selector ?? ''),
      text: Boolean(sign.text && read.includes(asRead(sign.text))),
    })),
    captcha: captchaVendor(),
    inputs: visibleInputs(),
    busy: countBusy(),
    buttonBusy: isButtonBusy(),
    builders: readBuilders(request.builders, fields),
    leaves: leaving(),
  };
}
