/** Scans the page for fields to fill in and buttons that a person would press. */
import { captchaVendor } from './captcha-vendor.ts';
import { describeButton, fieldsBeside, findButtons } from './buttons.ts';
import { describeField, isEmptied } from './describe-field.ts';
import { beforeList, boxOf, describeDrawn, isDrawnField, textBoxes } from './drawn-fields.ts';
import { choice } from './choices.ts';
import {
  anyField,
  attributeOf,
  drawnBox,
  drawnListOf,
  isBoxed,
  isSeen,
  pressedIn,
  outerFormOf,
  ownFields,
  textOf,
  usableSelector,
  type FieldElement,
} from './elements.ts';
import { kept } from './kept.ts';
import type { PageScan, ScanRequest } from './page-scan.ts';
import { allMatching, within } from './places.ts';
import { headings } from './sections.ts';

/** Whether the form only searches, because the page of a lead form may also have a search form. */
function isSearchForm(form: Element): boolean {
  if (form.matches('[role=search]')) return true;
  const typed = within<HTMLInputElement>(form, 'input, textarea').filter(
    (field) => field.matches(ownFields) && !isBoxed(field) && isSeen(field),
  );
  return typed.length > 0 && typed.every(({ type }) => type === 'search');
}

/**
 * The addresses to which the form may be sent. Reads the attributes, because a field named `action`
 * would hide the form's property.
 */
function actionsOf(form: Element): string[] {
  const senders = within(form, '[formaction]');
  const written = senders.map((one) => attributeOf(one, 'formaction'));
  return [attributeOf(form, 'action'), ...written].flatMap((action) => {
    const url = URL.parse(action, document.baseURI);
    return url ? [url.href] : [];
  });
}

/**
 * Replaces each invalid selector by one that matches nothing. If it were removed, the other
 * selectors' positions, which identify the fields, would change.
 */
function usableOf({ fields, submit, ...rest }: ScanRequest): ScanRequest {
  const nothing = ':not(*)';
  const named = fields.map((selector) => usableSelector(selector) || nothing);
  return { ...rest, fields: named, submit: usableSelector(submit) };
}

function looseLabels(forms: Element[]): PageScan['labels'] {
  const loose = allMatching<HTMLLabelElement>('label').filter(
    (label) => isSeen(label) && !(label.control?.matches(anyField) && isSeen(label.control)),
  );
  return loose.map((label) => ({
    form: forms.indexOf(outerFormOf(label) as Element),
    text: textOf(label, 120),
  }));
}

/** Whether a script has emptied the `<select>` and drawn another field in its place. */
const isReplaced = (list: FieldElement, fields: readonly Element[]) =>
  isEmptied(list) && fields.some((one) => one !== list && drawnListOf(list)?.contains(one));

export function scanPage(wanted: ScanRequest): PageScan {
  const request = usableOf(wanted);
  const forms = allMatching('form');
  const found = within(document, `h1, ${headings}, [role=heading]`);
  const context = { forms, headings: found };
  const drawnFields = `:is([role=combobox], [role=listbox][aria-haspopup], [aria-haspopup=listbox], [role=slider], [role=spinbutton], ${drawnBox}, ${pressedIn}, button[aria-expanded], ${choice}, [tabindex="0"]:not([role]), ${textBoxes}, ${beforeList}):not(${anyField})`;
  const all = allMatching(`${ownFields}, ${drawnFields}`).filter(
    (field) => field.matches(ownFields) || isDrawnField(field),
  );
  const boxes = new Set<Element | null | undefined>(all.map(boxOf));
  const fields = all.filter((field) => !boxes.has(field));
  const buttons = findButtons(request, fields);
  const beside = fieldsBeside(fields, buttons);
  kept.found = [...fields, ...buttons];
  return {
    fields: fields.map((field, index) => {
      if (!field.matches(ownFields)) {
        return describeDrawn(field as HTMLElement, index, context, request);
      }
      const described = describeField(field as FieldElement, index, context, request);
      return isReplaced(field as FieldElement, fields) ? { ...described, filled: true } : described;
    }),
    buttons: buttons.map((button, index) =>
      describeButton(
        button,
        fields.length + index,
        { forms, fields, beside: beside[index] ?? [] },
        request,
      ),
    ),
    actions: forms.map((form) => actionsOf(form)),
    labels: looseLabels(forms),
    searchForms: forms.flatMap((form, index) => (isSearchForm(form) ? [index] : [])),
    captcha: captchaVendor(),
  };
}
